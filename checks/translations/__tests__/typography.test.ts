import {findTypography, OPAQUE, proseOfMessage} from '../typography';

const NBSP = '\u00A0';
const NARROW = '\u202F';

describe('French typography', () => {
  it.each([
    `Voici la liste${NBSP}: un, deux.`,
    `« Ouvrir » devient «${NBSP}Ouvrir${NBSP}».`.slice('« Ouvrir » devient '.length),
    'Prêt? Allez-y! Un; deux.',
    `99${NBSP}$ par mois, 50${NBSP}% de moins, 1${NBSP}000 requêtes`,
    'La séance commence à 10:30, au rapport 16:9.',
    `Une commande${NBSP}: ${OPAQUE}`,
    'La valeur est de 0,995 et de 3,14.',
    'iOS 17 et Android 14',
    '',
  ])('accepts “%s”', (text) => {
    expect(findTypography(text)).toEqual([]);
  });

  it.each([
    ['Voici la liste: un, deux.', 'no no-break space before', 14],
    ['Voici la liste : un, deux.', 'no no-break space before', 15],
    [`Voici la liste${NARROW}: un, deux.`, 'no no-break space before', 15],
    [`${OPAQUE}: la commande`, 'no no-break space before', 1],
    ['La liste:', 'no no-break space before', 8],
    ['Prêt ?', 'space before ; ! or ?', 4],
    [`Prêt${NBSP}!`, 'space before ; ! or ?', 4],
    [`Un${NARROW}; deux`, 'space before ; ! or ?', 2],
    [`${OPAQUE} ?`, 'space before ; ! or ?', 1],
    [`«Ouvrir${NBSP}»`, 'opening «', 0],
    [`« Ouvrir${NBSP}»`, 'opening «', 0],
    [`«${NBSP}Ouvrir »`, 'closing »', 9],
    ['99 $ par mois', 'before its sign', 2],
    ['99$ par mois', 'before its sign', 2],
    ['50 % de moins', 'before its sign', 2],
    ['$99 par mois', 'before the amount', 0],
    ['1 000 requêtes', 'ordinary spaces', 0],
    ['10 000 000 de requêtes', 'ordinary spaces', 0],
    ['1,000 requêtes', 'reads as a decimal', 0],
  ])('finds the mistake in “%s”', (text, message, offset) => {
    const found = findTypography(text);
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toContain(message);
    expect(found[0]?.offset).toBe(offset);
  });

  it.each([
    ["Votre chaîne d'intégration attend.", 'pipeline', 6],
    ["L'appareil est remis à neuf.", 'réinitialiser', 15],
    ['Une session en direct', 'session manuelle', 4],
    ['Un e-mail part.', 'courriel', 3],
    ['Un Bug', 'bogue', 3],
  ])('names the word of the site in “%s”', (text, word, offset) => {
    const found = findTypography(text);
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toContain(word);
    expect(found[0]?.offset).toBe(offset);
  });

  it('leaves words alone that only look like others', () => {
    expect(findTypography('Le blogue, le débogage, les achats, la multi-chat-box')).toEqual([]);
  });

  it('shows a few words to search for', () => {
    const [found] = findTypography(`${'mot '.repeat(20)}Prêt ? ${'mot '.repeat(20)}`);
    expect(found?.text).toContain('Prêt ? mot');
    expect(found?.text.length).toBeLessThan(100);
  });

  it('reads past placeholders and addresses of messages', () => {
    const message = `Écrivez à mailto:a@b.example?subject=x ou https://a.example/?b=c : {count}`;
    expect(findTypography(proseOfMessage(message)).map(({text}) => text)).toEqual([
      expect.stringContaining('no no-break space before') as string,
    ]);
  });
});
