import {useSiteConfig} from '@site/src/lib/useSiteConfig';

interface GridMarkProps {
  /** The cells of a square, row by row: 0 dark, 1 lit, 2 glowing. Nine dark ones if there are none. */
  readonly pattern?: readonly number[] | undefined;
  /** Edge in pixels at the default text size; it grows with the text. */
  readonly size: number;
}

/** Units from a cell to the next one. */
const STEP = 10;

/** Units of a cell's edge. */
const EDGE = 8;

/** Radius of its corners, which the stroke rounds. */
const CORNER = 2.4;

/** The brand's grid of cells. Decorative: the words beside it say the same. */
export function GridMark({pattern = Array<number>(9).fill(0), size}: GridMarkProps) {
  const columns = Math.sqrt(pattern.length);
  const edge = columns * STEP - (STEP - EDGE);
  const inner = EDGE - 2 * CORNER;
  const outlines = ['', '', ''];
  pattern.forEach((state, index) => {
    const x = (index % columns) * STEP + CORNER;
    const y = Math.floor(index / columns) * STEP + CORNER;
    outlines[state] = `${outlines[state] ?? ''}M${x} ${y}h${inner}v${inner}h-${inner}z`;
  });
  return (
    <svg
      viewBox={`0 0 ${edge} ${edge}`}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      className="grid-mark"
      strokeWidth={2 * CORNER}
      aria-hidden="true"
    >
      {outlines.map((outline, state) => (
        <path key={state} d={outline} />
      ))}
    </svg>
  );
}

/** The mark of the brand: an ember that climbs. */
export const MARK_PATTERN = [0, 0, 2, 0, 1, 1, 1, 1, 0] as const;

/** Mark and name of the brand, in an element of the classes `wordmark display`. */
export function Wordmark() {
  return (
    <>
      <GridMark pattern={MARK_PATTERN} size={26} />
      <span>{useSiteConfig().brand}</span>
    </>
  );
}
