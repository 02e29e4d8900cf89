import * as z from 'zod';
import type {ContentOf} from '../plugins/content/load';
import {sentence, text} from '../plugins/content/texts';

/** Ids are for code and addresses: small letters, and hyphens between words. */
const id = z.string().regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, {
  error: 'an id has small letters, digits and hyphens, such as ci-cd',
});

const question = z.strictObject({
  question: z.string().regex(/\?$/, {error: 'word it as a question'}).meta({translated: true}),
  answer: sentence,
});

/** Differences between the plans; a card lists them in the order of its plan. */
const feature = z.enum([
  'sessions',
  'time',
  'reports',
  'support',
  'ci',
  'lab',
  'manager',
  'integrations',
]);

/** Content of each file of this folder, by its name: `faq` for `faq.yml`. */
export const schemas = {
  sentences: z.strictObject({trial: sentence, pipeline: sentence}),
  benefits: z.record(id, z.strictObject({title: text, description: sentence})),
  faq: z.record(id, question),
  'billing-questions': z.record(id, question),
  'billed-units': z.record(id, z.strictObject({title: text, text: sentence})),
  'every-plan': z.array(text),
  'blog-categories': z.record(id, sentence),
  plans: z.record(
    z.enum(['fire', 'starter', 'professional', 'enterprise']),
    z.strictObject({
      name: z.string(),
      /** The fact that is its price per month. */
      monthly: z.enum(['starterPrice', 'professionalPrice']).optional(),
      /** Of a plan without a price per month. */
      price: text.optional(),
      description: sentence,
      button: text,
      popular: z.boolean().default(false),
      features: z.partialRecord(feature, text),
    }),
  ),
};

/** Pages whose front matter is data as well: a list shows them all. */
export const collections = {};

type Kinds = typeof schemas;

/** Types of `@generated/content/default/<name>.json`, which components import. */
export type Content = {
  readonly [Name in keyof Kinds]: ContentOf<Kinds[Name]>;
};
