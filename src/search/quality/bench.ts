// Asks the golden queries and questions over the index in build/ and fails below the floors:
// `npm run bench:search`. `-- --misses` names entries of the set for tuning whose answer is wrong.
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {median} from '@site/scripts/bench/figure';
import {locales, type Locale} from '@site/src/config/locales';
import {formatFact} from '@site/src/data/formatFact';
import {recogniseCourtesy} from '../answers/courtesy';
import {Facts} from '../answers/facts';
import {gradeAnswer} from '../answers/grade';
import {Engine} from '../engine/engine';
import {
  INDEX_ENTRY,
  INDEX_FOLDER,
  type IndexEntry,
  type IndexFile,
  type TextsFile,
} from '../engine/indexFile';
import {Reader} from '../engine/language';
import {languageOf} from '../engine/languages';
import {blocksText} from '../engine/passage';
import type {Answer} from '../types';
import {readGolden, type Golden} from './golden';

/**
 * The least of each figure, as a share. For questions, the right page counts among the links of the
 * answer; `declined` are unanswerable ones without a confident answer, `sure` answerable ones with one.
 */
const FLOORS = {
  searchFirst: 0.8,
  searchFirstThree: 0.95,
  answerFirst: 0.8,
  answerFirstThree: 0.92,
  declined: 0.8,
  sure: 0.8,
} as const;

/** The most that the languages may differ in search, as a share. */
const LARGEST_GAP = 0.05;

/** The most that the index of a language may weigh on the wire, in bytes, compressed by Brotli. */
const MAX_INDEX = 130_000;

/** Median milliseconds of a query in Node: a quarter of what a slow phone may take. */
const SLOWEST_MS = 25;

type Figure = keyof typeof FLOORS;

/** Figures of a language. */
interface Measured {
  readonly figures: Readonly<Record<Figure, number>>;
  readonly medianMs: number;
  /** Entries of the set for tuning whose answer is wrong. */
  readonly misses: readonly string[];
  /** Failures whatever the figures are. */
  readonly problems: readonly string[];
}

