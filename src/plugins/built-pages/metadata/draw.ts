import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import satori, {type Font} from 'satori';
import sharp from 'sharp';
import type {BuildCache} from '../cache';
import {CARD, cardGrid, cardLayout, type CardText} from './card';
import type {Palette} from './palette';

const FAMILY = 'Bricolage Grotesque';
const WEIGHTS = [400, 700] as const;

/** Characters of the font's latin subset; satori would draw a box for any other. */
const COVERED =
  /^[\u0020-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]*$/;

/** A page's card. */
export interface Card {
  readonly text: CardText;
  /** Path of the page. */
  readonly seed: string;
}

/** Draws cards. Made once for each build, since it holds the fonts. */
export interface CardPainter {
  /**
   * @returns A name for the card's file that changes with what it shows.
   * @throws When the title holds characters that the font lacks.
   */
  readonly nameOf: (card: Card) => string;
  /**
   * @param name As nameOf() gave it.
   * @param card What is drawn when the cache has none of that name.
   * @returns A PNG.
   */
  readonly draw: (name: string, card: Card) => Promise<Buffer>;
}

async function loadFonts(): Promise<readonly Font[]> {
  const {resolve} = createRequire(__filename);
  return Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: FAMILY,
      weight,
      style: 'normal' as const,
      data: await fs.readFile(
        resolve(
          `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`,
        ),
      ),
    })),
  );
}

function refuseUncovered({title, description}: CardText): void {
  const odd = Array.from(title + description).filter((character) => !COVERED.test(character));
  if (odd.length > 0) {
    throw new Error(
      `built-pages: the display font has no ${[...new Set(odd)].join(' ')}, in “${title}”. Write the page's title and description without it.`,
    );
  }
}

/**
 * @param palette Colours of all cards.
 * @param cache For finished cards.
 * @returns A painter.
 */
export async function cardPainter(palette: Palette, cache: BuildCache): Promise<CardPainter> {
  const fonts = await loadFonts();
  const layOut = ({text, seed}: Card) => {
    refuseUncovered(text);
    const tree = cardLayout(text, palette);
    const grid = cardGrid(seed, palette);
    // Both hold all that a card shows, so that a change of layout or colours counts too.
    const hash = createHash('sha256').update(JSON.stringify(tree)).update(grid).digest('hex');
    return {tree, grid, name: `${hash.slice(0, 16)}.png`};
  };
  return {
    nameOf: (card) => layOut(card).name,
    draw: async (name, card) =>
      cache.get(name, async () => {
        const {tree, grid} = layOut(card);
        // satori asks for React's type, and takes any element of its shape.
        const svg = await satori(tree as unknown as Parameters<typeof satori>[0], {
          ...CARD,
          fonts: [...fonts],
        });
        const whole = svg.replace(/<\/svg>$/, `${grid}</svg>`);
        // Networks alone load it: a palette would halve the file, and take four times as long.
        return sharp(Buffer.from(whole)).removeAlpha().png({compressionLevel: 4}).toBuffer();
      }),
  };
}
