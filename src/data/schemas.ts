import * as z from 'zod';
import type {ContentOf, EntriesOf} from '../plugins/content/load';
import {sentence, text} from '../plugins/content/texts';
import {DEVICE_KINDS} from './devices/types';

/** Ids are for code and URLs: small letters, and hyphens between words. */
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

/** Questions that visitors ask before they sign up. */
const TOPICS = ['what', 'concurrency', 'real', 'integrations', 'recording', 'geo'];

/** The purpose of a tool; src/data/integration-categories.yml names each. */
const category = z.enum(['automation', 'development', 'communication', 'analytics']);

/** Parts of the glossary. */
const PARTS = ['account', 'sessions', 'tests', 'api'] as const;

const linkGroup = z.strictObject({title: text, links: z.array(id)});

const navigation = z
  .strictObject({
    links: z.record(
      id,
      z.strictObject({
        label: text,
        to: z
          .string()
          .regex(/^(?:\/.*|status)$/, {error: 'write a path, which begins with a slash'}),
        page: z.string().optional(),
      }),
    ),
    header: z.array(id),
    resources: z.record(id, linkGroup),
    footer: z.record(id, linkGroup),
  })
  .superRefine(({links, header, resources, footer}, context) => {
    const groups = [...Object.values(resources), ...Object.values(footer)];
    for (const name of [...header, ...groups.flatMap((group) => group.links)]) {
      if (!(name in links)) {
        context.addIssue({code: 'custom', message: `add the link ${name}`, path: ['links']});
      }
    }
  });

/** Content of each file of this folder, by its name: `faq` for `faq.yml`. */
export const schemas = {
  choices: z.record(id, sentence),
  benefits: z.record(id, z.strictObject({title: text, description: sentence})),
  faq: z.record(id, question).refine((all) => TOPICS.every((topic) => topic in all), {
    error: `keep the questions ${TOPICS.join(', ')}; others may be added`,
  }),
  'billing-questions': z.record(id, question),
  suggestions: z.record(
    id,
    z.strictObject({
      question: z.string().regex(/\?$/, {error: 'word it as a question'}).meta({translated: true}),
      /** Beginnings of URLs. */
      pages: z.array(z.string().startsWith('/').endsWith('/')),
    }),
  ),
  'device-categories': z.record(
    z.enum(DEVICE_KINDS),
    z.strictObject({
      name: text,
      description: sentence,
      devices: z.array(z.string()).length(5),
      versions: z.array(z.string()).default([]),
      releases: z.array(text).optional(),
    }),
  ),
  'billed-units': z.record(id, z.strictObject({title: text, text: sentence})),
  'every-plan': z.array(text),
  figures: z.record(id, z.strictObject({value: text, label: text})),
  'integration-categories': z.record(category, text),
  'blog-categories': z.record(id, sentence),
  navigation,
  glossary: z.record(
    id,
    z.strictObject({
      /** Its part of the glossary; a term that has none is for writers. */
      part: z.enum(PARTS).optional(),
      en: z.string(),
      fr: z.string(),
      /** Page about it. */
      to: z.string().startsWith('/').optional(),
      /** Names in code are between backticks. */
      meaning: sentence.optional(),
      /** Other words for it, which no text uses, in the singular. */
      avoidEn: z.array(z.string()).optional(),
      avoidFr: z.array(z.string()).optional(),
    }),
  ),
  plans: z
    .record(
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
    )
    .refine((all) => Object.values(all).filter(({popular}) => popular).length === 1, {
      error: 'mark one plan as popular',
    }),
};

/** Pages whose front matter is data as well: a list shows them all. */
export const collections = {
  /** Open roles. */
  jobs: {
    folder: 'src/pages/careers',
    translations: 'docusaurus-plugin-content-pages/careers',
    schema: z.object({
      title: text,
      summary: sentence,
      department: text,
      /** Day on which the job was first shown. */
      posted: z.iso.date(),
      position: z.int(),
    }),
  },
  /** The name of a page's file is that of the tool's mark in marks.ts. */
  integrations: {
    folder: 'src/pages/integrations',
    translations: 'docusaurus-plugin-content-pages/integrations',
    schema: z.object({
      /** The maker's own spelling. */
      name: z.string(),
      summary: z
        .string()
        .max(110, {error: 'say it in 110 characters: it has to fit a card'})
        .regex(/[.]$/, {error: 'end it with a full stop'})
        .meta({translated: true}),
      category,
      popular: z.boolean().default(false),
      /** Its maker has ended it: the card also leads to how to move away from it. */
      retired: z.boolean().default(false),
      position: z.int(),
    }),
  },
};

type Kinds = typeof schemas;
type Collections = typeof collections;

/** Types of `@generated/content/default/<name>.json`, which components import. */
export type Content = {
  readonly [Name in keyof Kinds]: ContentOf<Kinds[Name]>;
} & {
  readonly [Name in keyof Collections]: EntriesOf<Collections[Name]>;
};
