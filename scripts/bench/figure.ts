/** One line of the bench: what was measured, beside what it is compared with. */
export interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly unit: string;
  /** By this, ours is divided before it is compared with the limit. */
  readonly reference?: number;
  /** The most that may be; the least where `isLeast`. */
  readonly limit: number;
  readonly isLeast?: boolean;
}

const valueOf = ({ours, reference}: Figure): number =>
  reference === undefined ? ours : ours / reference;

/** @returns Whether a figure is within its limit. */
export function isWithin(figure: Figure): boolean {
  const value = valueOf(figure);
  return figure.isLeast ? value >= figure.limit : value <= figure.limit;
}

/** @returns The middle one of some numbers; the higher of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * Writes figures as a table.
 * @param figures In the order in which they were measured.
 */
export function formatFigures(figures: readonly Figure[]): string {
  const short = (value: number): string => String(Number(value.toFixed(value < 10 ? 2 : 0)));
  const head = ['', 'ours', 'reference', 'ratio', 'limit', ''];
  const rows = figures.map((figure) => {
    const {name, ours, unit, reference, limit, isLeast = false} = figure;
    const hasRatio = reference !== undefined;
    return [
      name,
      `${short(ours)} ${unit}`,
      hasRatio ? `${short(reference)} ${unit}` : '',
      hasRatio ? short(valueOf(figure)) : '',
      `${isLeast ? '≥' : '≤'} ${short(limit)}`,
      isWithin(figure) ? 'ok' : 'OVER',
    ];
  });
  const all = [head, ...rows];
  const widths = head.map((_cell, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
