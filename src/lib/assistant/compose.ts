import type {KnownWord, Passage} from '@site/src/lib/siteSearch/types';
import {splitSentences} from './sentences';
import {isSubject} from './subjects';
import type {AskedFrom, LocalAnswer, Source} from './types';
import {likeness, plainWords, questionWords, type QuestionWord} from './words';

export interface ComposeOptions {
  readonly question: string;
  /** What the search found, best first. */
  readonly passages: readonly Passage[];
  readonly from: AskedFrom;
  readonly brand: string;
  /** What the index knows of a folded word. */
  readonly lookUp: (word: string) => KnownWord;
}

/**
 * What each sign counts for, found with the questions of the golden set that are there for tuning
 * (`npm run bench:ask`). The first group orders the passages; the second tells whether the best of
 * them is an answer at all.
 */
const tuning = {
  search: 0.5,
  rank: 0.15,
  coverage: 0.3,
  density: 0.35,
  titles: 0.5,
  page: 0.4,
  key: 0.2,
  /** Posts tell of cases; what holds for all of them stands elsewhere. */
  blog: 0.3,
  trustCoverage: 0.2,
  trustDensity: 0.3,
  trustPage: 0.15,
  trustTitles: 0.35,
  /** Below this confidence the site is taken not to know. */
  floor: 0.36,
} as const;

/** A synonym of a subject is not yet the subject, and a correction of it another one. */
const SUBJECT_FIT = 0.85;

const MAX_SOURCES = 3;
const MAX_SENTENCES = 3;

/** What a word of every page weighs, beside the rarer ones. */
const COMMON_WEIGHT = 0.25;

interface Rated {
  readonly passage: Passage;
  /** Share of the question that the passage speaks of, 0 to 1. */
  readonly coverage: number;
  /** The same for its best sentence, together with its titles. */
  readonly density: number;
  /** The same for its titles alone, and for all that was found of its page. */
  readonly inTitles: number;
  readonly onPage: number;
  readonly rating: number;
  readonly sentences: readonly RatedSentence[];
}

interface RatedSentence {
  readonly text: string;
  readonly place: number;
  readonly coverage: number;
}

type Likeness = (question: string, word: string) => number;

/** How well one of many words fits a word of the question. */
function bestFit(word: QuestionWord, words: ReadonlySet<string>, like: Likeness): number {
  if (words.has(word.text)) {
    return 1;
  }
  let best = 0;
  for (const candidate of words) {
    best = Math.max(best, like(word.text, candidate));
  }
  return best;
}

/** Share of the question's weight that the words hold. */
function coverageOf(
  question: readonly QuestionWord[],
  words: ReadonlySet<string>,
  like: Likeness,
): number {
  const total = question.reduce((sum, {weight}) => sum + weight, 0);
  const found = question.reduce((sum, word) => sum + word.weight * bestFit(word, words, like), 0);
  return total === 0 ? 0 : found / total;
}

/** Compares words of the question with words of a text, by their forms and by what means the same. */
function comparison(lookUp: (word: string) => KnownWord): Likeness {
  const forms = new Map<string, KnownWord['forms']>();
  const cache = new Map<string, number>();
  return (asked, word) => {
    const key = `${asked} ${word}`;
    let value = cache.get(key);
    if (value === undefined) {
      const known = forms.get(asked) ?? lookUp(asked).forms;
      forms.set(asked, known);
      value = Math.max(
        likeness(asked, word),
        ...known.map((form) => form.weight * (likeness(form.word, word) >= 0.95 ? 1 : 0)),
      );
      cache.set(key, value);
    }
    return value;
  };
}

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

/** What the passages of each page say together. */
function wordsByPage(passages: readonly Passage[]): ReadonlyMap<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>();
  for (const {url, page, section, text} of passages) {
    const words = pages.get(pathOf(url)) ?? new Set();
    plainWords(`${page} ${section ?? ''} ${text}`).forEach((word) => words.add(word));
    pages.set(pathOf(url), words);
  }
  return pages;
}

/** How many of the question's rarest words decide whether a passage can be its answer. */
const KEY_WORDS = 2;

function keyFit(
  question: readonly QuestionWord[],
  words: ReadonlySet<string>,
  like: Likeness,
): number {
  const telling = [...question].sort((a, b) => b.weight - a.weight).slice(0, KEY_WORDS);
  return Math.min(1, ...telling.map((word) => bestFit(word, words, like)));
}

