import {readFileSync} from 'node:fs';
import {displayFontFile, subsetDisplayFont} from '../displayFont';

it('is what the list and the package say; if not: npm run generate:font', async () => {
  const cut = await subsetDisplayFont();
  expect(readFileSync(displayFontFile).equals(cut)).toBe(true);
});
