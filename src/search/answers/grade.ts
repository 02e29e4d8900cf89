import {SearchError, type Answer, type PageHit, type Passage, type SiteSearch} from '../types';
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
export const ENOUGH = 0.55;

const MAX_PAGES = 3;
const MAX_PASSAGES = 12;

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

function factAnswer({fact, text}: FoundFact, {localized}: AnswerContext): Answer {
  const sources = fact.sources.map((source) => ({...source, url: localized(source.url)}));
  return {grade: 'fact', text, sources};
}

/** A fact as an answer service gets it: like a passage of the page that says the same. */
function factPassage({fact, text}: FoundFact, {localized}: AnswerContext): readonly Passage[] {
  return fact.sources.slice(0, 1).map(({url, page}) => ({
    url: localized(url),
    page,
    kind: 'site',
    blocks: [{type: 'text', text}],
    text,
    words: [],
    score: 1,
    coverage: 1,
  }));
}

/** Passages that accompany a fact, which holds without them: none where the search cannot run. */
async function passagesBeside(
  question: string,
  signal: AbortSignal,
  load: (signal: AbortSignal) => Promise<SiteSearch>,
): Promise<readonly Passage[]> {
  try {
    const search = await load(signal);
    return await search.passages(question, {limit: MAX_PASSAGES, signal});
  } catch (error) {
    if (error instanceof SearchError) {
      return [];
    }
    throw error;
  }
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
  if (fact) {
    const others = needsPassages ? await passagesBeside(question, signal, load) : [];
    return {
      answer: factAnswer(fact, context),
      passages: [...factPassage(fact, context), ...others],
    };
  }
  const search = await load(signal);
  const passages = await search.passages(question, {limit: MAX_PASSAGES, signal});
  const best = bestOfPages(passages, path);
  const [first] = best;
  const isKnown = first !== undefined && first.coverage >= ENOUGH;
  const place = first?.url ?? '';
  const own = localized('/');
  const found = isKnown ? facts.findFor(`/${place.slice(own.length)}`, question) : undefined;
  if (found) {
    return {
      answer: factAnswer(found, context),
      passages: [...factPassage(found, context), ...passages],
    };
  }
  if (isKnown) {
    return {answer: {grade: 'passage', passages: best}, passages};
  }
  const hits: readonly PageHit[] = await search.search(question, {signal});
  const pages = hits.slice(0, MAX_PAGES);
  return {answer: pages.length > 0 ? {grade: 'closest', pages} : {grade: 'nothing'}, passages};
}
