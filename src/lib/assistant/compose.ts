import {fold} from '@site/src/lib/searchWords';
import {withoutCode} from '@site/src/lib/siteSearch/codeLines';
import type {Evidence, Passage} from '@site/src/lib/siteSearch/types';
import {CONFIDENCE_FLOOR, confidenceOf} from './confidence';
import {splitSentences} from './sentences';
import type {AskedFrom, LocalAnswer, Source} from './types';

const MAX_SOURCES = 3;
const MAX_SENTENCES = 3;

/** Sentences that stand further from the best one belong to another thought. */
const REACH = 2;

/** Where two pages are about as good, the one that the visitor reads is meant. */
const HERE = 1.08;

/** Without it, a line is the row of a table or an item of a list, and stands by itself. */
const SENTENCE_END = /[.!?…][»”")\s]*$/u;

interface RatedSentence {
  readonly text: string;
  readonly place: number;
  /** How many of the words that were asked for it holds. */
  readonly held: number;
}

const pathOf = (url: string): string => url.replace(/[?#].*$/, '');

function rateSentences({text, words}: Passage): readonly RatedSentence[] {
  const wanted = new Set(words.map(fold));
  const prose = splitSentences(withoutCode(text));
  // Lines of code are an answer only where a section holds nothing else.
  const sentences = prose.length > 0 ? prose : splitSentences(text);
  return sentences.map((sentence, place) => {
    const own = new Set((sentence.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(fold));
    return {text: sentence, place, held: [...wanted].filter((word) => own.has(word)).length};
  });
}

/** The sentences that answer, in the order of the text, with what leads up to them. */
function quote(passage: Passage): string {
  const sentences = rateSentences(passage);
  const ranked = [...sentences].sort((a, b) => b.held - a.held || a.place - b.place);
  const [best] = ranked;
  if (!best) {
    return '';
  }
  const chosen = new Set([best.place]);
  for (const {place, held} of ranked.slice(1)) {
    const isNear = Math.abs(place - best.place) <= REACH;
    const isTelling = held > 0 && held >= 0.6 * best.held;
    if (chosen.size < MAX_SENTENCES && isNear && (isTelling || place === best.place + 1)) {
      chosen.add(place);
    }
  }
  return sentences
    .filter(({place}) => chosen.has(place))
    .map(({text}) => text)
    .reduce((quoted, text) => `${quoted}${SENTENCE_END.test(quoted) ? ' ' : '\n\n'}${text}`);
}

/** Marks of Markdown in a page's text are text. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]_&<]/g, '\\$&').replace(/^(\s*)([-+#>]|\d+[.)])(?=\s)/gm, '$1\\$2');
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

/** Best first, the page that the visitor reads a little before its equals. */
function order(passages: readonly Passage[], {path}: AskedFrom): readonly Passage[] {
  const scoreOf = ({url, score}: Passage): number => (pathOf(url) === path ? HERE * score : score);
  return [...passages].sort((a, b) => scoreOf(b) - scoreOf(a));
}

/**
 * Answers a question with sentences of the site's pages, or says that it cannot. Nothing is
 * written here: what is shown stands word for word on the pages that are linked.
 * @param evidence What the search found.
 * @param from Where the visitor asks.
 * @returns One to three sentences with up to three pages, or `unknown`.
 */
export function composeAnswer(evidence: Evidence, from: AskedFrom): LocalAnswer {
  const passages = order(evidence.passages, from);
  const sources = sourcesOf(passages);
  const isKnown = confidenceOf({...evidence, passages}) >= CONFIDENCE_FLOOR;
  const [best] = passages;
  const text = best && isKnown ? quote(best) : '';
  return text === ''
    ? {kind: 'unknown', text, sources}
    : {kind: 'pages', text: escapeMarkdown(text), sources};
}
