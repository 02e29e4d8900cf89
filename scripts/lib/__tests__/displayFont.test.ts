import {readFileSync} from 'node:fs';
import {charactersOf, displayFontFile, fontSheet, subsetDisplayFont} from '../displayFont';

it('is what the style sheet and the package say; if not: npm run generate:font', async () => {
  const cut = await subsetDisplayFont();
  expect(readFileSync(displayFontFile).equals(cut)).toBe(true);
});

it('has the letters of both languages, and is light', () => {
  const characters = charactersOf(readFileSync(fontSheet, 'utf8'));
  for (const letter of 'AZaz09 $%(),-./:?ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ«»\u00a0\u202f’“”–—…') {
    expect(characters).toContain(letter);
  }
  expect(readFileSync(displayFontFile).length).toBeLessThan(12_500);
});
