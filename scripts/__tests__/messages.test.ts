import {checkMessages} from '../lib/translations/checkMessages';
import {compareEnglish} from '../lib/translations/english';
import {NO_EXCEPTIONS} from '../lib/translations/exceptions';
import {lineOfKey, pluralForms, type MessageFiles} from '../lib/translations/messages';

const files = (texts: Record<string, string>, file = 'code.json'): MessageFiles =>
  new Map([
    [file, Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, {message}]))],
  ]);

function check(
  english: Record<string, string>,
  french: Record<string, string>,
  more: {defaults?: Record<string, string>; sameText?: Record<string, string>} = {},
): string[] {
  return checkMessages({
    english: files(english),
    french: files(french),
    frenchDefaults: files(more.defaults ?? english),
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
    expect(check(english, {}, {defaults: {'theme.blog.title': 'Articles plus anciens'}})).toEqual(
      [],
    );
    expect(check(english, {}, {defaults: english})).toHaveLength(1);
  });

  it('finds the line of a text', () => {
    const source = JSON.stringify({a: {message: 'A'}, 'b.c': {message: 'B'}}, null, 2);
    expect(lineOfKey(source, 'b.c')).toBe(6);
    expect(lineOfKey(source, 'x')).toBeUndefined();
  });

  it('counts plural forms as usePluralForm splits them', () => {
    expect(['a', 'a|b', 'a | b'].map(pluralForms)).toEqual([1, 2, 1]);
  });
});

describe('extracted English', () => {
  it('says what changed in the code since the last extraction', () => {
    const [found] = compareEnglish(
      files({kept: 'Kept', reworded: 'Before', removed: 'Gone'}),
      files({kept: 'Kept', reworded: 'After', added: 'New'}),
    );
    expect(found?.text).toContain('1 new (added); 1 changed (reworded); 1 gone (removed)');
    expect(found?.fix).toContain('npm run translations');
  });

  it('is silent when nothing changed', () => {
    expect(compareEnglish(files({a: 'A'}), files({a: 'A'}))).toEqual([]);
  });
});
