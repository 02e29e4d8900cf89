import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

/** Kinds of text: pages and labels by their language, comments and messages in code. */
const SCOPES = ['english', 'french', 'comments'] as const;

export type Scope = (typeof SCOPES)[number];

const schema = z.array(
  z.strictObject({
    in: z.array(z.enum(SCOPES)),
    rules: z.array(
      z.strictObject({
        find: z.string(),
        case: z.boolean().default(false),
        write: z.string(),
        fix: z.string().optional(),
        wrong: z.string(),
        right: z.string().optional(),
      }),
    ),
  }),
);

export interface Rule {
  readonly scopes: readonly Scope[];
  readonly pattern: RegExp;
  /** Completes "write …". */
  readonly write: string;
  /** Replacement for what was found, where there is only one. */
  readonly fix?: string;
  /** Examples that the unit tests read. */
  readonly wrong: string;
  readonly right?: string;
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
  return schema.parse(parse(source)).flatMap((group) =>
    group.rules.map(({find, case: isCase, ...rule}) => ({
      ...rule,
      scopes: group.in,
      pattern: new RegExp(withEdges(find).replaceAll(' ', ' +'), isCase ? 'gu' : 'giu'),
    })),
  );
}
