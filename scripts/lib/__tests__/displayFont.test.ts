import {readFileSync} from 'node:fs';
import {DISPLAY_CHARACTERS, displayFontFile, subsetDisplayFont} from '../displayFont';

it('is what the list and the package say; if not: npm run generate:font', async () => {
  const cut = await subsetDisplayFont();
  expect(readFileSync(displayFontFile).equals(cut)).toBe(true);
});

it('has the letters of both languages, and is light', () => {
  for (const letter of 'AZaz09 $%(),-./:?ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ«»\u00a0\u202f’“”–—…') {
    expect(DISPLAY_CHARACTERS).toContain(letter);
  }
  expect(readFileSync(displayFontFile).length).toBeLessThan(12_500);
});
