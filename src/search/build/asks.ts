import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {CONTENT_FOLDERS, pageAddress, translationFolder} from '../../lib/pageAddress';

/** Phrases by address: `/documentation/` for a page, `/documentation/#install` for a section. */
export type Asks = ReadonlyMap<string, readonly string[]>;

/** Phrases of one address, with their place for messages. */
interface Entry {
  readonly key: string;
  readonly phrases: readonly string[];
  /** `docs/quick-start.mdx:5` */
  readonly where: string;
}

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

const FRONT_MATTER = /^---\r?\n([^]*?)^---\s*$/m;

/** Content of a file, or its front matter, with places in it for messages. */
interface Source<T> {
  readonly content: T;
  /** The whole file. */
  readonly source: string;
  /** File and line of a value. */
  readonly where: (place: readonly PropertyKey[]) => string;
}

/** Reads and checks a file; the error names file, line, problem and fix. */
function readSource<T>(siteDir: string, file: string, schema: z.ZodType<T>): Source<T> {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  // JSON is YAML. The line of the first `---` stays, so that lines are those of the file.
  const text = file.endsWith('.json') ? source : `\n${FRONT_MATTER.exec(source)?.[1] ?? ''}`;
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const at = (offset: number): string => `${file}:${lines.linePos(offset).line}`;
  const [error] = document.errors;
  if (error) {
    throw new Error(`search: ${at(error.pos[0])}: ${error.message.split('\n')[0] ?? ''}`);
  }
  const where = (place: readonly PropertyKey[]): string => {
    const node = document.getIn(place, true);
    return at(isNode(node) ? (node.range?.[0] ?? 0) : 0);
  };
  const result = schema.safeParse(document.toJS() ?? {});
  if (!result.success) {
    const problems = result.error.issues.map(
      ({path: place, message}) => `search: ${where(place)}: ${place.join(' › ')}: ${message}`,
    );
    throw new Error(problems.join('\n'));
  }
  return {content: result.data, source, where};
}

/** The phrases of one language. */
interface Language {
  readonly entries: readonly Entry[];
  /** Pages with a file, by their address. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Whether a language has a page, or a section, that another one has: English may land before its translation. */
function has({sources}: Language, key: string, other: Language): boolean {
  const [page = '', id] = key.split('#');
  const heading = `#${id} */}`;
  return (
    sources.has(page) === other.sources.has(page) &&
    (id === undefined ||
      sources.get(page)?.includes(heading) === other.sources.get(page)?.includes(heading))
  );
}

function readPage(siteDir: string, file: string, base: string, name: string) {
  const {content, source, where} = readSource(siteDir, file, frontMatterSchema);
  const page = pageAddress(base, name, content.slug);
  const own = content.asks ? [{key: page, phrases: content.asks, where: where(['asks'])}] : [];
  const sections = Object.entries(content.sectionAsks ?? {}).map(([id, texts]) => ({
    key: `${page}#${id}`,
    phrases: texts,
    where: where(['sectionAsks', id]),
  }));
  return {page, source, entries: [...own, ...sections]};
}

function readLanguage(siteDir: string, locale: string, isDefault: boolean): Language {
  const pages = CONTENT_FOLDERS.flatMap((folder) => {
    const own = isDefault ? folder.source : translationFolder(folder, locale);
    const names = existsSync(path.join(siteDir, own))
      ? readdirSync(path.join(siteDir, own), {recursive: true, encoding: 'utf8'})
      : [];
    return names
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => name.endsWith('.mdx') && !/(?:^|\/)_|\.api\.mdx$/.test(name))
      .sort()
      .map((name) => readPage(siteDir, `${own}/${name}`, folder.base, name));
  });
  const sources = new Map(pages.map(({page, source}) => [page, source] as const));
  const entries = pages.flatMap((page) => page.entries);
  const file = isDefault ? FILE.default : FILE.translated(locale);
  if (!existsSync(path.join(siteDir, file))) {
    return {entries, sources};
  }
  const {content, where} = readSource(siteDir, file, fileSchema);
  const others = Object.entries(content).map(([key, texts]) => ({
    key,
    phrases: texts,
    where: where([key]),
  }));
  return {entries: [...entries, ...others], sources};
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
    locales.map((each, index) => [each, readLanguage(siteDir, each, index === 0)] as const),
  );
  const own: Language = byLocale.get(locale) ?? {entries: [], sources: new Map()};
  const {entries} = own;
  const unknown = entries
    .filter(({key}) => !places.has(key))
    .map(
      ({key, where}) =>
        `search: ${where}: the site has no “${key}”. Correct the id or the address, or take the phrases out.`,
    );
  const missing = entries.flatMap(({key, where}) =>
    [...byLocale]
      .filter(
        ([, other]) => !other.entries.some((each) => each.key === key) && has(other, key, own),
      )
      .map(
        ([other]) =>
          `search: ${where}: “${key}” has phrases in ${locale} and none in ${other}. Add some to the same page in ${other}, in the words that people use there.`,
      ),
  );
  if (unknown.length + missing.length > 0) {
    throw new Error([...unknown, ...missing].join('\n'));
  }
  return new Map(entries.map(({key, phrases: texts}) => [key, texts]));
}
