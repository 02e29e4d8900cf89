import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {CARD, cardGrid, cardLayout, type CardText} from './card';
import type {Palette} from './palette';

const FAMILY = 'Bricolage Grotesque';
const WEIGHTS = [400, 700] as const;

/** Characters of the font's latin subset; satori would draw a box for any other. */
const COVERED =
  /^[\u0020-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2191\u2193\u2212\u2215]*$/;

/** Draws cards. Made once for each build, since it holds the fonts. */
export interface CardPainter {
  /**
   * Draws a card, or takes it from the cache.
   * @param text What it says.
   * @param seed Path of the page.
   * @returns A PNG and a name for it that changes with what it shows.
   * @throws When the title holds characters that the font lacks.
   */
  readonly draw: (text: CardText, seed: string) => Promise<{name: string; png: Buffer}>;
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
 * @param cacheDir Folder for finished cards; made when needed.
 * @returns A painter.
 */
export async function cardPainter(palette: Palette, cacheDir: string): Promise<CardPainter> {
  const fonts = await loadFonts();
  await fs.mkdir(cacheDir, {recursive: true});
  return {
    draw: async (text, seed) => {
      refuseUncovered(text);
      const tree = cardLayout(text, palette);
      const grid = cardGrid(seed, palette);
      // Both hold all that a card shows, so that a change of layout or colours counts too.
      const hash = createHash('sha256')
        .update(JSON.stringify(tree))
        .update(grid)
        .digest('hex')
        .slice(0, 16);
      const name = `${hash}.png`;
      const cached = path.join(cacheDir, name);
      try {
        return {name, png: await fs.readFile(cached)};
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          throw error;
        }
      }
      // satori asks for React's type, and takes any element of its shape.
      const svg = await satori(tree as unknown as Parameters<typeof satori>[0], {
        ...CARD,
        fonts: [...fonts],
      });
      const whole = svg.replace(/<\/svg>$/, `${grid}</svg>`);
      // Networks alone load it: a palette would halve the file, and take four times as long.
      const png = await sharp(Buffer.from(whole))
        .removeAlpha()
        .png({compressionLevel: 4})
        .toBuffer();
      await fs.writeFile(cached, png);
      return {name, png};
    },
  };
}
