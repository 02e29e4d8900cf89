import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {nearest} from '../shared/nearest';
import type {Finding, PageKind} from './types';

const text = z.string().trim().min(1, 'is empty: write it, or remove the field');

const title = text.max(
  70,
  'is longer than 70 characters, and results of searches cut it: shorten it',
);

/** As long as search engines show whole, and long enough to say something. */
const description = text
  .min(50, 'is shorter than 50 characters: say what readers find on the page')
  .max(170, 'is longer than 170 characters, and results of searches cut it: shorten it');

const date = z.iso
  .date('is no day: write it like 2026-05-12')
  .refine(
    (day) => Date.parse(day) <= Date.now(),
    'is in the future: the site would announce what readers cannot have yet',
  );

const page = {
  ...{title, description, slug: text.optional()},
  ...{keywords: z.array(text).optional(), image: text.optional(), title_meta: title.optional()},
  // src/search/build checks what they hold.
  ...{asks: z.unknown().optional(), sectionAsks: z.unknown().optional()},
  ...{hide_table_of_contents: z.boolean().optional(), draft: z.boolean().optional()},
};

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
    authors: z.array(text).min(1),
    tags: z.array(text).min(1),
  }),
  entry: z.strictObject({title, slug: text, date}),
  page: z.strictObject({
    ...page,
    wrapperClassName: text.optional(),
    duties: z.array(text).optional(),
    requirements: z.array(text).optional(),
  }),
};

/**
 * Checks the front matter of a page.
 * @param kind Of the page: each has fields of its own.
 * @param source YAML between the `---` lines, which is valid.
 * @returns Fields that the site does not know, that are missing, or that cannot be right.
 */
export function checkFrontMatter(kind: PageKind, source: string): Finding[] {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const values = (document.toJS() ?? {}) as Readonly<Record<string, unknown>>;
  const lineOf = (field: string): number => {
    const pairs = isMap(document.contents) ? document.contents.items : [];
    const key = pairs.find((pair) => String(pair.key) === field)?.key;
    // The front matter's first line is the file's second, after `---`.
    return isScalar(key) ? lines.linePos(key.range[0]).line + 1 : 1;
  };
  const known = Object.keys(SCHEMAS[kind].shape);
  const issues = SCHEMAS[kind].safeParse(values).error?.issues ?? [];
  const mistyped = Object.keys(values).filter((field) => !known.includes(field));
  const meant = mistyped.map((field) => nearest(field, known));
  return issues.flatMap((issue): Finding[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        line: lineOf(key),
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
      : [{line: lineOf(field), text: `The field ${field} ${problem}.`, fix: `${fix}.`}];
  });
}
