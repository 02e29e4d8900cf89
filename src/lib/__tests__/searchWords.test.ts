import {fold, foldedWords, holdsAll, queryWords, splitAtWords} from '../searchWords';

const marked = (text: string, query: string): string =>
  splitAtWords(text, queryWords(query))
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('');

describe('fold', () => {
  it.each([
    ['Éprouvé', 'eprouve'],
    ['E\u0301prouve\u0301', 'eprouve'],
    ['ŒUVRE', 'oeuvre'],
    ['Ça', 'ca'],
    ['Wi-Fi 6', 'wi-fi 6'],
  ])('makes %s %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('foldedWords', () => {
  it('splits at apostrophes, hyphens and underscores, and says each word once', () => {
    expect(foldedWords("L'appareil, l’appareil: ANDROID_HOME, mi-temps")).toEqual([
      'l',
      'appareil',
      'android',
      'home',
      'mi',
      'temps',
    ]);
  });
});

describe('queryWords', () => {
  it.each([
    ["l'appareil", ['appareil']],
    ['L’Appareil', ['appareil']],
    ["qu'un jusqu’à", ['un', 'a']],
    ["aujourd'hui", ['aujourd', 'hui']],
    ['flaky  TEST', ['flaky', 'test']],
    ['!? …', []],
    ["l'", []],
    ['.*+(\\', []],
  ])('reads %s as %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('stops somewhere', () => {
    const many = Array.from({length: 500}, (_, index) => `w${index}`).join(' ');
    expect(queryWords(many)).toHaveLength(12);
  });
});

describe('holdsAll', () => {
  const haystack = 'appareil essai instable';

  it.each([
    [['appar'], true],
    [['essai', 'inst'], true],
    [['pareil'], false],
    [['essai', 'robot'], false],
    [[], true],
  ])('finds %j: %s', (words, found) => {
    expect(holdsAll(haystack, words)).toBe(found);
  });
});

describe('splitAtWords', () => {
  it.each([
    ['Éprouver la vraie vie', 'epr', '[Épr]ouver la vraie vie'],
    ["Régler l'appareil", "l'appareil", "Régler l'[appareil]"],
    ['Œuvres', 'oe', '[Œ]uvres'],
    ['Œuvres', 'o', '[Œ]uvres'],
    ['e\u0301te\u0301', 'e', '[e\u0301]te\u0301'],
    ['Flaky tests, flaky team', 'flaky t', '[Flaky] [t]ests, [flaky] [t]eam'],
    ['testing', 'test testin', '[testin]g'],
    ['contest', 'test', 'contest'],
    ['<b>bold</b>', 'b', '<[b]>[b]old</[b]>'],
    ['nothing', '', 'nothing'],
  ])('divides %s by %s', (text, query, result) => {
    expect(marked(text, query)).toBe(result);
  });

  it('keeps the whole text', () => {
    const text = "Trouvez la cause d'un test instable avant de relancer l'exécution.";
    const parts = splitAtWords(text, queryWords('t c e'));
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
