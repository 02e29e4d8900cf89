import {SearchError, type Answer, type Passage, type SiteSearch} from '../types';
import type {CompanyAddresses} from './company';
import type {Facts, FoundFact} from './facts';

/** The question's surroundings. */
export interface AnswerContext extends CompanyAddresses {
  /** Path of the page that it is asked from, with the language. */
  readonly path: string;
  /** Adds the language to a path of this site. */
  readonly localized: (path: string) => string;
  readonly brand: string;
  readonly signal: AbortSignal;
  /** Whether an answer service wants passages beside a fact. */
  readonly needsPassages?: boolean;
}

/** The site's answer, and what an answer service is given to make its own. */
export interface SiteAnswer {
  readonly answer: Answer;
  readonly passages: readonly Passage[];
}

/** A passage is quoted where it covers at least this share of the question's weight. */
export const QUOTE_THRESHOLD = 0.55;

const MAX_PAGES = 3;

/** Of two pages that are about as good, the one that the visitor reads is meant. */
const HERE = 1.08;

const pathOf = (url: string): string => url.replace(/#.*$/, '');

/** The best passage of each page, best first. */
function bestOfPages(passages: readonly Passage[], here: string): readonly Passage[] {
  const scoreOf = ({url, score}: Passage): number => (pathOf(url) === here ? HERE * score : score);
  const sorted = [...passages].sort((a, b) => scoreOf(b) - scoreOf(a));
  const isFirst = ({url}: Passage, index: number): boolean =>
    sorted.findIndex((other) => pathOf(other.url) === pathOf(url)) === index;
  return sorted.filter(isFirst).slice(0, MAX_PAGES);
}

/** A fact as the answer; an answer service gets it first, like a passage of the page that says it. */
function factAnswer(
  {fact, text}: FoundFact,
  passages: readonly Passage[],
  {localized}: AnswerContext,
): SiteAnswer {
  const sources = fact.sources.map((source) => ({...source, url: localized(source.url)}));
  const own = sources.slice(0, 1).map((source): Passage => ({
    ...source,
    kind: 'site',
    blocks: [{type: 'text', text}],
    text,
    words: [],
    score: 1,
    coverage: 1,
  }));
  return {answer: {grade: 'fact', text, sources}, passages: [...own, ...passages]};
}

/**
 * Answers a question by one of four grades (see Answer).
 * @param question As it was typed.
 * @param context The question's surroundings.
 * @param facts Facts of the site in the language of the question.
 * @param load Loads the search; not called where a fact answers and no service wants passages.
 * @throws SearchError when the search cannot run and no fact answers, or the signal's reason.
 */
export async function gradeAnswer(
  question: string,
  context: AnswerContext,
  facts: Facts,
  load: (signal: AbortSignal) => Promise<SiteSearch>,
): Promise<SiteAnswer> {
  const {signal, path, localized, needsPassages = false} = context;
  const fact = facts.find(question);
  if (fact && !needsPassages) {
    return factAnswer(fact, [], context);
  }
  let search: SiteSearch;
  let passages: readonly Passage[];
  try {
    search = await load(signal);
    passages = await search.passages(question, {signal});
  } catch (error) {
    if (fact && error instanceof SearchError) {
      // The fact is true without them.
      return factAnswer(fact, [], context);
    }
    throw error;
  }
  const best = bestOfPages(passages, path);
  const [first] = best;
  const isKnown = first !== undefined && first.coverage >= QUOTE_THRESHOLD;
  const own = localized('/').length - 1;
  const found = fact ?? (isKnown ? facts.findFor(first.url.slice(own), question) : undefined);
  if (found) {
    return factAnswer(found, passages, context);
  }
  if (isKnown) {
    return {answer: {grade: 'passage', passages: best}, passages};
  }
  const hits = await search.search(question, {signal});
  const pages = hits.slice(0, MAX_PAGES);
  return {answer: pages.length > 0 ? {grade: 'closest', pages} : {grade: 'nothing'}, passages};
}
