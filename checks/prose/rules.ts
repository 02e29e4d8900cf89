import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

/** Kinds of text: pages and labels by their language, comments and messages in code. */
const SCOPES = ['english', 'french', 'comments'] as const;

export type Scope = (typeof SCOPES)[number];

const rule = z.strictObject({
  find: z.string(),
  case: z.boolean().default(false),
  write: z.string(),
  wrong: z.string(),
  right: z.string().optional(),
});

const schema = z.array(z.strictObject({in: z.array(z.enum(SCOPES)), rules: z.array(rule)}));

export interface Rule extends Pick<z.infer<typeof rule>, 'write' | 'wrong' | 'right'> {
  readonly scopes: readonly Scope[];
  readonly pattern: RegExp;
}

/** `\b` knows no letters with accents, so the start and the end of a word are written out. */
const withEdges = (find: string): string =>
  find.replaceAll(/\\b/g, (_edge, offset: number) =>
    offset === 0 || '(:|'.includes(find.charAt(offset - 1))
      ? '(?<![\\p{L}\\d_])'
      : '(?![\\p{L}\\d_])',
  );

/** @returns The rules of rules.yml, in its order. */
export function readRules(): Rule[] {
  const source = fs.readFileSync(path.join(__dirname, 'rules.yml'), 'utf8');
  return schema.parse(parse(source)).flatMap(({in: scopes, rules}) =>
    rules.map(({find, case: isCase, ...own}) => ({
      ...{...own, scopes},
      pattern: new RegExp(withEdges(find).replaceAll(' ', ' +'), isCase ? 'gu' : 'giu'),
    })),
  );
}
