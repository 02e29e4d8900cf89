import {indexWords} from './indexText';
import type {Lexicon} from './lexicon';
import type {ExcerptPart} from './types';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Characters of an excerpt, and of it what stands before the first match. */
const LENGTH = 160;
const BEFORE = 50;

interface Match {
  readonly start: number;
  readonly end: number;
}

/** Whether a word of a text is one of those looked for. */
export type IsWanted = (word: string) => boolean;

/**
 * @param wanted Folded words.
 * @param lexicon Of the language.
 * @returns Tells whether a word of a text is one of them, in this form or another.
 */
export function wantedWords(wanted: readonly string[], lexicon: Lexicon): IsWanted {
  const known = new Map<string, boolean>();
  return (word) => {
    const seen = known.get(word);
    if (seen !== undefined) {
      return seen;
    }
    const found = indexWords(word).some((part) =>
      wanted.some((each) => lexicon.matches(part, each)),
    );
    known.set(word, found);
    return found;
  };
}

function findMatches(text: string, isWanted: IsWanted): readonly Match[] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => isWanted(word))
    .map(({0: word, index}) => ({start: index, end: index + word.length}));
}

/** Where the most matches stand together. */
function bestStart(matches: readonly Match[]): number {
  const counts = matches.map(
    ({start}) =>
      matches.filter((other) => other.start >= start && other.end <= start + LENGTH - BEFORE)
        .length,
  );
  return matches[counts.indexOf(Math.max(...counts))]?.start ?? 0;
}

/** Moves to where a word begins. */
function wordStart(text: string, from: number): number {
  const at = from <= 0 ? 0 : text.indexOf(' ', from);
  return at <= 0 ? Math.max(0, from === 0 ? 0 : at) : at + 1;
}

/**
 * The part of a text that says most about what was looked for.
 * @param text Any length.
 * @param isWanted From wantedWords().
 * @returns Parts that together are the excerpt, with ellipses where it was cut.
 */
export function excerptOf(text: string, isWanted: IsWanted): readonly ExcerptPart[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  const matches = findMatches(flat, isWanted);
  const start = wordStart(flat, Math.max(0, bestStart(matches) - BEFORE));
  const cut = flat.length > start + LENGTH ? flat.lastIndexOf(' ', start + LENGTH) : flat.length;
  const end = cut > start ? cut : flat.length;
  const parts: ExcerptPart[] = [];
  let at = start;
  const push = (until: number, isMatch: boolean): void => {
    if (until > at) {
      parts.push({text: flat.slice(at, until), isMatch});
      at = until;
    }
  };
  if (start > 0) {
    parts.push({text: '… ', isMatch: false});
  }
  matches
    .filter((match) => match.start >= start && match.end <= end)
    .forEach((match) => {
      push(match.start, false);
      push(match.end, true);
    });
  push(end, false);
  if (end < flat.length) {
    parts.push({text: ' …', isMatch: false});
  }
  return parts;
}

/**
 * The words of a text that are looked for, as they stand there.
 * @param text Any length.
 * @param isWanted From wantedWords().
 * @returns Each once.
 */
export function wordsIn(text: string, isWanted: IsWanted): readonly string[] {
  const words = findMatches(text, isWanted).map(({start, end}) => text.slice(start, end));
  return [...new Set(words)];
}
