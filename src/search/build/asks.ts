import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document} from 'yaml';
import * as z from 'zod';

/** Phrases by address: `/documentation/` for a page, `/documentation/#install` for a section. */
export type Asks = ReadonlyMap<string, readonly string[]>;

/** Phrases of one address, with their place for messages. */
interface Entry {
  readonly key: string;
  readonly phrases: readonly string[];
  /** `docs/quick-start.mdx:5` */
  readonly where: string;
}

/** Folders of pages in the default language, their translations, and the address of each folder. */
const ROOTS = [
  {folder: 'docs', plugin: 'docs/current', base: '/documentation/'},
  {folder: 'blog', plugin: 'blog', base: '/blog/'},
  {folder: 'src/pages', plugin: 'pages', base: '/'},
  {folder: 'openapi/pages', plugin: 'docs-api/current', base: '/api-documentation/'},
] as const;

/** Phrases for pages that have no MDX file: React pages, API operations, lists of posts. */
const FILE = {
  default: 'src/data/asks.json',
  translated: (locale: string) => `i18n/${locale}/asks.json`,
};

const phrases = z
  .array(z.string().trim().min(2).max(100, 'is longer than 100 characters: shorten the phrase'))
  .min(1)
  .max(6, 'has more than six phrases: keep the six that differ most');

const frontMatterSchema = z.object({
  slug: z.string().optional(),
  asks: phrases.optional(),
  sectionAsks: z.record(z.string(), phrases).optional(),
});

const fileSchema = z.record(
  z.string().regex(/^\/\S*$/, 'is no address such as /blog/ or /#pricing'),
  phrases,
);

interface Parsed {
  readonly document: Document;
  /** Line of a key or a list's entry in the file, or of the nearest one around it. */
  readonly lineOf: (place: readonly PropertyKey[]) => number;
}

/** JSON is YAML, so one parser reads both. */
function parse(file: string, text: string, firstLine: number): Parsed {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter});
  const [error] = document.errors;
  if (error) {
    const line = lineCounter.linePos(error.pos[0]).line + firstLine - 1;
    throw new Error(`search: ${file}:${line}: ${error.message.split('\n')[0] ?? ''}`);
  }
  return {
    document,
    lineOf: (place) => {
      let node: unknown = document.contents;
      let offset = 0;
      for (const step of place) {
        const named = isMap(node)
          ? node.items.find(({key}) => isScalar(key) && key.value === step)
          : undefined;
        const found = named?.key ?? (isSeq(node) ? node.items[Number(step)] : undefined);
        offset = isNode(found) ? (found.range?.[0] ?? offset) : offset;
        node = named ? named.value : found;
      }
      return lineCounter.linePos(offset).line + firstLine - 1;
    },
  };
}

/** Checks a file's content, and names file, line, problem and fix where it does not fit. */
function check<T>(file: string, schema: z.ZodType<T>, {document, lineOf}: Parsed): T {
  const result = schema.safeParse(document.toJS() ?? {});
  if (!result.success) {
    const problems = result.error.issues.map(
      ({path: place, message}) =>
        `search: ${file}:${lineOf(place)}: ${place.join(' › ')}: ${message}`,
    );
    throw new Error(problems.join('\n'));
  }
  return result.data;
}

const FRONT_MATTER = /^---\r?\n([^]*?)^---\s*$/m;

function readPage(siteDir: string, file: string, base: string, name: string): readonly Entry[] {
  const [, text = ''] = FRONT_MATTER.exec(readFileSync(path.join(siteDir, file), 'utf8')) ?? [];
  const parsed = parse(file, text, 2);
  const {slug, asks, sectionAsks = {}} = check(file, frontMatterSchema, parsed);
  const own = slug ?? name.replace(/\.mdx$/, '').replace(/(?:^|\/)index$/, '');
  const page = `${base}${own}/`.replace(/\/{2,}/g, '/');
  const entry = (key: string, texts: readonly string[], place: readonly string[]): Entry => ({
    key,
    phrases: texts,
    where: `${file}:${parsed.lineOf(place)}`,
  });
  return [
    ...(asks ? [entry(page, asks, ['asks'])] : []),
    ...Object.entries(sectionAsks).map(([id, texts]) =>
      entry(`${page}#${id}`, texts, ['sectionAsks', id]),
    ),
  ];
}

function readEntries(siteDir: string, locale: string, isDefault: boolean): readonly Entry[] {
  const pages = ROOTS.flatMap(({folder, plugin, base}) => {
    const own = isDefault ? folder : `i18n/${locale}/docusaurus-plugin-content-${plugin}`;
    const names = existsSync(path.join(siteDir, own))
      ? readdirSync(path.join(siteDir, own), {recursive: true, encoding: 'utf8'})
      : [];
    return names
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_|\.api\.mdx$/.test(name))
      .sort()
      .flatMap((name) => readPage(siteDir, `${own}/${name}`, base, name));
  });
  const file = isDefault ? FILE.default : FILE.translated(locale);
  if (!existsSync(path.join(siteDir, file))) {
    return pages;
  }
  const parsed = parse(file, readFileSync(path.join(siteDir, file), 'utf8'), 1);
  const others = Object.entries(check(file, fileSchema, parsed)).map(([key, texts]) => ({
    key,
    phrases: texts,
    where: `${file}:${parsed.lineOf([key])}`,
  }));
  return [...pages, ...others];
}

/**
 * Reads how people ask for pages and sections, from the front matter of MDX pages (`asks`,
 * `sectionAsks`) and from one file for the other pages.
 * @param siteDir Folder of the site's sources.
 * @param locale Language of the phrases that are wanted.
 * @param places Addresses that the site has, without the language.
 * @param locales All languages, the default one first.
 * @throws Error with file, line, problem and fix: an address that the site does not have, too many or
 * too long phrases, phrases in one language alone.
 */
export function readAsks(
  siteDir: string,
  locale: string,
  places: ReadonlySet<string>,
  locales: readonly string[],
): Asks {
  const byLocale = new Map(
    locales.map((each, index) => [each, readEntries(siteDir, each, index === 0)] as const),
  );
  const entries = byLocale.get(locale) ?? [];
  const unknown = entries
    .filter(({key}) => !places.has(key))
    .map(
      ({key, where}) =>
        `search: ${where}: the site has no “${key}”. Correct the id or the address, or take the phrases out.`,
    );
  const missing = entries.flatMap(({key, where}) =>
    locales
      .filter((other) => !byLocale.get(other)?.some((each) => each.key === key))
      .map(
        (other) =>
          `search: ${where}: “${key}” has phrases in ${locale} and none in ${other}. Add some to the same page in ${other}, in the words that people use there.`,
      ),
  );
  if (unknown.length + missing.length > 0) {
    throw new Error([...unknown, ...missing].join('\n'));
  }
  return new Map(entries.map(({key, phrases: texts}) => [key, texts]));
}
