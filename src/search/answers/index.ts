import {locale} from '@site/src/lib/locale';
import {Reader, spaced} from '../engine/language';
import {languageOf} from '../engine/languages';
import type {Passage, Quote, SiteAnswer, SiteSearch} from '../types';
import {loadSearch} from '../worker/client';
import {factFor} from './facts';
import {entriesOf, questionWords, type Courtesy} from './words';

export type {Courtesy} from './words';

const {courtesies, fillers} = questionWords;
const courtesyOf = new Map(
  Object.entries(courtesies).flatMap(([courtesy, list]) =>
    entriesOf(list).map((phrase) => [phrase, courtesy as Courtesy]),
  ),
);

// Each word is read once, in its longest phrase: trying all ways to divide a long text takes for ever.
const longestFirst = [...courtesyOf.keys(), ...entriesOf(fillers)].sort(
  (a, b) => b.length - a.length,
);
const pattern = new RegExp(` (?:${longestFirst.join('|')})(?= )`, 'g');

/**
 * Recognises what is no question to the site: a message of such phrases and fillers alone.
 * @param text As it was typed.
 * @returns The courtesy, of several the last, or null for a question.
 */
export function recogniseCourtesy(text: string): Courtesy | null {
  const words = spaced(text);
  if (words.replace(pattern, '').trim() !== '') {
    return null;
  }
  const phrases = words.match(pattern) ?? [];
  return phrases.flatMap((phrase) => courtesyOf.get(phrase.trim()) ?? []).at(-1) ?? null;
}

const MAX_QUOTES = 3;

/** A question with fewer words of its own may go on from the one before. */
const FEW_WORDS = 3;

/** The best passage of each page, best first. */
function quotesOf(passages: readonly Passage[]): readonly Quote[] {
  const pages = passages.map(({url}) => url.replace(/#.*$/, ''));
  return passages
    .filter((_passage, place) => pages.indexOf(pages[place] ?? '') === place)
    .slice(0, MAX_QUOTES)
    .map(({whole: _whole, ...quote}) => quote);
}

/** Whether a question goes on from the one before: it begins so, or has few words of its own. */
function isFurther(question: string, reader: Reader) {
  const text = spaced(question);
  const begins = entriesOf(questionWords.further).some((entry) => text.startsWith(` ${entry} `));
  return begins || reader.terms(question).length < FEW_WORDS;
}

/**
 * Answers a question from the site's data and pages, in the language of the page.
 * @param question As it was typed.
 * @param before The question before it; empty for none.
 * @throws SearchError when the search cannot run.
 */
export async function answerFromSite(
  question: string,
  before: string,
  load: () => Promise<SiteSearch> = loadSearch,
): Promise<SiteAnswer> {
  const reader = new Reader(await languageOf(locale));
  const goesOn = before !== '' && isFurther(question, reader) ? before : '';
  const search = await load();
  const {passages, unknown} = await search.passages(question, goesOn);
  const fact = factFor(question, goesOn, reader);
  if (fact) {
    const {blocks} = fact;
    const sources = await search.sources(fact.sources);
    // For an answer service, as if it were the section of the page that says it.
    const ofFact = sources.slice(0, 1).map((source) => ({...source, blocks, whole: blocks}));
    const others = passages.filter(({url}) => url !== ofFact[0]?.url);
    return {answer: {grade: 'fact', blocks, sources}, passages: [...ofFact, ...others]};
  }
  const quotes = quotesOf(passages);
  return {
    answer: quotes.length > 0 ? {grade: 'quotes', quotes, unknown} : {grade: 'nothing', unknown},
    passages,
  };
}
