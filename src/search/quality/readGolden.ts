import path from 'node:path';
import {readFileSync} from 'node:fs';
import {z} from 'zod';

export type GoldenLocale = 'en' | 'fr';

/** What makes an entry hard. Accents and elisions are French only. */
export const QUERY_KINDS = [
  'exact',
  'paraphrase',
  'plural',
  'typo',
  'code',
  'error',
  'synonym',
  'question',
  'mixed-language',
  'accents-missing',
  'elision',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** Kinds of which each language has entries. */
export const KINDS_OF: Readonly<Record<GoldenLocale, readonly QueryKind[]>> = {
  en: QUERY_KINDS.filter((kind) => kind !== 'accents-missing' && kind !== 'elision'),
  fr: QUERY_KINDS,
};

/** Why a question has no answer here. */
export const UNANSWERABLE_KINDS = ['outside', 'unsupported', 'smalltalk', 'injection'] as const;
export type UnanswerableKind = (typeof UNANSWERABLE_KINDS)[number];

/** Tuning looks at `tune` alone; `held-out` tells whether it learned more than the list. */
export const GOLDEN_SETS = ['tune', 'held-out'] as const;
export type GoldenSet = (typeof GOLDEN_SETS)[number];

const set = z.enum(GOLDEN_SETS);

const address = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+\/)*(?:#[a-z0-9-]+)?$/, 'is no address such as /blog/ or /#pricing');

const expected = {
  expect: z.array(address).min(1).readonly(),
  kind: z.enum(QUERY_KINDS),
  set,
};

const text = z.string().trim().min(2);

const searchQuery = z.strictObject({query: text, ...expected}).readonly();

const answerable = z
  .strictObject({
    question: text,
    ...expected,
    facts: z.array(z.string()).min(1).readonly().optional(),
    contains: z.array(text).min(1).readonly().optional(),
  })
  .readonly();

const unanswerable = z
  .strictObject({question: text, kind: z.enum(UNANSWERABLE_KINDS), set})
  .readonly();

const searchFile = z.array(searchQuery).readonly();

const questionsFile = z
  .strictObject({
    answerable: z.array(answerable).readonly(),
    unanswerable: z.array(unanswerable).readonly(),
  })
  .readonly();

/**
 * Something typed into the search. `expect` lists every right place, without the language: any one
 * of them is a hit. `/page/#id` names the section that a result should land on.
 */
export type SearchQuery = z.infer<typeof searchQuery>;

/**
 * A question that the site answers, with the pages that do. A right answer gives the value of each
 * of `facts` (ids of src/data/facts.ts) and holds each of `contains`, letter case and kinds of
 * spaces aside.
 */
export type AnswerableQuestion = z.infer<typeof answerable>;

/** A question to decline: no page may be given as its answer. */
export type UnanswerableQuestion = z.infer<typeof unanswerable>;

/** The golden sets of one language. */
export interface Golden {
  readonly search: readonly SearchQuery[];
  readonly answerable: readonly AnswerableQuestion[];
  readonly unanswerable: readonly UnanswerableQuestion[];
}

/**
 * Checks the content of a golden set.
 * @param name Name of its file, for the message.
 * @param schema What it has to be.
 * @param value Its parsed content.
 * @throws Error naming the file and each entry that cannot be used.
 */
function check<T>(name: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(`${name} cannot be used:\n${problems.join('\n')}`);
  }
  return result.data;
}

/**
 * Reads the golden sets of a language.
 * @param locale Their language.
 * @param folder Where the files stand, golden/ unless given.
 * @throws Error naming the file and each entry that cannot be used.
 */
export function readGolden(locale: GoldenLocale, folder = path.join(__dirname, 'golden')): Golden {
  const searchName = `search.${locale}.json`;
  const questionsName = `questions.${locale}.json`;
  return {
    search: check(
      searchName,
      searchFile,
      JSON.parse(readFileSync(path.join(folder, searchName), 'utf8')),
    ),
    ...check(
      questionsName,
      questionsFile,
      JSON.parse(readFileSync(path.join(folder, questionsName), 'utf8')),
    ),
  };
}

/**
 * Page of an address, without the section.
 * @param place Such as `/documentation/#install`.
 * @returns Such as `/documentation/`.
 */
export function pageOf(place: string): string {
  return place.replace(/#.*$/, '');
}
