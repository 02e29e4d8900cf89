import path from 'node:path';
import {formatFact, type FactId} from '@site/src/data/facts';
import {recogniseCourtesy} from '../answers/courtesy';
import {Facts} from '../answers/facts';
import {gradeAnswer} from '../answers/grade';
import {readAsks} from '../build/asks';
import {loadBuild} from '../build/loadBuild';
import {makeIndex, placesOf, readPages} from '../build/makeIndex';
import {Engine} from '../engine/engine';
import {Reader, type Language} from '../engine/language';
import {blocksText} from '../engine/passage';
import type {Answer, SiteSearch} from '../types';
import {scoreOf, type Figures} from './figures';
import {pageOf, readGolden, type Golden, type GoldenLocale, type GoldenSet} from './readGolden';

/** A query or question of the set for tuning whose answer is wrong. */
export interface Miss {
  readonly text: string;
  readonly wanted: string;
  readonly got: string;
}

export interface Measured {
  readonly figures: Figures;
  readonly misses: readonly Miss[];
  /** Golden entries that expect a place or a text that the site does not have. */
  readonly stale: readonly string[];
}

const LOCALES = ['en', 'fr'] as const;

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** @returns Links of an answer, best first, and whether it says that it is not sure. */
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

/**
 * Measures search and answers of a language by its golden sets, over the built site.
 * @param buildDir Output folder of the whole build.
 * @param siteDir Folder of the site's sources.
 */
export async function measure(
  buildDir: string,
  siteDir: string,
  locale: GoldenLocale,
  language: Language,
): Promise<Measured> {
  const baseUrl = locale === 'en' ? '/' : `/${locale}/`;
  const pages = loadBuild(path.join(buildDir, baseUrl), baseUrl);
  const read = readPages(pages);
  const places = placesOf(read);
  const {index, texts} = makeIndex(read, readAsks(siteDir, locale, places, LOCALES), language);
  const engine = new Engine(index, texts, language);
  const search: SiteSearch = {
    search: async (query, {kind} = {}) => Promise.resolve(engine.search(query, kind)),
    passages: async (question, {limit} = {}) => Promise.resolve(engine.passages(question, limit)),
  };
  const context = {
    path: '/',
    localized: (own: string) => baseUrl + own.slice(1),
    brand: 'Firegrid',
    supportEmail: 'support@firegrid.example',
    statusUrl: 'https://status.firegrid.example/',
    signal: new AbortController().signal,
  };
  const facts = new Facts(context, context.brand, new Reader(language));
  const golden = readGolden(locale);
  const misses: Miss[] = [];

  /** Place of the first right page, from 1. */
  const placeOf = (
    text: string,
    set: GoldenSet,
    links: readonly string[],
    expect: readonly string[],
  ) => {
    const right = new Set(expect.map(pageOf));
    const found = links.findIndex((link) => right.has(pageOf(`/${link.slice(baseUrl.length)}`)));
    if (found !== 0 && set === 'tune') {
      misses.push({text, wanted: expect[0] ?? '', got: links.slice(0, 3).join(' ')});
    }
    return found < 0 ? null : found + 1;
  };

  const times: number[] = [];
  const searched = golden.search.map(({query, set, expect}) => {
    // Time of this process alone: others may use the machine.
    const before = process.cpuUsage();
    const hits = engine.search(query);
    const {user, system} = process.cpuUsage(before);
    times.push((user + system) / 1000);
    return placeOf(
      query,
      set,
      hits.map(({url}) => url),
      expect,
    );
  });

  const ask = async (question: string) => {
    const {answer} = recogniseCourtesy(question)
      ? {answer: {grade: 'nothing'} as const}
      : await gradeAnswer(question, context, facts, async () => Promise.resolve(search));
    return linksOf(answer);
  };
  const answered = await Promise.all(
    golden.answerable.map(async ({question, set, expect}) => {
      const {links, isSure} = await ask(question);
      return {isSure, place: placeOf(question, set, links, expect)};
    }),
  );
  const declined = await Promise.all(
    golden.unanswerable.map(async ({question, set}) => {
      const {links, isSure} = await ask(question);
      if (isSure && set === 'tune') {
        misses.push({text: question, wanted: 'no answer', got: links[0] ?? ''});
      }
      return !isSure;
    }),
  );

  return {
    figures: {
      locale,
      search: scoreOf(searched),
      questions: {
        ...scoreOf(answered.map(({place}) => place)),
        declined: declined.filter(Boolean).length / declined.length,
        notSure: answered.filter(({isSure}) => !isSure).length / answered.length,
      },
      medianMs: Math.round(median(times) * 10) / 10,
    },
    misses,
    stale: staleEntries(golden, places, (place) => {
      const page = read.findIndex((each) => each.page.path === pageOf(place));
      return plain((texts[page] ?? []).map(blocksText).join('\n'));
    }),
  };
}

/** Golden entries that expect what the site does not have. */
function staleEntries(
  {search, answerable}: Golden,
  places: ReadonlySet<string>,
  textOf: (place: string) => string,
): readonly string[] {
  const entries = [
    ...search.map(({query: text, expect}) => ({text, expect})),
    ...answerable.map(({question: text, expect}) => ({text, expect})),
  ];
  const isWritten = (expect: readonly string[], text: string): boolean =>
    expect.some((place) => textOf(place).includes(plain(text)));
  return [
    ...entries.flatMap(({text, expect}) =>
      expect
        .filter((place) => !places.has(place))
        .map((place) => `“${text}” expects ${place}, which the site does not have`),
    ),
    ...answerable.flatMap(({question, expect, facts = [], contains = []}) =>
      [...facts.map((id) => formatFact(id as FactId)), ...contains]
        .filter((text) => !isWritten(expect, text))
        .map((text) => `“${question}”: no expected page has “${text}”`),
    ),
  ];
}