const pageOf = (place: string, pages: IndexFile['pages']): string =>
  pages.some(({url}) => url === place) ? place : place.replace(/#.*$/, '');

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** A golden entry of any set. */
interface Entry {
  readonly text: string;
  readonly group: keyof Golden;
  readonly set?: string;
  /** None where no answer is right. */
  readonly expect: readonly string[];
}

const entriesOf = ({search, answerable, unanswerable, certain}: Golden): readonly Entry[] => [
  ...search.map(({query, ...rest}) => ({text: query, group: 'search' as const, ...rest})),
  ...answerable.map(({question, ...rest}) => ({
    text: question,
    group: 'answerable' as const,
    ...rest,
  })),
  ...unanswerable.map(({question, set}) => ({
    text: question,
    group: 'unanswerable' as const,
    set,
    expect: [],
  })),
  ...certain.map(({question, expect}) => ({text: question, group: 'certain' as const, expect})),
];

/** Takes the base path and the language off the addresses: golden places are named without them. */
function withoutHome(index: IndexFile): IndexFile {
  // The home page's address is the beginning of all others.
  const home = Math.min(...index.pages.map(({url}) => url.length)) - 1;
  return {...index, pages: index.pages.map((page) => ({...page, url: page.url.slice(home)}))};
}

/** Golden entries that expect places or texts that the site does not have. */
function staleEntries(golden: Golden, pages: IndexFile['pages'], texts: TextsFile): string[] {
  const places = new Set(
    pages.flatMap(({url, sections}) => sections.map(({id}) => url + (id && `#${id}`))),
  );
  const textOf = new Map(
    pages.map(({url}, page) => [
      url,
      plain((texts[page] ?? []).map((blocks) => blocksText(blocks)).join('\n')),
    ]),
  );
  const gone = entriesOf(golden).flatMap(({text, expect}) =>
    expect
      .filter((place) => !places.has(place))
      .map((place) => `“${text}” expects ${place}, which the site does not have`),
  );
  const unwritten = golden.answerable.flatMap(({question, expect, facts = [], contains = []}) =>
    [...facts.map((id) => formatFact(id)), ...contains]
      .filter(
        (text) => !expect.some((each) => textOf.get(pageOf(each, pages))?.includes(plain(text))),
      )
      .map((text) => `“${question}”: no expected page has “${text}”`),
  );
  return [...gone, ...unwritten];
}

/** The addresses that an answer links to, best first, and whether it is given with confidence. */
function linksOf(answer: Answer): {readonly links: readonly string[]; readonly isSure: boolean} {
  switch (answer.grade) {
    case 'fact':
      return {links: answer.sources.map(({url}) => url), isSure: true};
    case 'passage':
      return {links: answer.passages.map(({url}) => url), isSure: true};
    case 'closest':
      return {links: answer.pages.map(({url}) => url), isSure: false};
    case 'nothing':
      return {links: [], isSure: false};
  }
}

async function measure(locale: Locale, buildDir: string): Promise<Measured> {
  const folder = path.join(buildDir, locale === 'en' ? '' : locale, INDEX_FOLDER);
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const files = read(INDEX_ENTRY) as IndexEntry;
  const size = brotliCompressSync(readFileSync(path.join(folder, files.index))).length;
  const index = withoutHome(read(files.index) as IndexFile);
  const texts = read(files.texts) as TextsFile;
  const language = await languageOf(locale);
  const engine = new Engine(index, texts, language);
  const context = {
    path: '/',
    localized: (own: string) => own,
    brand: 'Firegrid',
    supportEmail: 'support@firegrid.example',
    statusUrl: 'https://status.firegrid.example/',
    signal: new AbortController().signal,
  };
  const facts = new Facts(context, context.brand, new Reader(language));
  const load = async () =>
    Promise.resolve({
      search: async (query: string) => Promise.resolve(engine.search(query)),
      passages: async (question: string) => Promise.resolve(engine.passages(question)),
    });
  const ask = async (question: string): Promise<Answer> =>
    recogniseCourtesy(question)
      ? {grade: 'nothing'}
      : (await gradeAnswer(question, context, facts, load)).answer;

  const golden = readGolden(locale);
  const times: number[] = [];
  const search = (query: string): Answer => {
    // Time of this process alone: others may use the machine.
    const before = process.cpuUsage();
    const pages = engine.search(query);
    const {user, system} = process.cpuUsage(before);
    times.push((user + system) / 1000);
    return {grade: 'closest', pages};
  };
  const results = await Promise.all(
    entriesOf(golden).map(async (entry) => {
      const {text, group, expect} = entry;
      const {links, isSure} = linksOf(group === 'search' ? search(text) : await ask(text));
      const right = new Set(expect.map((place) => pageOf(place, index.pages)));
      /** Of the first right page, from 1; 0 for none. */
      const place = links.findIndex((link) => right.has(pageOf(link, index.pages))) + 1;
      const isRight = group === 'unanswerable' ? !isSure : place === 1;
      const wanted = expect.join(' or ') || 'no answer';
      const message = `“${text}” should lead to ${wanted}, and leads to ${links.slice(0, 3).join(' ')}`;
      return {...entry, place, isSure, isRight, message};
    }),
  );
  const share = (group: keyof Golden, fits: (result: (typeof results)[number]) => boolean) => {
    const ofGroup = results.filter((result) => result.group === group);
    return ofGroup.filter(fits).length / ofGroup.length;
  };
  const isFirst = ({place}: {readonly place: number}): boolean => place === 1;
  const isAmongThree = ({place}: {readonly place: number}): boolean => place > 0 && place <= 3;
  return {
    figures: {
      searchFirst: share('search', isFirst),
      searchFirstThree: share('search', isAmongThree),
      answerFirst: share('answerable', isFirst),
      answerFirstThree: share('answerable', isAmongThree),
      declined: share('unanswerable', ({isRight}) => isRight),
      sure: share('answerable', ({isSure}) => isSure),
    },
    medianMs: Math.round(median(times) * 10) / 10,
    misses: results
      .filter(({set, isRight}) => set === 'tune' && !isRight)
      .map(({message}) => message),
    problems: [
      ...results
        .filter(({group, isRight, isSure}) => group === 'certain' && !(isRight && isSure))
        .map(({message}) => message),
      ...staleEntries(golden, index.pages, texts),
      ...(size > MAX_INDEX
        ? [
            `The index of ${locale} weighs ${size} bytes, more than ${MAX_INDEX}: take phrases out of the pages' front matter, or let src/search/build/sections.ts leave out more`,
          ]
        : []),
    ],
  };
}

/** Texts are in one language for a whole process, so each language has a process of its own. */
async function measureApart(locale: Locale): Promise<Measured> {
  const child = fork(__filename, {env: {...process.env, SEARCH_LOCALE: locale}});
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The bench of ${locale} ended without figures.`);
  });
  const [measured] = (await Promise.race([once(child, 'message'), ended])) as [Measured];
  return measured;
}

async function main(): Promise<void> {
  const buildDir = path.resolve('build');
  if (process.send) {
    process.send(await measure(process.env.SEARCH_LOCALE as Locale, buildDir));
    return;
  }
  if (!existsSync(path.join(buildDir, INDEX_FOLDER, INDEX_ENTRY))) {
    throw new Error(`There is no search index in ${buildDir}. Build the site: npm run build`);
  }
  const languages = await Promise.all(locales.map(measureApart));
  const problems = languages.flatMap((each) => each.problems);
  languages.forEach(({figures, medianMs, misses}, at) => {
    const locale = locales[at] ?? '';
    const of = (figure: Figure): string => percent(figures[figure]);
    console.log(
      `search ${locale}   first ${of('searchFirst')}, first three ${of('searchFirstThree')}, ${medianMs} ms`,
    );
    console.log(
      `answers ${locale}  first ${of('answerFirst')}, first three ${of('answerFirstThree')}, not sure ${percent(1 - figures.sure)}; unanswerable declined ${of('declined')}`,
    );
    if (process.argv.includes('--misses')) {
      console.log(misses.join('\n'));
    }
    for (const [figure, floor] of Object.entries(FLOORS) as [Figure, number][]) {
      if (figures[figure] < floor) {
        problems.push(`${locale}: ${figure} is ${of(figure)}, below ${percent(floor)}`);
      }
    }
    if (medianMs > SLOWEST_MS) {
      problems.push(`${locale}: a query takes ${medianMs} ms, more than ${SLOWEST_MS}`);
    }
  });
  for (const figure of ['searchFirst', 'searchFirstThree'] as const) {
    const values = languages.map(({figures}) => figures[figure]);
    const gap = Math.max(...values) - Math.min(...values);
    if (gap > LARGEST_GAP) {
      problems.push(`The languages differ by ${percent(gap)} in ${figure}`);
    }
  }
  problems.forEach((problem) => {
    console.error(problem);
  });
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