function rate(options: ComposeOptions, question: readonly QuestionWord[], like: Likeness): Rated[] {
  const {passages, from} = options;
  const pages = wordsByPage(passages);
  const highest = Math.max(...passages.map(({score}) => score), Number.MIN_VALUE);
  return passages
    .map((passage, rank) => {
      const titles = new Set(plainWords(`${passage.page} ${passage.section ?? ''}`));
      const all = new Set([...titles, ...plainWords(passage.text)]);
      const coverage = coverageOf(question, all, like);
      const inTitles = coverageOf(question, titles, like);
      const sentences = splitSentences(passage.text).map((text, place) => ({
        text,
        place,
        coverage: coverageOf(question, new Set(plainWords(text)), like),
      }));
      const density = Math.max(
        inTitles,
        ...splitSentences(passage.text).map((text) =>
          coverageOf(question, new Set([...titles, ...plainWords(text)]), like),
        ),
      );
      const onPage = coverageOf(question, pages.get(pathOf(passage.url)) ?? all, like);
      const key = keyFit(question, all, like);
      const rating =
        tuning.coverage * coverage +
        tuning.density * density +
        tuning.titles * inTitles +
        tuning.page * onPage +
        tuning.search * (passage.score / highest) +
        tuning.rank / (rank + 1) +
        tuning.key * key -
        (passage.kind === 'blog' ? tuning.blog : 0) +
        (pathOf(passage.url) === from.path ? 0.06 : 0);
      return {passage, coverage, density, inTitles, onPage, rating, sentences};
    })
    .sort((a, b) => b.rating - a.rating);
}

/** The sentences that answer, in the order of the text, with what leads up to them. */
function quote({sentences}: Rated): string {
  const ranked = [...sentences].sort((a, b) => b.coverage - a.coverage || a.place - b.place);
  const best = ranked[0];
  if (!best) {
    return '';
  }
  const chosen = new Set([best.place]);
  for (const {place, coverage} of ranked.slice(1)) {
    const isNear = Math.abs(place - best.place) <= 2;
    if (
      chosen.size < MAX_SENTENCES &&
      isNear &&
      (coverage >= 0.6 * best.coverage || place === best.place + 1)
    ) {
      chosen.add(place);
    }
  }
  return sentences
    .filter(({place}) => chosen.has(place))
    .map(({text}) => text)
    .join(' ');
}

/** Marks of Markdown in a page's text are text. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]_]/g, '\\$&').replace(/^(\s*)([-+#>]|\d+[.)])(?=\s)/gm, '$1\\$2');
}

/**
 * @param passage What was found.
 * @returns The link that leads there.
 */
export function sourceOf({url, page, section}: Pick<Passage, 'url' | 'page' | 'section'>): Source {
  return {url, page, ...(section && section !== page ? {section} : {})};
}

/** One link for each page, best first. */
function sourcesOf(passages: readonly Passage[]): Source[] {
  const pages = new Set<string>();
  return passages
    .filter(({url}) => {
      const isNew = !pages.has(pathOf(url));
      pages.add(pathOf(url));
      return isNew;
    })
    .slice(0, MAX_SOURCES)
    .map(sourceOf);
}

/**
 * Answers a question with sentences of the site's pages, or says that it cannot. Nothing is
 * written here: what is shown stands word for word on the pages that are linked.
 * @param options The question and what the search found.
 * @returns One to three sentences with up to three pages, or `unknown`.
 */
export function composeAnswer(options: ComposeOptions): LocalAnswer {
  const {question, passages, from, brand, lookUp} = options;
  const words = questionWords(question, from.locale, brand).map(({text, weight}) => ({
    text,
    weight: weight * (COMMON_WEIGHT + lookUp(text).rarity),
  }));
  const like = comparison(lookUp);
  if (words.length === 0 || passages.length === 0) {
    return {kind: 'unknown', text: '', sources: sourcesOf(passages)};
  }
  const rated = rate(options, words, like);
  const ranked = rated.map(({passage}) => passage);
  const [best] = rated;
  const sources = sourcesOf(ranked);
  const confidence = best ? confidenceOf(best) : 0;
  const missesSubject = best && lacksSubject(words, best.passage, like);
  const text = best && !missesSubject && confidence >= tuning.floor ? quote(best) : '';
  return text === ''
    ? {kind: 'unknown', text, sources, confidence}
    : {kind: 'pages', text: escapeMarkdown(text), sources, confidence};
}

/** Whether the question names a subject that the passage is silent about. */
function lacksSubject(
  question: readonly QuestionWord[],
  {page, section, text}: Passage,
  like: Likeness,
): boolean {
  const words = new Set(plainWords(`${page} ${section ?? ''} ${text}`));
  return question.some((word) => isSubject(word.text) && bestFit(word, words, like) < SUBJECT_FIT);
}

function confidenceOf({coverage, density, inTitles, onPage}: Rated): number {
  return (
    tuning.trustCoverage * coverage +
    tuning.trustDensity * density +
    tuning.trustTitles * inTitles +
    tuning.trustPage * onPage
  );
}
