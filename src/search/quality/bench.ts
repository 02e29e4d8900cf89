// Asks questions and searches over the index in build/: `npm run bench:search`. `-- --misses` names those that miss
// their page, `-- --set=<folder>` takes other sets of the same form.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import * as z from 'zod';
import {median} from '@site/scripts/bench/figure';
import {locales, type Locale} from '@site/src/config/locales';
import {answerFromSite, recogniseCourtesy} from '../answers';
import {Engine} from '../engine/engine';
import {
  INDEX_ENTRY,
  INDEX_FOLDER,
  type IndexEntry,
  type IndexFile,
  type TextsFile,
} from '../engine/indexFile';
import {languageOf} from '../engine/languages';
import type {Answer} from '../types';

/** Least share of questions whose answer shows a right page, and of searches with one among the first three. */
const LEAST = {questions: 0.9, searches: 0.95};

/** The most that the index of a language may weigh on the wire, in bytes, compressed by Brotli. */
const MAX_INDEX = 110_000;

/** Median milliseconds of a query in Node: a quarter of what a slow phone may take. */
const SLOWEST_MS = 25;

/** Every right place, without the language: any one of them is a hit. None where no page answers. */
const expect = z.array(z.string().startsWith('/'));
const setSchema = z.strictObject({
  questions: z.array(z.strictObject({question: z.string(), expect})),
  searches: z.array(z.strictObject({query: z.string(), expect: expect.min(1)})),
});

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

/** Addresses of an answer, best first. */
function linksOf(answer: Answer): readonly string[] {
  switch (answer.grade) {
    case 'fact':
      return answer.sources.map(({url}) => url);
    case 'quotes':
      return answer.quotes.map(({url}) => url);
    case 'nothing':
      return [];
  }
}

/** Prints the figures of a language, and ends in failure where one is not as it should be. */
async function measure(locale: Locale) {
  const folder = path.join('build', locale === 'en' ? '' : locale, INDEX_FOLDER);
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const files = read(INDEX_ENTRY) as IndexEntry;
  const index = read(files.index) as IndexFile;
  const engine = new Engine(index, read(files.texts) as TextsFile, await languageOf(locale));
  const home = Math.min(...index.pages.map(({url}) => url.length)) - 1;
  const pages = new Set(index.pages.map(({url}) => url.slice(home)));
  const places = new Set(
    index.pages.flatMap(({url, sections}) =>
      sections.map(({id}) => url.slice(home) + (id && `#${id}`)),
    ),
  );
  /** Of a list that opens in place, each entry is a page. */
  const pageOf = (place: string) => (pages.has(place) ? place : place.replace(/#.*$/, ''));
  const isRight = (link: string, expected: readonly string[]) =>
    expected.some((place) => pageOf(place) === pageOf(link.slice(home)));

  const folderOfSets = process.argv.find((argument) => argument.startsWith('--set='));
  const file = path.join(folderOfSets?.slice('--set='.length) ?? __dirname, `${locale}.json`);
  const set = setSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!set.success) {
    throw new Error(`${file} cannot be used:\n${z.prettifyError(set.error)}`);
  }
  const {questions, searches} = set.data;
  const stale = [...questions, ...searches].flatMap(({expect: expected}) =>
    expected.filter((place) => !places.has(place)),
  );

  const times: number[] = [];
  const results = searches.map(({query, expect: expected}) => {
    // Time of this process alone: others may use the machine.
    const before = process.cpuUsage();
    const links = engine.search(query).map(({url}) => url);
    const {user, system} = process.cpuUsage(before);
    times.push((user + system) / 1000);
    return {
      text: query,
      expected,
      links,
      isHit: links.slice(0, 3).some((link) => isRight(link, expected)),
    };
  });

  const search = {
    search: async (query: string) => Promise.resolve(engine.search(query)),
    passages: async (question: string, before: string) =>
      Promise.resolve(engine.passages(question, before)),
    sources: async (paths: readonly string[]) => Promise.resolve(engine.sources(paths)),
  };
  const asked = await Promise.all(
    questions.map(async ({question, expect: expected}) => {
      const load = async () => Promise.resolve(search);
      const {answer} = recogniseCourtesy(question)
        ? {answer: {grade: 'nothing', unknown: []} as const}
        : await answerFromSite(question, '', load);
      const links = linksOf(answer);
      const isHit = links.some((link) => isRight(link, expected));
      return {text: question, expected, links, isHit, grade: answer.grade};
    }),
  );
  const answerable = asked.filter(({expected}) => expected.length > 0);
  const bluffs = asked.filter(({grade, isHit}) => grade === 'fact' && !isHit);
  const share = (results: readonly {readonly isHit: boolean}[]) =>
    results.filter(({isHit}) => isHit).length / results.length;

  const figures = {questions: share(answerable), searches: share(results)};
  const medianMs = Math.round(median(times) * 10) / 10;
  const size = brotliCompressSync(readFileSync(path.join(folder, files.index))).length;
  const problems = [
    ...(['questions', 'searches'] as const)
      .filter((name) => figures[name] < LEAST[name])
      .map(
        (name) =>
          `${percent(figures[name])} of the ${name} find their page, fewer than ${percent(LEAST[name])}: add -- --misses`,
      ),
    ...bluffs.map(({text}) => `“${text}” gets a fact that does not answer it: src/search/answers/`),
    ...stale.map(
      (place) => `${file} expects ${place}, which the site does not have: correct it there`,
    ),
    ...(size > MAX_INDEX
      ? [
          `the index weighs ${size} bytes, more than ${MAX_INDEX}: let src/search/build/sections.ts leave out more`,
        ]
      : []),
    ...(medianMs > SLOWEST_MS ? [`a search takes ${medianMs} ms, more than ${SLOWEST_MS}`] : []),
  ];
  const unanswerable = asked.filter(({expected}) => expected.length === 0);
  const declined = unanswerable.filter(({grade}) => grade === 'nothing').length;
  console.log(
    `${locale}   questions ${percent(figures.questions)}, searches ${percent(figures.searches)}; nothing found for ${declined} of ${unanswerable.length} unanswerable, ${bluffs.length} bluffs; ${size} bytes, ${medianMs} ms`,
  );
  if (process.argv.includes('--misses')) {
    for (const {text, expected, links} of [...results, ...answerable].filter(({isHit}) => !isHit)) {
      console.log(
        `“${text}” should lead to ${expected.join(' or ')}, and leads to ${links.slice(0, 3).join(' ')}`,
      );
    }
    for (const {text, grade, links} of unanswerable) {
      console.log(`${grade}: “${text}” ${links.join(' ')}`);
    }
  }
  problems.forEach((problem) => {
    console.error(`${locale}: ${problem}`);
  });
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Texts are in one language for a whole process, so each language has a process of its own. */
async function measureAll() {
  if (!existsSync(path.join('build', INDEX_FOLDER, INDEX_ENTRY))) {
    throw new Error('There is no search index in build/. Build the site: npm run build');
  }
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const exits = locales.map(async (locale) => {
    const env = {...process.env, SEARCH_LOCALE: locale};
    const [code] = (await once(spawn(process.execPath, args, {env, stdio: 'inherit'}), 'exit')) as [
      number,
    ];
    return code;
  });
  process.exitCode = Math.max(...(await Promise.all(exits)));
}

const {SEARCH_LOCALE: locale} = process.env;
const done = locale ? measure(locale as Locale) : measureAll();
done.catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
