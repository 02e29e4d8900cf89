import {analyze} from '../analyze';
import {excerptOf, wantedWords} from '../excerpt';
import {indexWords} from '../indexText';
import {language as english} from '../language.en';
import {language as french} from '../language.fr';
import {editDistance} from '../../editDistance';
import {Lexicon} from '../lexicon';

const lexicon = new Lexicon(
  english,
  'appium 3 noreset 2 recording 4 selenium 5 session 9 sessions 8 pricing 2 plans 3 webhook 2 queue 4',
);
const lexique = new Lexicon(french, 'appareil 9 appareils 9 reel 3 tarifs 2 cle 4 api 5');

const words = (text: string, own = lexicon): string[] =>
  analyze(text, own).terms.map(({word}) => word);
const variants = (text: string, own = lexicon): string[] =>
  analyze(text, own).terms.flatMap((term) => term.variants.map(({word}) => word));

it('divides names in code into what people type', () => {
  expect(indexWords('appium:noReset')).toEqual(['appium', 'noreset', 'no', 'reset']);
  expect(indexWords('Été à l’HTTPServer')).toEqual([
    ...['ete', 'a', 'l', 'httpserver', 'http', 'server'],
  ]);
});

it('leaves out the words of the question, unless there are no others', () => {
  expect(words('How do I use this recording?')).toEqual(['recording']);
  expect(words('qu’est-ce que l’appareil', lexique)).toContain('appareil');
  expect(words('combien', lexique)).toContain('tarifs prix');
});

it.each([
  ['seleinum', 'selenium'],
  ['recordng', 'recording'],
  ['sesions', 'sessions'],
])('corrects %s', (typed, meant) => {
  expect(variants(typed)).toContain(meant);
});

it('reads what an apostrophe was left out of', () => {
  expect(variants('lappareil', lexique)).toContain('appareil');
  expect(variants('dapi', lexique)).toContain('api');
});

it('knows what means the same', () => {
  expect(variants('cost')).toContain('pricing');
  expect(variants('screencast')).toContain('recording');
});

it.each([
  ['kitten', 'sitting', 3, 3],
  ['ab', 'ba', 1, 1],
  ['short', 'muchlonger', 2, 3],
])('counts the changes from %s to %s', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance);
});

it('cuts an excerpt around the words and keeps the text as it is', () => {
  const text = `${'Nothing here. '.repeat(30)}The <b>recording</b> of a session.`;
  const parts = excerptOf(text, wantedWords(['recording'], lexicon));
  expect(parts[0]?.text).toBe('… ');
  expect(parts.filter(({isMatch}) => isMatch).map((part) => part.text)).toEqual(['recording']);
  expect(parts.map((part) => part.text).join('')).toContain('<b>recording</b>');
});
