import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findNodeAtLocation, parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import * as z from 'zod';
import type {Asked, AskedPlace} from '../../lib/siteSearch/packAsked';
import type {IndexedPage} from './buildIndex';

/** Name of the file whose keys are no addresses. */
const UNANSWERED_FILE = 'unanswered.json';

const LONGEST_PHRASE = 160;

interface Entry {
  readonly key: string;
  readonly phrases: readonly string[];
  /** For messages: `docs.json:12`. */
  readonly where: string;
}

/** Schema of a file: phrases by language, by address or topic. */
function fileSchema(locales: readonly string[]): z.ZodType<Record<string, unknown>> {
  const phrase = z.string().trim().min(2).max(LONGEST_PHRASE);
  const phrases = z.array(phrase).min(1);
  return z.record(
    z.string(),
    z.strictObject(Object.fromEntries(locales.map((locale) => [locale, phrases]))),
  );
}

function parseFile(file: string, locale: string, locales: readonly string[]): readonly Entry[] {
  const text = readFileSync(file, 'utf8');
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors);
  const [error] = errors;
  if (!tree || error) {
    throw new Error(
      `search-index: ${file}:${lineOf(error?.offset ?? 0)} is not valid JSON (${error ? printParseErrorCode(error.error) : 'empty'}). Look for a missing comma or quotation mark.`,
    );
  }
  const where = (at: readonly PropertyKey[]): string => {
    // What lacks has no place: its surroundings have.
    const place = at as (string | number)[];
    const node = findNodeAtLocation(tree, place) ?? findNodeAtLocation(tree, place.slice(0, -1));
    return `${file}:${lineOf(node?.offset ?? 0)}`;
  };
  const result = fileSchema(locales).safeParse(JSON.parse(text));
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${where(issue.path)} ${issue.path.join(' › ')}: ${issue.message}`,
    );
    throw new Error(
      `search-index: each entry needs phrases in each language (${locales.join(', ')}) and nothing else:\n${problems.join('\n')}`,
    );
  }
  const entries = result.data as Record<string, Record<string, readonly string[]>>;
  return Object.entries(entries).map(([key, phrases]) => ({
    key,
    phrases: phrases[locale] ?? [],
    where: where([key]),
  }));
}

/** The page and the section of an address such as `/documentation/#install`. */
function findPlace(
  {key, where}: Entry,
  baseUrl: string,
  pages: readonly IndexedPage[],
): readonly [page: number, section: number] {
  const [address = '', id = ''] = key.split('#');
  const page = pages.findIndex(({url}) => url === baseUrl + address.replace(/^\//, ''));
  const {sections = []} = pages[page] ?? {};
  if (page < 0) {
    throw new Error(
      `search-index: ${where} names “${address}”, which is no page of the index. Correct the address, or take the entry out where the page is gone.`,
    );
  }
  if (id === '') {
    return [page, 0];
  }
  const section = sections.findIndex((each) => each.id === id);
  if (section < 0) {
    throw new Error(
      `search-index: ${where} names “${key}”, but the page has no section “${id}”. It has: ${sections.flatMap((each) => (each.id ? [each.id] : [])).join(', ')}.`,
    );
  }
  return [page, section];
}

/**
 * Reads what people ask and type for, by the page that answers it.
 * @param folder Folder of JSON files: `{"/address/#section": {"en": ["phrase"], "fr": […]}}`;
 * `unanswered.json` has names of topics instead of addresses.
 * @param language Whose phrases are wanted, all languages of the site, and the base path of this one.
 * @param pages The pages of the index.
 * @throws Naming file, line and what to do: no JSON, a language that lacks, no such page or section.
 */
export function readAsked(
  folder: string,
  {locale, locales, baseUrl}: {locale: string; locales: readonly string[]; baseUrl: string},
  pages: readonly IndexedPage[],
): Asked {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const read = (name: string): readonly Entry[] =>
    parseFile(path.join(folder, name), locale, locales);
  return {
    places: files
      .filter((name) => name !== UNANSWERED_FILE)
      .flatMap(read)
      .map((entry): AskedPlace => [...findPlace(entry, baseUrl, pages), entry.phrases]),
    unanswered: files
      .filter((name) => name === UNANSWERED_FILE)
      .flatMap(read)
      .flatMap(({phrases}) => phrases),
  };
}
