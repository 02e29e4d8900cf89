import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';
import {projectRoot} from '../../scripts/lib/paths';
import {schemas} from '../../src/data/schemas';

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
const withEdges = (find: string) =>
  find.replaceAll(/\\b/g, (_edge, offset: number) =>
    offset === 0 || '(:|'.includes(find.charAt(offset - 1))
      ? '(?<![\\p{L}\\d_])'
      : '(?![\\p{L}\\d_])',
  );

const read = <Type>(type: z.ZodType<Type>, file: string) =>
  type.parse(parse(fs.readFileSync(file, 'utf8')));

/** Words that a term replaces, in the singular and in the plural. */
const wordRules = (scope: Scope, term: string, words: readonly string[] = []) =>
  words.map((word) => ({
    scopes: [scope],
    find: `\\b${word.replaceAll(/(?=\s|$)/g, 's?')}\\b`,
    case: false,
    write: `“${term.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())}”`,
    wrong: word,
  }));

/** @returns The rules of rules.yml, and those of the words that the glossary's terms replace. */
export function readRules(): Rule[] {
  const rules = read(schema, path.join(__dirname, 'rules.yml'));
  const glossary = read(schemas.glossary, path.join(projectRoot, 'src/data/glossary.yml'));
  return [
    ...rules.flatMap(({in: scopes, rules: list}) => list.map((one) => ({...one, scopes}))),
    ...Object.values(glossary).flatMap(({en, fr, avoidEn, avoidFr}) => [
      ...wordRules('english', en, avoidEn),
      ...wordRules('french', fr, avoidFr),
    ]),
  ].map(({find, case: isCase, ...one}) => ({
    ...one,
    pattern: new RegExp(withEdges(find).replaceAll(' ', ' +'), isCase ? 'gu' : 'giu'),
  }));
}
