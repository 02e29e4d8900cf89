/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {buildCache} from '../../cache';
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
    painter = await cardPainter(palette, buildCache(folder));
  });
  afterAll(() => {
    fs.rmSync(folder, {recursive: true});
  });

  it('draws a picture of the size that networks ask for', async () => {
    const png = await painter.draw(painter.nameOf({text, seed: '/fr/'}), {text, seed: '/fr/'});
    expect(await sharp(png).metadata()).toMatchObject({format: 'png', ...CARD});
    expect(png.length).toBeLessThan(100_000);
  });

  it('takes a finished card from the cache, and draws anew another text or page', async () => {
    const card = {text, seed: '/fr/pricing/'};
    const name = painter.nameOf(card);
    await buildCache(folder).get(name, () => Promise.resolve(Buffer.from('cached')));
    expect((await painter.draw(name, card)).toString()).toBe('cached');
    const other = {...text, title: 'Autre titre'};
    expect(painter.nameOf({...card, text: other})).not.toBe(name);
    expect(painter.nameOf({text, seed: '/fr/blog/'})).not.toBe(name);
  });

  it('names the characters that the font lacks', () => {
    const card = {text: {...text, title: 'Débit → 日'}, seed: '/fr/'};
    expect(() => painter.nameOf(card)).toThrow('has no → 日, in “Débit → 日”');
  });
});
