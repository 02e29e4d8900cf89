import {find, make} from './dom';
import {EASE, type Timeline} from './timeline';

/** One step of the test, as the session's panel shows it. */
export interface Step {
  /** Code-like and language-neutral, at most 17 characters so that it fits the panel. */
  readonly code: string;
  /** When the step starts and when it passes, in milliseconds. */
  readonly start: number;
  readonly pass: number;
}

export interface PanelOptions {
  readonly steps: readonly Step[];
  /** The soft reset, in milliseconds: everything passed goes dark between these times. */
  readonly reset: readonly [from: number, to: number];
  /** Order in which the nine cells of the grid light up, as indexes row by row. */
  readonly order: readonly number[];
}

const COLUMNS = 3;
const CELLS = COLUMNS * COLUMNS;

/**
 * Fills the panel's ember grid: a cell smoulders while its step runs and stays lit once it passed;
 * when all have, a soft wave crosses the grid.
 *
 * @throws Error when there are not exactly nine steps, one per cell.
 */
export function buildGrid(timeline: Timeline, {steps, reset, order}: PanelOptions): void {
  if (steps.length !== CELLS) {
    throw new Error(
      `The grid has ${CELLS} cells, STEPS has ${steps.length}: give one step a cell.`,
    );
  }
  const grid = find('.grid');
  const cells = steps.map(() => grid.appendChild(make('i', 'cell')));
  steps.forEach((step, index) => {
    const cell = cells[order[index] ?? index];
    if (cell) {
      lightCell(timeline, cell, step, reset);
    }
  });
  const finish = Math.max(...steps.map(({pass}) => pass));
  cells.forEach((cell, index) => {
    const diagonal = (index % COLUMNS) + Math.floor(index / COLUMNS);
    celebrate(timeline, cell, finish + 120 + diagonal * 55);
  });
}

function lightCell(
  timeline: Timeline,
  cell: HTMLElement,
  {start, pass}: Step,
  [from, to]: readonly [number, number],
): void {
  const ember = make('i', 'ember');
  const glow = make('i', 'glow');
  cell.append(ember, glow);
  timeline.change(ember, 'opacity', [0, 1], [pass - 60, pass + 240], {
    ease: EASE.out,
    back: [from, to],
  });
  // While its step runs the cell only smoulders; it flares once, softly, when the step passes.
  timeline.track(glow, 'opacity', [
    [0, 0],
    [start, 0],
    [start + 200, 0.4],
    [pass - 60, 0.4, EASE.out],
    [pass + 140, 1],
    [pass + 700, 0],
  ]);
  timeline.track(cell, 'scale', [
    [0, '1'],
    [pass - 60, '1', EASE.out],
    [pass + 140, '1.07'],
    [pass + 520, '1'],
  ]);
}

function celebrate(timeline: Timeline, cell: HTMLElement, at: number): void {
  const wave = make('i', 'wave');
  cell.append(wave);
  timeline.track(wave, 'opacity', [
    [0, 0],
    [at, 0],
    [at + 220, 0.85],
    [at + 560, 0],
  ]);
}
