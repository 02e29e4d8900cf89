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

it('leaves out stop words, and keeps digits and letters that are names', () => {
  expect(en.terms('How do I get a 5, an iPhone X?')).toEqual(['5', ...en.terms('iphone'), 'x']);
});

it('finds names in code whole and by their parts', () => {
  expect(en.terms('nextCursor')).toEqual(['nextcursor', 'next', 'cursor']);
  expect(en.terms('iPads')).toEqual(en.terms('ipad'));
  expect(en.terms('appium:noReset')).toContain('noreset');
});

it('reads a name with its number whole and apart', () => {
  expect(en.terms('Fold7')).toEqual(['fold7', 'fold', '7']);
  expect(fr.terms('Galaxy S24')).toEqual([...fr.terms('galaxy'), 's24', '24']);
});

it('knows where words stand in the text', () => {
  expect(fr.words("D'où vient l'été?").map(({text, start, end}) => [text, start, end])).toEqual([
    ['où', 2, 4],
    ['vient', 5, 10],
    ['été', 13, 16],
  ]);
});
