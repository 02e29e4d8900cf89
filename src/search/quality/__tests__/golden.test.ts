import {facts} from '@site/src/data/facts';
import {KINDS_OF, readGolden, UNANSWERABLE_KINDS, type GoldenLocale as Locale} from '../readGolden';

const locales = ['en', 'fr'] as const;
const golden = {en: readGolden('en'), fr: readGolden('fr')};

interface Labelled {
  readonly kind: string;
  readonly set: string;
}

/** Entries of a language that say where their answer stands. */
function expecting(locale: Locale): {readonly text: string; readonly expect: readonly string[]}[] {
  const {search, answerable} = golden[locale];
  return [
    ...search.map(({query, expect: places}) => ({text: query, expect: places})),
    ...answerable.map(({question, expect: places}) => ({text: question, expect: places})),
  ];
}

function everyText(locale: Locale): string[] {
  return [
    ...expecting(locale).map(({text}) => text),
    ...golden[locale].unanswerable.map(({question}) => question),
  ];
}

/** As somebody would repeat it: without letter case, accents and punctuation. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Kinds with too few entries, or with more entries in one half than in the other. */
function unbalanced(entries: readonly Labelled[], kinds: readonly string[]): string[] {
  return kinds.filter((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    const tune = ofKind.filter((entry) => entry.set === 'tune').length;
    return ofKind.length < 4 || Math.abs(ofKind.length - 2 * tune) > 1;
  });
}

describe.each(locales)('the golden sets in %s', (locale) => {
  const {search, answerable, unanswerable} = golden[locale];

  it('are large enough for stable figures', () => {
    expect(search.length).toBeGreaterThanOrEqual(60);
    expect(answerable.length).toBeGreaterThanOrEqual(60);
    expect(unanswerable.length).toBeGreaterThanOrEqual(20);
  });

  it('have four entries of each kind at least, half of them held out', () => {
    expect(unbalanced(search, KINDS_OF[locale])).toEqual([]);
    expect(unbalanced(answerable, KINDS_OF[locale])).toEqual([]);
    expect(unbalanced(unanswerable, UNANSWERABLE_KINDS)).toEqual([]);
  });

  it('have no kind of the other language', () => {
    const kinds = new Set([...search, ...answerable].map(({kind}) => kind));
    expect([...kinds].filter((kind) => !KINDS_OF[locale].includes(kind))).toEqual([]);
  });

  it('mix keywords and phrases about evenly', () => {
    const short = search.filter(({query}) => query.split(/\s+/).length <= 3);
    expect(short.length / search.length).toBeGreaterThan(0.4);
    expect(short.length / search.length).toBeLessThan(0.6);
  });

  it('name each right place once', () => {
    const doubled = expecting(locale).filter(
      ({expect: places}) => new Set(places).size < places.length,
    );
    expect(doubled).toEqual([]);
  });
});

it('never repeats a text, in another set or language either', () => {
  const seen = new Map<string, string>();
  const repeated = locales.flatMap(everyText).filter((text) => {
    const known = seen.has(fold(text));
    seen.set(fold(text), text);
    return known;
  });
  expect(repeated).toEqual([]);
});

it('asks for facts that src/data/facts.ts has', () => {
  const ids = locales.flatMap((locale) =>
    golden[locale].answerable.flatMap((entry) => entry.facts ?? []),
  );
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !(id in facts))).toEqual([]);
});
