/** One line of the bench: what was measured, beside what it is compared with. */
export interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly unit: string;
  /** By this, ours is divided before it is compared with the limit. */
  readonly reference?: number;
  /** The most that may be. */
  readonly limit: number;
}

/** @returns The middle one of some numbers; the higher of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const short = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0));

/**
 * Judges a figure; one that could not be measured is over its limit.
 * @returns A row of the bench's table.
 */
function judge({ours, unit, reference, limit}: Figure) {
  const value = reference === undefined ? ours : ours / reference;
  return {
    ours: `${short(ours)} ${unit}`,
    reference: reference === undefined ? '' : `${short(reference)} ${unit}`,
    ratio: reference === undefined ? '' : short(value),
    limit: short(limit),
    result: value <= limit ? 'ok' : 'OVER',
  };
}

/**
 * Prints figures as a table.
 * @returns How many are over their limits.
 */
export function printFigures(figures: readonly Figure[]): number {
  const rows = figures.map((figure) => [figure.name, judge(figure)] as const);
  console.table(Object.fromEntries(rows));
  return rows.filter(([, {result}]) => result !== 'ok').length;
}
