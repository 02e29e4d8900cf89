import {locales} from '@site/src/config/locales';
import {fold} from '../../engine/language';
import {KINDS, readGolden, UNANSWERABLE_KINDS} from '../golden';

const golden = {en: readGolden('en'), fr: readGolden('fr')};

const kindsOf = {
  en: KINDS.filter((kind) => kind !== 'accents-missing' && kind !== 'elision'),
  fr: KINDS,
};

describe.each(locales)('the golden sets in %s', (locale) => {
  const {search, answerable, unanswerable} = golden[locale];

  it.each([
    ['queries', search, 60, kindsOf[locale]],
    ['answerable questions', answerable, 60, kindsOf[locale]],
    ['unanswerable questions', unanswerable, 20, UNANSWERABLE_KINDS],
  ])(
    'have enough %s, four of each kind at least, half of them held out',
    (_name, set, least, kinds) => {
      expect(set.length).toBeGreaterThanOrEqual(least);
      expect(new Set(set.map(({kind}) => kind))).toEqual(new Set(kinds));
      const unbalanced = kinds.filter((kind) => {
        const ofKind = set.filter((entry) => entry.kind === kind);
        const tune = ofKind.filter((entry) => entry.set === 'tune').length;
        return ofKind.length < 4 || Math.abs(ofKind.length - 2 * tune) > 1;
      });
      expect(unbalanced).toEqual([]);
    },
  );

  it('mix keywords and phrases about evenly', () => {
    const short = search.filter(({query}) => query.split(/\s+/).length <= 3);
    expect(Math.abs(short.length / search.length - 0.5)).toBeLessThan(0.1);
  });
});

it('never repeats a text, in another set or language either', () => {
  const texts = locales.flatMap((locale) => {
    const {search, answerable, unanswerable, certain} = golden[locale];
    const questions = [...answerable, ...unanswerable, ...certain].map(({question}) => question);
    return [...search.map(({query}) => query), ...questions].map((text) =>
      fold(text)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    );
  });
  expect(texts.filter((text, place) => texts.indexOf(text) < place)).toEqual([]);
});
