import {createHash} from 'node:crypto';
import path from 'node:path';
import sharp, {type OverlayOptions} from 'sharp';
import {escapeHtml} from '../../../lib/escapeHtml';
import type {Palette} from './palette';

/** Pixels; what the networks that show cards ask for: https://ogp.me and their own guides. */
export const CARD = {width: 1200, height: 630} as const;

/** The display face in all of its weights; `npm run generate:font` cuts it. */
export const CARD_FONT = path.join(__dirname, 'bricolage-grotesque.ttf');

/** As the file names it; the comma keeps its last word from being read as a weight. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold,';

export interface Card {
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  readonly tagline: string;
  /** The page's path, which decides what cells of its grid are lit. */
  readonly seed: string;
}

/** Longest titles, in characters, that a size in pixels sets in three lines at most. */
const TITLE_SIZES = [
  {length: 24, size: 88},
  {length: 40, size: 76},
  {length: 60, size: 64},
  {length: Infinity, size: 54},
];

const MARGIN = 72;
const COLUMNS = 4;
const CELLS = 28;

/** The brand's mark, as `MARK_PATTERN` of components/GridMark draws it: dark, lit and glowing cells. */
const MARK = [0, 0, 2, 0, 1, 1, 1, 1, 0];

function gridOf(
  states: readonly number[],
  place: {columns: number; x: number; y: number; size: number; gap: number},
  {cellOff, cellOn, cellWarm}: Palette,
): string {
  const {columns, x, y, size, gap} = place;
  return states
    .map((state, index) => {
      const left = x + (index % columns) * (size + gap);
      const top = y + Math.floor(index / columns) * (size + gap);
      const colour = [cellOff, cellOn, cellWarm][state] ?? cellOff;
      return `<rect x="${left}" y="${top}" width="${size}" height="${size}" rx="${Math.round(size * 0.26)}" fill="${colour}"/>`;
    })
    .join('');
}

/** The cells of a page's grid: the same for the same seed, one of them glowing. */
function lightCells(seed: string): readonly number[] {
  const bytes = [...createHash('sha256').update(seed).digest()];
  const glow = (bytes[CELLS] ?? 0) % CELLS;
  return bytes.slice(0, CELLS).map((byte, index) => (index === glow ? 2 : Number(byte < 60)));
}

const span = (text: string, colour: string, attributes: string): string =>
  `<span foreground="${colour}" ${attributes}>${escapeHtml(text)}</span>`;

/** @see https://docs.gtk.org/Pango/pango_markup.html */
const words = (text: string, place: {left: number; top: number}): OverlayOptions => ({
  input: {
    text: {text, font: FAMILY, fontfile: CARD_FONT, width: 690, dpi: 72, rgba: true, wrap: 'word'},
  },
  ...place,
});

/**
 * @param card The content of the card.
 * @param palette Its colours.
 * @returns A name for its file that changes with what it shows.
 */
export const cardName = (card: Card, palette: Palette): string =>
  `${createHash('sha256')
    .update(JSON.stringify([card, palette]))
    .digest('hex')
    .slice(0, 16)}.png`;

/**
 * Draws a page's social card: its title and description beside its own grid.
 * @param card The content of the card.
 * @param palette Its colours.
 * @returns A PNG.
 */
export async function drawCard(card: Card, palette: Palette): Promise<Buffer> {
  const {title, description, brand, tagline, seed} = card;
  const {size = 0} = TITLE_SIZES.find(({length}) => title.length <= length) ?? {};
  const grid = {columns: COLUMNS, x: 812, y: -38, size: 92, gap: 16};
  const mark = {columns: 3, x: MARGIN, y: 516, size: 13, gap: 4};
  const {width, height} = CARD;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${palette.surface}"/>${gridOf(lightCells(seed), grid, palette)}${gridOf(MARK, mark, palette)}</svg>`;
  const text = [
    span(
      title,
      palette.title,
      `weight="700" size="${size}pt" line_height="0.92" letter_spacing="${-20 * size}"`,
    ),
    span(' ', palette.text, 'size="14pt"'),
    span(description, palette.text, 'size="29pt" line_height="1.15"'),
  ].join('\n');
  const foot = `${span(brand, palette.title, 'weight="700" size="28pt"')}   ${span(tagline, palette.text, 'size="28pt"')}`;
  return (
    sharp(Buffer.from(picture))
      .composite([
        words(text, {left: MARGIN, top: MARGIN}),
        words(foot, {left: MARGIN + 64, top: 524}),
      ])
      .removeAlpha()
      // Networks alone load it: a palette would halve the file, and take four times as long.
      .png({compressionLevel: 4})
      .toBuffer()
  );
}
