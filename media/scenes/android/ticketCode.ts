const SIZE = 23;
const FINDER = 7;

/**
 * Draws what looks like a ticket's two-dimensional code: three finder squares and a fixed pattern.
 * It holds no data, so there is nothing that a visitor could scan.
 *
 * @returns The markup of an SVG whose view box is 23 units wide, one unit a module.
 */
export function ticketCode(): string {
  const random = generator(41);
  let modules = '';
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const dark = random() < 0.47;
      if (dark && !inFinder(x, y)) {
        modules += `<rect x="${x + 0.04}" y="${y + 0.04}" width=".92" height=".92" rx=".3"/>`;
      }
    }
  }
  const far = SIZE - FINDER;
  return `<svg viewBox="0 0 ${SIZE} ${SIZE}">${modules}${finder(0, 0)}${finder(far, 0)}${finder(0, far)}</svg>`;
}

function finder(x: number, y: number): string {
  return (
    `<path fill-rule="evenodd" d="M${x + 1.6} ${y}h3.8a1.6 1.6 0 0 1 1.6 1.6v3.8a1.6 1.6 0 0 1-1.6 1.6h-3.8a1.6 1.6 0 0 1-1.6-1.6v-3.8a1.6 1.6 0 0 1 1.6-1.6z` +
    `m.1 1a.7.7 0 0 0-.7.7v3.6a.7.7 0 0 0 .7.7h3.6a.7.7 0 0 0 .7-.7v-3.6a.7.7 0 0 0-.7-.7z"/>` +
    `<rect x="${x + 2}" y="${y + 2}" width="3" height="3" rx=".8"/>`
  );
}

/** Whether a module lies in a finder square or in the empty border around it. */
function inFinder(x: number, y: number): boolean {
  const near = FINDER;
  const far = SIZE - FINDER - 1;
  return (x <= near && y <= near) || (x >= far && y <= near) || (x <= near && y >= far);
}

/** A small linear congruential generator: the same pattern at every recording. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
