import {askedWords} from './indexText';

/** Stands for the page where no page answers. */
export const NOWHERE = -1;

/** Ways of asking for a section: `[page, section, phrases]`, the first two counted from 0. */
export type AskedPlace = readonly [page: number, section: number, phrases: readonly string[]];

/** What people type and ask for, in one language. */
export interface Asked {
  readonly places: readonly AskedPlace[];
  /** What they ask for and no page answers. */
  readonly unanswered: readonly string[];
}

/** Ways of asking as the browser gets them: which phrases hold a stem, not what they say. */
export interface PackedAsked {
  /** `[page, section, number of phrases]`, in the order of the phrases' numbers. */
  readonly places: readonly (readonly [page: number, section: number, count: number])[];
  /** By stem: numbers of the phrases that hold it, each as the distance from the one before, in base 36. */
  readonly phrases: Readonly<Record<string, string>>;
}

const BASE = 36;

/**
 * Packs ways of asking for the index.
 * @param asked Of one language.
 * @param stem That language's, of a folded word.
 */
export function packAsked(
  {places, unanswered}: Asked,
  stem: (word: string) => string,
): PackedAsked {
  const all: readonly AskedPlace[] = [
    ...places,
    ...unanswered.map((phrase, number): AskedPlace => [NOWHERE, number, [phrase]]),
  ];
  const holding = new Map<string, number[]>();
  all
    .flatMap(([, , phrases]) => phrases)
    .forEach((phrase, number) => {
      for (const each of new Set(askedWords(phrase).map(stem))) {
        holding.set(each, [...(holding.get(each) ?? []), number]);
      }
    });
  const distances = (numbers: readonly number[]): string =>
    numbers.map((number, index) => (number - (numbers[index - 1] ?? 0)).toString(BASE)).join(' ');
  return {
    places: all.map(([page, section, {length}]) => [page, section, length]),
    phrases: Object.fromEntries(
      [...holding]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([each, numbers]) => [each, distances(numbers)]),
    ),
  };
}

/**
 * @param packed One value of PackedAsked.phrases.
 * @returns Numbers of phrases, growing.
 */
export function unpackNumbers(packed: string): readonly number[] {
  let last = 0;
  return packed.split(' ').map((distance) => {
    last += Number.parseInt(distance, BASE);
    return last;
  });
}
