import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {NO_EXCEPTIONS} from '../exceptions';
import {
  checkMessages,
  checkUsages,
  compareEnglish,
  readMessageFiles,
  type MessageFiles,
} from '../messages';

const files = (texts: Record<string, string>, file = 'code.json'): MessageFiles =>
  new Map([
    [file, Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, {message}]))],
  ]);

function check(
  english: Record<string, string>,
  french: Record<string, string>,
  more: {theme?: Record<string, string>; sameText?: Record<string, string>} = {},
): string[] {
  return checkMessages({
    english: files(english),
    french: files(french),
    themeFrench: more.theme ?? {},
    exceptions: {...NO_EXCEPTIONS, sameText: more.sameText ?? {}},
  }).map(({file, text, fix}) => `${file} ${text} ${fix}`);
}

describe('messages of both languages', () => {
  it('accepts a proper translation', () => {
    expect(
      check(
        {'nav.home': 'Home', 'a.count': '{count} session|{count} sessions', 'a.b': 'A | B'},
        {'nav.home': 'Accueil', 'a.count': '{count} séance|{count} séances', 'a.b': 'A | C'},
      ),
    ).toEqual([]);
  });

  it('names a text that French lacks, with the line to add', () => {
    const [found] = check({'nav.home': 'Home'}, {});
    expect(found).toContain('i18n/fr/code.json nav.home: French lacks the text “Home”');
    expect(found).toContain('add "nav.home":{"message":"…"}');
  });

  it.each([
    ['left over', {}, {'nav.old': 'Vieux'}, 'no English text has this id'],
    ['empty', {a: 'Home page'}, {a: ' '}, 'is empty'],
    ['copied from English', {a: 'Home page'}, {a: 'Home page'}, 'is the English one'],
    [
      'a translated placeholder',
      {a: '{count} days'},
      {a: '{nombre} jours'},
      '{count}, French {nombre}',
    ],
    [
      'a lost placeholder',
      {a: 'From {price}'},
      {a: 'À partir de'},
      'English has {price}, French none',
    ],
    ['a lost plural', {a: '{n} day|{n} days'}, {a: '{n} jours'}, 'has 1 plural form(s)'],
    ['too many plurals', {a: 'x|y'}, {a: 'x|y|z|t'}, 'has 4 plural form(s)'],
    ['a plural that nothing selects', {a: 'days'}, {a: 'jour|jours'}, 'has 2 forms'],
    ['bad spacing', {a: 'Ready?'}, {a: 'Prêt ?'}, 'space before ; ! or ?'],
  ])('finds what is %s', (_what, english, french, message) => {
    const found = check(english, french);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  it('lets names and listed words be the same in both languages', () => {
    expect(
      check(
        {a: '{brand}', b: '24/7', c: 'Menu'},
        {a: '{brand}', b: '24/7', c: 'Menu'},
        {sameText: {Menu: 'same word'}},
      ),
    ).toEqual([]);
  });

  it('takes the French that the theme brings along', () => {
    const english = {'theme.blog.title': 'Older posts'};
    expect(check(english, {}, {theme: {'theme.blog.title': 'Articles plus anciens'}})).toEqual([]);
    expect(check(english, {}, {theme: english})).toHaveLength(1);
  });

  it('counts plural forms as usePluralForm splits them', () => {
    expect(check({a: 'A | B', b: 'C'}, {a: 'D', b: 'E | F'})).toEqual([]);
  });
});

describe('message files', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'messages-'));
  afterAll(() => {
    fs.rmSync(folder, {recursive: true});
  });

  it('are read with the line of each text, in every file', () => {
    const code = {a: {message: 'A'}, 'b "c"': {message: 'B', description: 'd'}};
    fs.writeFileSync(path.join(folder, 'code.json'), JSON.stringify(code, null, 2));
    fs.writeFileSync(path.join(folder, 'build.json'), '{"feeds.title": {"message": "F"}}');
    expect([...readMessageFiles(folder)]).toEqual([
      ['build.json', {'feeds.title': {message: 'F'}}],
      [
        'code.json',
        {a: {message: 'A', line: 3}, 'b "c"': {message: 'B', description: 'd', line: 6}},
      ],
    ]);
    expect(readMessageFiles(path.join(folder, 'none')).size).toBe(0);
  });

  it('are named when they are no JSON', () => {
    fs.writeFileSync(path.join(folder, 'current.json'), '{"a": ');
    expect(() => readMessageFiles(folder)).toThrow(/current\.json is not valid JSON/);
  });
});

describe('extracted English', () => {
  it('says what changed in the code since the last extraction', () => {
    const [found] = compareEnglish(
      files({kept: 'Kept', reworded: 'Before', removed: 'Gone'}),
      files({kept: 'Kept', reworded: 'After', added: 'New'}),
    );
    expect(found?.text).toContain('reworded, removed, added');
    expect(found?.fix).toContain('npm run translations');
  });

  it('is silent when nothing changed', () => {
    expect(compareEnglish(files({a: 'A'}), files({a: 'A'}))).toEqual([]);
  });
});

describe('ids in the code', () => {
  const file = (name: string, texts: Record<string, string>, warnings: string[] = []) => ({
    file: name,
    texts: Object.fromEntries(Object.entries(texts).map(([k, message]) => [k, {message}])),
    warnings,
  });

  it('are told apart when two texts share one', () => {
    const found = checkUsages([
      file('src/a.tsx', {'a.title': 'One', 'a.same': 'Same'}),
      file('src/b.tsx', {'a.title': 'Two', 'a.same': 'Same'}),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toContain('The id a.title says “Two” here and “One” in src/a.tsx');
  });

  it('are asked for, and must be literal', () => {
    const found = checkUsages([file('src/a.tsx', {'Read more': 'Read more'}, ['not static'])]);
    expect(found.map(({text}) => text)).toEqual([
      expect.stringContaining('not static') as string,
      expect.stringContaining('has no id') as string,
    ]);
  });
});
