import {english} from '../english';
import {french} from '../french';
import {fold, Reader} from '../language';

const en = new Reader(english);
const fr = new Reader(french);

it('folds case, accents and ligatures', () => {
  expect(fold('Œuvre éprouvée')).toBe('oeuvre eprouvee');
});

it.each([
  [en, 'Recordings of sessions', 'recording session'],
  [fr, "l'appareil qu'il débloque", 'appareils débloqué'],
  [fr, 'sessions simultanées', 'session simultanee'],
])('reads the forms of a word alike', (reader, a, b) => {
  expect(reader.terms(a)).toEqual(reader.terms(b));
});

it('leaves out stop words and single letters, and keeps digits', () => {
  expect(en.terms('How do I get a 5?')).toEqual(['5']);
});

it('finds names in code whole and by their parts', () => {
  expect(en.terms('nextCursor')).toEqual(['nextcursor', 'next', 'cursor']);
  expect(en.terms('iPads')).toEqual(en.terms('ipad'));
  expect(en.terms('appium:noReset')).toContain('noreset');
});

it.each([
  ['iphone15', 'iPhone 15'],
  ['ios17', 'iOS 17'],
  ['pixel8', 'Pixel 8'],
  ['galaxys24', 'Galaxy S24'],
  ['iPhone15Pro', 'iPhone 15 Pro'],
])('finds %s as a name and its number', (typed, written) => {
  for (const reader of [en, fr]) {
    const [word] = reader.words(typed);
    expect(word?.apart).toContainEqual(reader.terms(written));
  }
});

it('knows where words stand in the text', () => {
  expect(fr.words("D'où vient l'été?").map(({text, start, end}) => [text, start, end])).toEqual([
    ['où', 2, 4],
    ['vient', 5, 10],
    ['été', 13, 16],
  ]);
});
