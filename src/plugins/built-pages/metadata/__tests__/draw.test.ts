/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {cardPainter, type CardPainter} from '../draw';
import {CARD} from '../card';
import type {Palette} from '../palette';

const palette: Palette = {
  surface: '#000000',
  title: '#ffffff',
  text: '#cccccc',
  cellOff: '#222222',
  cellOn: '#ff0000',
  cellWarm: '#ffff00',
};
const text = {
  title: "Infonuage d'appareils : « réels »",
  description: 'Des téléphones, des tablettes et des Mac, à 99\u00A0$.',
  brand: 'Firegrid',
  tagline: 'De vrais appareils, à la demande.',
};

describe('cards', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  let painter: CardPainter;
  beforeAll(async () => {
    painter = await cardPainter(palette, folder);
  });
  afterAll(() => {
    fs.rmSync(folder, {recursive: true});
  });

  it('draws a picture of the size that networks ask for', async () => {
    const {png, name} = await painter.draw(text, '/fr/');
    expect(await sharp(png).metadata()).toMatchObject({format: 'png', ...CARD});
    expect(png.length).toBeLessThan(100_000);
    expect(fs.readFileSync(path.join(folder, name))).toEqual(png);
  });

  it('takes a finished card from the cache, and draws anew another text or page', async () => {
    const first = await painter.draw(text, '/fr/');
    fs.writeFileSync(path.join(folder, first.name), 'cached');
    expect((await painter.draw(text, '/fr/')).png.toString()).toBe('cached');
    const other = await painter.draw({...text, title: 'Autre titre'}, '/fr/');
    expect(other.name).not.toBe(first.name);
    expect((await painter.draw(text, '/fr/blog/')).name).not.toBe(first.name);
  });

  it('names the characters that the font lacks', async () => {
    await expect(painter.draw({...text, title: 'Débit → 日'}, '/fr/')).rejects.toThrow(
      'has no → 日, in “Débit → 日”',
    );
  });
});
