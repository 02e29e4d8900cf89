import {isMap, isNode, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {collections} from '../../src/data/schemas';
import {nearest} from '../shared/nearest';
import type {Finding, PageKind, Site} from './types';

const text = z
  .string('is no text: put it into quotation marks')
  .trim()
  .min(1, 'is empty: write it, or remove the field');

const title = text.max(
  70,
  'is longer than 70 characters, and results of searches cut it: shorten it',
);

/** As long as search engines show whole, and long enough to say something. */
const description = text
  .min(50, 'is shorter than 50 characters: say what readers find on the page')
  .max(170, 'is longer than 170 characters, and results of searches cut it: shorten it');

/** A list with something in it. */
const list = z
  .array(text, 'is no list: put it into square brackets')
  .min(1, 'is empty: write at least one');

// A day that is none is not compared with today.
const date = z.iso
  .date({error: 'is no day: write it like 2026-05-12', abort: true})
  .refine(
    (day) => Date.parse(day) <= Date.now(),
    'is in the future: the site would announce what readers cannot have yet',
  );

const page = {
  ...{title, description, slug: text.optional()},
  ...{keywords: list.optional(), image: text.optional(), title_meta: title.optional()},
  ...{hide_table_of_contents: z.boolean().optional(), draft: z.boolean().optional()},
};

/** Fields that lists of pages show. */
const CONTENT_FIELDS = Object.values(collections).flatMap(({schema}) =>
  Object.keys(schema.shape).filter((name) => !(name in page)),
);

/** The fields of each kind of page: those of Docusaurus that this site can show, and its own. */
const SCHEMAS: Readonly<Record<PageKind, z.ZodObject>> = {
  doc: z.strictObject({
    ...page,
    sidebar_label: text.optional(),
    pagination_label: text.optional(),
    sidebar_position: z.number().optional(),
  }),
  post: z.strictObject({
    ...{...page, date},
    last_update: z.strictObject({date}).optional(),
    authors: list,
    tags: list,
  }),
  entry: z.strictObject({title, slug: text, date}),
  page: z.strictObject({
    ...page,
    wrapperClassName: text.optional(),
    // src/plugins/content checks what jobs and integrations hold.
    ...Object.fromEntries(CONTENT_FIELDS.map((name) => [name, z.unknown().optional()])),
    duties: list.optional(),
    requirements: list.optional(),
  }),
};

/** Fields with names that a file of the blog has, which is one in each language. */
const NAMED = {tags: 'blog/tags.yml', authors: 'blog/authors.yml'} as const;

/**
 * Checks the front matter of a page.
 * @param kind Of the page: each has fields of its own.
 * @param source YAML between the `---` lines, which is valid.
 * @param site What the fields may name.
 * @returns Fields that the site does not know, that are missing, or that cannot be right.
 */
export function checkFrontMatter(
  kind: PageKind,
  source: string,
  site: Pick<Site, keyof typeof NAMED>,
): Finding[] {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const values = (document.toJS() ?? {}) as Readonly<Record<string, unknown>>;
  const lineOf = (...[field = '', ...rest]: readonly PropertyKey[]): number => {
    const pairs = isMap(document.contents) ? document.contents.items : [];
    const key = pairs.find((pair) => String(pair.key) === field)?.key;
    const value = rest.length > 0 ? document.getIn([field, ...rest], true) : undefined;
    const node = isNode(value) ? value : key;
    const start = isNode(node) ? node.range?.[0] : undefined;
    // The front matter's first line is the file's second, after `---`.
    return start === undefined ? 1 : lines.linePos(start).line + 1;
  };
  const known = Object.keys(SCHEMAS[kind].shape);
  const issues = SCHEMAS[kind].safeParse(values).error?.issues ?? [];
  const mistyped = Object.keys(values).filter((field) => !known.includes(field));
  const meant = mistyped.map((field) => nearest(field, known));
  const isUnknown = (field: keyof typeof NAMED, name: unknown): boolean =>
    known.includes(field) && !site[field].includes(String(name));
  const unknown = (['tags', 'authors'] as const).flatMap((field) => {
    const given: unknown = values[field];
    return (Array.isArray(given) ? given : []).flatMap((name: unknown, index): Finding[] => {
      const near = nearest(String(name), site[field]) ?? `one of ${site[field].join(', ')}`;
      return isUnknown(field, name)
        ? [
            {
              line: lineOf(field, index),
              text: `${NAMED[field]} has no “${String(name)}”.`,
              fix: `write ${near}, or add it there and in its translation.`,
            },
          ]
        : [];
    });
  });
  return [
    ...issues.flatMap((issue): Finding[] => {
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({
          line: lineOf(...issue.path, key),
          text: `The field ${key} is unknown.`,
          fix: `write ${nearest(key, known) ?? `one of ${known.join(', ')}`}, or remove it.`,
        }));
      }
      const field = String(issue.path[0]);
      const [problem = '', fix = 'correct it'] = issue.message.split(': ');
      if (meant.includes(field)) {
        return [];
      }
      return values[field] === undefined
        ? [{line: 1, text: `The field ${field} is missing.`, fix: 'add it between the --- lines.'}]
        : [
            {
              line: lineOf(...issue.path),
              text: `The field ${issue.path.join('.')} ${problem}.`,
              fix: `${fix}.`,
            },
          ];
    }),
    ...unknown,
  ];
}
