import {createHash} from 'node:crypto';

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Brightness of a place, from 0 to 1; above 1 it glows. */
type Field = (x: number, y: number) => number;

/** Draws from 0 to 1, the same for the same text. */
function drawsOf(text: string) {
  let count = 0;
  return () => createHash('sha256').update(`${text} ${count++}`).digest().readUInt32BE() / 2 ** 32;
}

type Motif = (draw: () => number, size: Size) => Field;

/** Steps that lead up, each as long as it takes. */
const steps: Motif = (draw, {columns, rows}) => {
  const lengths = Array.from({length: 3 + Math.floor(draw() * 5)}, () => 1 + draw() * 3);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const last = Math.floor(columns * (0.75 + draw() * 0.2));
  const bottom = rows - 1 - Math.floor(draw() * 2);
  const stepAt = (x: number) => {
    let end = 0;
    return lengths.findIndex((length) => (end += (length / whole) * (last + 1)) > x);
  };
  return (x, y) => {
    const step = stepAt(x);
    const below = y - Math.round(bottom - (step * bottom) / lengths.length);
    if (step < 0 || below < 0) {
      return 0;
    }
    return below === 0 ? (x === last ? 2 : 1) : 0.75 - below * 0.15;
  };
};

/** Columns that grow, the newest one lit at its top. */
const bars: Motif = (draw, {columns, rows}) => {
  const heights = Array.from({length: columns}, (_, x) =>
    Math.round(rows * (0.12 + 0.55 * (x / columns) + 0.28 * draw())),
  );
  const newest = Math.floor(columns * (0.6 + 0.35 * draw()));
  return (x, y) => {
    const height = heights[x] ?? 0;
    const above = rows - height;
    return y < above
      ? 0
      : x === newest && y === above
        ? 2
        : (x === newest ? 1 : 0.62) - (y - above) * 0.12;
  };
};

/** Rings around one point. */
const rings: Motif = (draw, {columns, rows}) => {
  const centre = {x: columns * (0.25 + draw() * 0.5), y: rows * (0.3 + draw() * 0.4)};
  const gap = 2.6 + draw() * 1.2;
  return (x, y) => {
    const away = Math.hypot(x - Math.round(centre.x), y - Math.round(centre.y));
    const ring = Math.abs(away / gap - Math.round(away / gap));
    return away < 0.5
      ? 2
      : ring < 0.2
        ? 1.05 - away / columns
        : ring < 0.34
          ? 0.45 - away / columns / 2
          : 0;
  };
};

/** Beams that cross, with one joint that glows. */
const beams: Motif = (draw, {columns, rows}) => {
  const gap = 3 + Math.floor(draw() * 2);
  const [left, top] = [Math.floor(draw() * gap), Math.floor(draw() * gap)];
  const jointOf = (start: number, size: number) =>
    start + gap * Math.floor((draw() * (size - start)) / gap);
  const joint = {x: jointOf(left, columns), y: jointOf(top, rows)};
  return (x, y) => {
    const [isUpright, isLevel] = [x % gap === left, y % gap === top];
    return x === joint.x && y === joint.y
      ? 2
      : isUpright && isLevel
        ? 1
        : isUpright || isLevel
          ? 0.5
          : 0;
  };
};

/** The drawing of each category; a new one gets the steps until it has its own. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  'product-updates': bars,
  'case-study': rings,
  engineering: beams,
};

/** In lists, and above a text. src/features/blog/Cover.tsx knows their columns. */
export const COVERS = {card: {columns: 16, rows: 9}, band: {columns: 30, rows: 6}} as const;

/**
 * Lights the cells of a post's cover: always the same for a post, and another for each.
 * @param slug Of the post.
 * @param category Of the post; it decides what the cells show.
 * @param size Of the grid.
 * @returns A digit for each cell, row by row: 0 dark, then three embers, 4 the glow.
 */
export function coverCells(slug: string, category: string, size: Size): string {
  const draw = drawsOf(slug);
  const field = (MOTIFS[category] ?? steps)(draw, size);
  const cells = Array.from({length: size.columns * size.rows}, (_, index) => {
    const x = index % size.columns;
    const y = Math.floor(index / size.columns);
    const spark = draw() < 0.03 ? 0.3 : 0;
    const value = Math.max(field(x, y), spark);
    return value > 1.5 ? 4 : value > 0.75 ? 3 : value > 0.45 ? 2 : value > 0.15 ? 1 : 0;
  });
  return cells.join('');
}
