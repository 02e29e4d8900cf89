/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {CARD, cardName, drawCard} from '../card';
import {parsePalette} from '../palette';

const tokens = fs.readFileSync(path.join(__dirname, '../../../../css/tokens.css'), 'utf8');
const palette = parsePalette(tokens);
const card = {
  title: "Infonuage d'appareils : « réels » & <plus>",
  description: 'Des téléphones, des tablettes et des Mac, à 99\u00A0$.',
  brand: 'Firegrid',
  tagline: 'De vrais appareils, à la demande.',
  seed: '/fr/',
};

it('draws a picture of the size that networks ask for, with the words in it', async () => {
  const png = await drawCard(card, palette);
  expect(await sharp(png).metadata()).toMatchObject({format: 'png', ...CARD});
  expect(png.length).toBeLessThan(100_000);
  expect((await drawCard({...card, title: ''}, palette)).equals(png)).toBe(false);
});

it('names the file anew when text, page or colours change', () => {
  const name = cardName(card, palette);
  expect(cardName({...card, title: 'Autre titre'}, palette)).not.toBe(name);
  expect(cardName({...card, seed: '/fr/blog/'}, palette)).not.toBe(name);
  expect(cardName(card, {...palette, cellOn: '#000000'})).not.toBe(name);
});

it('names a colour that is missing or that no picture can have', () => {
  expect(() => parsePalette(tokens.replaceAll('--cell-warm:', '--cell-hot:'))).toThrow(
    '--cell-warm no colour',
  );
});
