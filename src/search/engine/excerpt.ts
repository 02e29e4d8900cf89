import type {ExcerptPart} from '../types';
import type {Word} from './language';

/** Characters of an excerpt, and of it before the first match. */
const LENGTH = 160;
const BEFORE = 50;

/** A text in one line, with its words. */
export interface Line {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Words that hold one of the terms. */
const matchesIn = (words: readonly Word[], terms: ReadonlySet<string>): readonly Word[] =>
  words.filter((word) => word.terms.some((term) => terms.has(term)));

/** Begins where the most matches are close together. */
function bestStart(matches: readonly Word[]) {
  const counts = matches.map(
    ({start}) =>
      matches.filter((other) => other.start >= start && other.end <= start + LENGTH - BEFORE)
        .length,
  );
  return matches[counts.indexOf(Math.max(...counts))]?.start ?? 0;
}

/**
 * Cuts the part out of a text that says most about a query.
 * @param terms Terms to mark.
 * @returns Parts that together are the excerpt, with ellipses where it was cut.
 */
export function excerptOf({text, words}: Line, terms: ReadonlySet<string>): readonly ExcerptPart[] {
  const matches = matchesIn(words, terms);
  const from = bestStart(matches) - BEFORE;
  const start = from > 0 ? text.indexOf(' ', from) + 1 : 0;
  const cut = text.length > start + LENGTH ? text.lastIndexOf(' ', start + LENGTH) : text.length;
  const end = cut > start ? cut : text.length;
  const parts: ExcerptPart[] = start > 0 ? [{text: '… ', isMatch: false}] : [];
  let at = start;
  const push = (until: number, isMatch: boolean) => {
    if (until > at) {
      parts.push({text: text.slice(at, until), isMatch});
      at = until;
    }
  };
  for (const match of matches.filter((each) => each.start >= start && each.end <= end)) {
    push(match.start, false);
    push(match.end, true);
  }
  push(end, false);
  return end < text.length ? [...parts, {text: ' …', isMatch: false}] : parts;
}

/** @returns Those that hold one of the terms, each once, written as in the text. */
export function wordsWith(words: readonly Word[], terms: ReadonlySet<string>): readonly string[] {
  return [...new Set(matchesIn(words, terms).map((word) => word.text))];
}
