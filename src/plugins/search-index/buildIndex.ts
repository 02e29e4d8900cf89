import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import {text as readText} from 'node:stream/consumers';
import {gunzipSync} from 'node:zlib';
import {indexWords} from '../../lib/siteSearch/indexText';
import {stemOf, type SearchLanguage} from '../../lib/siteSearch/language';
import {
  OUTLINE_FILE,
  type Outline,
  type OutlinePage,
  type RecordPlace,
} from '../../lib/siteSearch/outline';
import {packAsked, type Asked} from '../../lib/siteSearch/packAsked';
import type {Kind} from '../../lib/siteSearch/types';
import {kindOfSection} from './kindOf';
import type {ReadPage} from './readPage';

export interface IndexedPage extends ReadPage {
  readonly url: string;
  readonly kind: Kind;
}

/** Files that the browser asks for; Pagefind's own screens and its copies of the texts stay away. */
const KEPT = /^(?:pagefind\.js|pagefind-entry\.json|index\/.*|pagefind\..*\.pf_meta|wasm\..*)$/;

const FRAGMENT_START = 'pagefind_dcd';

const HASH_LENGTH = 10;

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

function textsOf(page: IndexedPage): string {
  return JSON.stringify(page.sections.map(({text}) => text));
}

function outlinePage(page: IndexedPage): OutlinePage {
  const {url, title, kind, sections, keywords, description} = page;
  return {
    url,
    title,
    kind,
    file: `pages/${hashOf(textsOf(page))}.json`,
    keywords: [keywords, description].filter(Boolean).join(' · '),
    sections: sections.map(({id, title: heading}) => ({
      id,
      title: heading,
      kind: kindOfSection(url, id),
    })),
  };
}

/** All words of the pages and of what is asked, with the number of pages that hold each. */
function countWords(pages: readonly IndexedPage[], {places, unanswered}: Asked): string {
  const counts = new Map<string, number>();
  const indexed = new Set<string>();
  pages.forEach(({title, keywords, description, sections}, page) => {
    const phrases = places.flatMap(([of, , each]) => (of === page ? each : []));
    const texts = indexWords(sections.map((each) => `${each.title}\n${each.text}`).join('\n'));
    const others = indexWords([title, keywords, description, ...phrases].join('\n'));
    texts.forEach((word) => indexed.add(word));
    new Set([...texts, ...others]).forEach((word) => {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    });
  });
  // They are words that people mean, and no slips for others.
  for (const word of indexWords(unanswered.join('\n'))) {
    counts.set(word, counts.get(word) ?? 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, count]) => `${word} ${indexed.has(word) ? count : -count}`)
    .join(' ');
}

interface PagefindFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** One record per section; its address is its place in the outline. */
function recordsOf(pages: readonly IndexedPage[], language: string): readonly object[] {
  return pages.flatMap(({sections}, page) =>
    sections.map(({title, text}, section) => ({
      url: `/${page}/${section}`,
      content: `<html lang="${language}"><body><h2>${indexWords(title).join(' ')}</h2><p>${indexWords(text).join(' ')}</p></body></html>`,
    })),
  );
}

async function runPagefind(
  pages: readonly IndexedPage[],
  language: string,
): Promise<readonly PagefindFile[]> {
  const child = spawn(process.execPath, [path.join(__dirname, 'runPagefind.mjs')]);
  const output = Promise.all([readText(child.stdout), readText(child.stderr)]);
  child.stdin.end(JSON.stringify({language, records: recordsOf(pages, language)}));
  const [code] = (await once(child, 'close')) as [number | null];
  const [result, errors] = await output;
  if (code !== 0) {
    throw new Error(`search-index: Pagefind failed.\n${errors}`);
  }
  const {files} = JSON.parse(result) as {
    readonly files: readonly {readonly path: string; readonly content: string}[];
  };
  return files.map((file) => ({path: file.path, content: Buffer.from(file.content, 'base64')}));
}

/** Pagefind names records by a hash; which page and section each one is stands in its fragments. */
function readRecords(files: readonly PagefindFile[]): Record<string, RecordPlace> {
  const records: [string, RecordPlace][] = files
    .filter((file) => file.path.startsWith('fragment/'))
    .map((file) => {
      const text = gunzipSync(file.content).toString('utf8');
      const {url} = JSON.parse(text.slice(FRAGMENT_START.length)) as {readonly url: string};
      const [page = 0, section = 0] = url.split('/').filter(Boolean).map(Number);
      return [path.basename(file.path, '.pf_fragment'), [page, section]];
    });
  return Object.fromEntries(records.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Writes the index of a language.
 * @param pages Its pages, in an order that does not change between builds.
 * @param locale Language code, which decides how Pagefind finds the stems of words.
 * @param language What the engine knows of it.
 * @param asked What people ask for, in this language.
 * @param folder Where to write.
 * @throws With what Pagefind said, or when its records are not those that were handed over.
 */
export async function buildIndex(
  pages: readonly IndexedPage[],
  locale: string,
  language: SearchLanguage,
  asked: Asked,
  folder: string,
): Promise<void> {
  const files = await runPagefind(pages, locale);
  const records = readRecords(files);
  const expected = pages.reduce((sum, {sections}) => sum + sections.length, 0);
  if (Object.keys(records).length !== expected) {
    throw new Error(
      `search-index: Pagefind made ${Object.keys(records).length} records of ${expected} sections. Compare its fragments with readRecords() in src/plugins/search-index/buildIndex.ts.`,
    );
  }
  const outline: Outline = {
    pages: pages.map(outlinePage),
    records,
    words: countWords(pages, asked),
    asked: packAsked(asked, (word) => stemOf(language, word)),
  };
  const texts = pages.map((page) => [outlinePage(page).file, textsOf(page)] as const);
  const all: readonly (readonly [string, string | Uint8Array])[] = [
    ...files
      .filter((file) => KEPT.test(file.path))
      .map((file) => [file.path, file.content] as const),
    ...texts,
    [OUTLINE_FILE, JSON.stringify(outline)],
  ];
  for (const [name, content] of all) {
    const file = path.join(folder, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, content);
  }
}
