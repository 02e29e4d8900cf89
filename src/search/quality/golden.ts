import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Locale} from '@site/src/config/locales';
import {facts, type FactId} from '@site/src/data/facts';

/** Kinds of difficult entries. Accents and elisions are French only. */
export const KINDS = [
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

/** Why a question has no answer here. */
export const UNANSWERABLE_KINDS = ['outside', 'unsupported', 'smalltalk', 'injection'] as const;

const text = z.string().trim().min(2);

const address = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+\/)*(?:#[a-z0-9-]+)?$/, 'is no address such as /blog/ or /#pricing');

/** Tuning looks at `tune` alone; `held-out` tells whether it learned more than the list. */
const set = z.enum(['tune', 'held-out']);

const expected = {
  /** Every right place, without the language: any one of them is a hit. */
  expect: z
    .array(address)
    .min(1)
    .refine((places) => new Set(places).size === places.length, 'names a place twice'),
  kind: z.enum(KINDS),
  set,
};

const searchFile = z.array(z.strictObject({query: text, ...expected}));

const questionsFile = z.strictObject({
  answerable: z.array(
    z.strictObject({
      question: text,
      ...expected,
      /** Facts whose values, and texts that, one of the expected pages has. */
      facts: z.array(z.enum(Object.keys(facts) as [FactId, ...FactId[]])).optional(),
      contains: z.array(text).optional(),
    }),
  ),
  unanswerable: z.array(z.strictObject({question: text, kind: z.enum(UNANSWERABLE_KINDS), set})),
  /** Answered wrongly once: each has to be answered, by a right page first. */
  certain: z.array(z.strictObject({question: text, expect: expected.expect})),
});

/** The golden sets of one language. */
export interface Golden extends z.infer<typeof questionsFile> {
  readonly search: z.infer<typeof searchFile>;
}

function read<T>(name: string, schema: z.ZodType<T>): T {
  const file = path.join(__dirname, 'golden', name);
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    throw new Error(`${name} cannot be used:\n${z.prettifyError(result.error)}`);
  }
  return result.data;
}

/**
 * Reads the golden sets of a language.
 * @throws Error naming the file and each entry that cannot be used.
 */
export function readGolden(locale: Locale): Golden {
  return {
    search: read(`search.${locale}.json`, searchFile),
    ...read(`questions.${locale}.json`, questionsFile),
  };
}
