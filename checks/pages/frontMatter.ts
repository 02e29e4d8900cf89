import {isNode, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {collections} from '../../src/data/schemas';
import {suggest} from '../shared/nearest';
import type {Finding, PageKind, Site} from './site';

// A message has what is wrong with a field and, after a colon, the fix.
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
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'is no list: put it into square brackets').min(1, 'is empty: write at least one');

const named = (file: string, names: readonly string[]) =>
  list(
    z.enum(names, {
      error: ({input}) =>
        `has “${String(input)}”, which ${file} does not list: write ${suggest(String(input), names)}, or add it there and in its translation`,
    }),
  );

// A day that is none is not compared with today.
const date = z.iso
  .date({error: 'is no day: write it like 2026-05-12', abort: true})
  .refine(
    (day) => Date.parse(day) <= Date.now(),
    'is in the future: the site would announce what readers cannot have yet',
  );

const page = {
  title,
  description,
  slug: text.optional(),
  keywords: list(text).optional(),
  image: text.optional(),
  title_meta: title.optional(),
  hide_table_of_contents: z.boolean().optional(),
  draft: z.boolean().optional(),
};

/** Fields that lists of pages show; src/plugins/content checks what jobs and integrations hold. */
const CONTENT_FIELDS = Object.values(collections).flatMap(({schema}) =>
  Object.keys(schema.shape).filter((name) => !(name in page)),
);

/** The fields of each kind of page: those of Docusaurus that this site can show, and its own. */
const schemasOf = ({tags, authors}: Pick<Site, 'tags' | 'authors'>) =>
  ({
    doc: z.strictObject({
      ...page,
      sidebar_label: text.optional(),
      pagination_label: text.optional(),
      sidebar_position: z.number().optional(),
    }),
    post: z.strictObject({
      ...page,
      date,
      last_update: z.strictObject({date}).optional(),
      authors: named('blog/authors.yml', authors),
      tags: named('blog/tags.yml', tags),
    }),
    entry: z.strictObject({title, slug: text, date}),
    page: z.strictObject({
      ...page,
      wrapperClassName: text.optional(),
      ...Object.fromEntries(CONTENT_FIELDS.map((name) => [name, z.unknown().optional()])),
      duties: list(text).optional(),
      requirements: list(text).optional(),
    }),
  }) satisfies Record<PageKind, z.ZodObject>;

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
  site: Pick<Site, 'tags' | 'authors'>,
): Finding[] {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const schema = schemasOf(site)[kind];
  const issues = schema.safeParse(document.toJS() ?? {}).error?.issues ?? [];
  return issues.flatMap((issue): Finding[] => {
    const faultOf = (place: readonly PropertyKey[], problem: string, fix: string): Finding => {
      const node = document.getIn(place, true);
      const start = isNode(node) ? node.range?.[0] : undefined;
      // The front matter's first line is the file's second, after `---`.
      const line = start === undefined ? 1 : lines.linePos(start).line + 1;
      return {line, text: `The field ${place.join('.')} ${problem}.`, fix: `${fix}.`};
    };
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(schema.shape);
      return issue.keys.map((key) =>
        faultOf([...issue.path, key], 'is unknown', `write ${suggest(key, known)}, or remove it`),
      );
    }
    const [problem = '', fix = 'correct it'] = issue.message.split(': ');
    return [
      document.hasIn(issue.path)
        ? faultOf(issue.path, problem, fix)
        : faultOf(issue.path, 'is missing', 'add it between the --- lines'),
    ];
  });
}
