import type {ExcerptPart} from '../types';
import type {Reader, Word} from './language';

/** Characters of an excerpt, and of it before the first match. */
const LENGTH = 160;
const BEFORE = 50;

/** Words of a text that hold one of the terms. */
function matchesIn(text: string, terms: ReadonlySet<string>, reader: Reader): readonly Word[] {
  return reader.words(text).filter((word) => word.terms.some((term) => terms.has(term)));
}

/** Begins where the most matches are close together. */
function bestStart(matches: readonly Word[]): number {
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
export function excerptOf(
  text: string,
  terms: ReadonlySet<string>,
  reader: Reader,
): readonly ExcerptPart[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  const matches = matchesIn(flat, terms, reader);
  const from = bestStart(matches) - BEFORE;
  const start = from > 0 ? flat.indexOf(' ', from) + 1 : 0;
  const cut = flat.length > start + LENGTH ? flat.lastIndexOf(' ', start + LENGTH) : flat.length;
  const end = cut > start ? cut : flat.length;
  const parts: ExcerptPart[] = start > 0 ? [{text: '… ', isMatch: false}] : [];
  let at = start;
  const push = (until: number, isMatch: boolean): void => {
    if (until > at) {
      parts.push({text: flat.slice(at, until), isMatch});
      at = until;
    }
  };
  for (const match of matches.filter((each) => each.start >= start && each.end <= end)) {
    push(match.start, false);
    push(match.end, true);
  }
  push(end, false);
  return end < flat.length ? [...parts, {text: ' …', isMatch: false}] : parts;
}

/** @returns Words of a text that hold one of the terms, each once, written as in the text. */
export function wordsIn(
  text: string,
  terms: ReadonlySet<string>,
  reader: Reader,
): readonly string[] {
  return [...new Set(matchesIn(text, terms, reader).map((word) => word.text))];
}
