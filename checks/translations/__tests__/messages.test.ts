import path from 'node:path';
import {tempFolder} from '../../../scripts/jest/tempFolder';
import {readExceptions} from '../exceptions';
import {
  checkMessages,
  checkUsages,
  readMessageFiles,
  type Allowances,
  type MessageFiles,
} from '../messages';

const {folder, write} = tempFolder();

const files = (texts: Record<string, string>, file = 'code.json'): MessageFiles =>
  new Map([
    [file, Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, {message}]))],
  ]);

const check = (
  english: Record<string, string>,
  french: Record<string, string>,
  more: Partial<Allowances> = {},
) =>
  checkMessages('fr', files(english), files(french), {sameText: {}, ...more}).map(
    ({file, text, fix}) => `${file} ${text} ${fix}`,
  );

describe('messages of both languages', () => {
  it.each([
    ['proper translations', {'nav.home': 'Home'}, {'nav.home': 'Accueil'}, {}],
    ['plurals', {a: '{n} session|{n} sessions'}, {a: '{n} séance|{n} séances'}, {}],
    // As usePluralForm splits them: a bar between spaces separates words.
    ['titles with a bar', {a: 'A | B', b: 'C', c: 'D | E'}, {a: 'D', b: 'E | F', c: 'G | H'}, {}],
    ['names and numbers', {a: '{brand}', b: '24/7'}, {a: '{brand}', b: '24/7'}, {}],
    ['listed words', {c: 'Menu'}, {c: 'Menu'}, {sameText: {Menu: 'same word'}}],
    ['French of the theme', {a: 'Older posts'}, {}, {themeTexts: {a: 'Articles plus anciens'}}],
  ])('accepts %s', (_what, english, french, more) => {
    expect(check(english, french, more)).toEqual([]);
  });

  it.each([
    [
      'missing',
      {a: 'Home'},
      {},
      'code.json a: French lacks the text “Home”. add "a":{"message":"…"}',
    ],
    ['left over', {}, {'nav.old': 'Vieux'}, 'no English text has this id'],
    ['empty', {a: 'Home page'}, {a: ' '}, 'is empty'],
    ['copied from English', {a: 'Home page'}, {a: 'Home page'}, 'is the English one'],
    ['another placeholder', {a: '{n} days'}, {a: '{nombre} jours'}, '{n}, French {nombre}'],
    ['another code', {a: 'See `one`'}, {a: 'Voir `un`'}, 'English has `one`, French `un`'],
    ['another link', {a: 'See [it](/a)'}, {a: 'Voir [ici](/b)'}, 'English has ](/a), French ](/b)'],
    ['a lost placeholder', {a: 'From {n}'}, {a: 'À partir de'}, 'English has {n}, French none'],
    ['a lost plural', {a: '{n} day|{n} days'}, {a: '{n} jours'}, 'has 1 plural form(s)'],
    ['too many plurals', {a: 'x|y'}, {a: 'x|y|z|t'}, 'has 4 plural form(s)'],
    ['a plural that nothing selects', {a: 'days'}, {a: 'jour|jours'}, 'has 2 forms'],
  ])('finds what is %s', (_what, english, french, message) => {
    expect(check(english, french)).toEqual([expect.stringContaining(message)]);
  });

  it('does not take English of the theme for French', () => {
    expect(check({a: 'Older posts'}, {}, {themeTexts: {a: 'Older posts'}})).toHaveLength(1);
  });
});

it('an exception needs a reason', () => {
  const file = write('exceptions.txt', '{"sameText": {"Menu": ""}, "otherLanguage": {}}');
  expect(() => readExceptions(file)).toThrow('needs a reason');
});

describe('message files', () => {
  it('are read with the line of each text, in every file', () => {
    const code = {a: {message: 'A'}, 'b "c"': {message: 'B', description: 'd'}};
    write('code.json', JSON.stringify(code, null, 2));
    write('build.json', '{"feeds.title": {"message": "F"}}');
    expect([...readMessageFiles(folder)]).toEqual([
      ['build.json', {'feeds.title': {message: 'F', line: 1}}],
      [
        'code.json',
        {a: {message: 'A', line: 2}, 'b "c"': {message: 'B', description: 'd', line: 5}},
      ],
    ]);
    expect(readMessageFiles(path.join(folder, 'none')).size).toBe(0);
  });

  it('are named when they are no JSON', () => {
    write('current.json', '{"a": ');
    expect(() => readMessageFiles(folder)).toThrow(/current\.json is not valid JSON/);
  });
});

it('ids in the code are asked for, and told apart when two texts share one', () => {
  const usages = new Map([
    ...files({'a.title': 'One', 'a.same': 'Same'}, 'src/0.tsx'),
    ...files({'a.title': 'Two', 'a.same': 'Same', 'Read more': 'Read more'}, 'src/1.tsx'),
  ]);
  expect(checkUsages(usages).map(({text}) => text)).toEqual([
    expect.stringContaining('The id a.title says “Two” here and “One” in src/0.tsx'),
    expect.stringContaining('has no id'),
  ]);
});
