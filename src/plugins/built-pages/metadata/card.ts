import {createHash} from 'node:crypto';
import type {Palette} from './palette';

/** Pixels; what the networks that show cards ask for: https://ogp.me and their own guides. */
export const CARD = {width: 1200, height: 630} as const;

export interface CardText {
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  readonly tagline: string;
}

/** A tree of elements as satori takes it: React's shape, without React. */
export interface CardElement {
  readonly type: 'div';
  readonly props: {readonly style: Style; readonly children?: string | readonly CardElement[]};
}

type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, children?: string | readonly CardElement[]): CardElement => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, ...(children === undefined ? {} : {children})},
});

/** Longest titles, in characters, that a size in pixels sets in three lines at most. */
const TITLE_SIZES: readonly (readonly [length: number, size: number])[] = [
  [24, 88],
  [40, 76],
  [60, 64],
  [Infinity, 54],
];

function titleSize(title: string): number {
  return TITLE_SIZES.find(([length]) => title.length <= length)?.[1] ?? 54;
}

const COLUMNS = 4;
const ROWS = 7;
const CELL = 92;
const GAP = 16;
const GRID = {left: 812, top: -38} as const;

const radius = (size: number): number => Math.round(size * 0.26);

/** Of a cell that is dark, lit or glowing. */
const colourOf = (state: 0 | 1 | 2, {cellOff, cellOn, cellWarm}: Palette): string =>
  [cellOff, cellOn, cellWarm][state] ?? cellOff;

/** The cells of a page's grid, row by row: 0 dark, 1 lit, 2 glowing; the same for the same seed. */
function lightCells(seed: string): readonly (0 | 1 | 2)[] {
  const bytes = createHash('sha256').update(seed).digest();
  const states = Array.from({length: COLUMNS * ROWS}, (_unused, index): 0 | 1 =>
    (bytes[index] ?? 0) < 60 ? 1 : 0,
  );
  const glow = (bytes[COLUMNS * ROWS] ?? 0) % states.length;
  return states.map((state, index) => (index === glow ? 2 : state));
}

/** The brand's mark, as `MARK_PATTERN` of components/GridMark draws it. */
const MARK = [0, 0, 2, 0, 1, 1, 1, 1, 0] as const;

const MARK_CELL = 13;
const MARK_GAP = 4;

function mark(palette: Palette): CardElement {
  return box(
    {flexWrap: 'wrap', width: 3 * (MARK_CELL + MARK_GAP)},
    MARK.map((state) =>
      box({
        width: MARK_CELL,
        height: MARK_CELL,
        marginRight: MARK_GAP,
        marginBottom: MARK_GAP,
        borderRadius: radius(MARK_CELL),
        backgroundColor: colourOf(state, palette),
      }),
    ),
  );
}

/**
 * Draws a page's own grid, at the right of its card: plain squares, which need no layout.
 * @param seed The page's path, which decides what cells are lit.
 * @param palette Colours.
 * @returns Elements of SVG.
 */
export function cardGrid(seed: string, palette: Palette): string {
  return lightCells(seed)
    .map((state, index) => {
      const x = GRID.left + (index % COLUMNS) * (CELL + GAP);
      const y = GRID.top + Math.floor(index / COLUMNS) * (CELL + GAP);
      return `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" rx="${radius(CELL)}" fill="${colourOf(state, palette)}"/>`;
    })
    .join('');
}

/**
 * Lays out the words of a card, at its left.
 * @param text What it says.
 * @param palette Colours.
 * @returns The tree for satori.
 */
export function cardLayout(text: CardText, palette: Palette): CardElement {
  const {brand, tagline, title, description} = text;
  const foot = box({alignItems: 'center', fontSize: 28}, [
    mark(palette),
    box({marginLeft: 12, fontWeight: 700, color: palette.title}, brand),
    box({marginLeft: 24, color: palette.text}, tagline),
  ]);
  const words = box({flexDirection: 'column'}, [
    box(
      {
        display: 'block',
        fontSize: titleSize(title),
        fontWeight: 700,
        lineHeight: 1.06,
        letterSpacing: '-0.02em',
        color: palette.title,
        lineClamp: 3,
      },
      title,
    ),
    box(
      {
        display: 'block',
        marginTop: 28,
        fontSize: 29,
        lineHeight: 1.4,
        color: palette.text,
        lineClamp: 3,
      },
      description,
    ),
  ]);
  return box(
    {
      position: 'relative',
      width: CARD.width,
      height: CARD.height,
      backgroundColor: palette.surface,
      fontFamily: 'Bricolage Grotesque',
      fontWeight: 400,
    },
    [
      box(
        {
          position: 'absolute',
          left: 72,
          top: 72,
          bottom: 64,
          width: 690,
          flexDirection: 'column',
          justifyContent: 'space-between',
        },
        [words, foot],
      ),
    ],
  );
}
