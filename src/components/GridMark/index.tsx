import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface GridMarkProps {
  /** The cells of a square, nine as a rule, row by row: 0 dark, 1 lit, 2 glowing. */
  readonly pattern: readonly number[];
  /** Edge in pixels at the default text size; it grows with the text. */
  readonly size: number;
}

const CELL = 8;
const STEP = 10;
const CLASSES = [styles.off, styles.on, styles.warm];

/** The brand's grid of cells. Decorative: the words beside it say the same. */
export function GridMark({pattern, size}: GridMarkProps): ReactNode {
  const columns = Math.sqrt(pattern.length);
  const edge = columns * STEP - (STEP - CELL);
  return (
    <svg
      viewBox={`0 0 ${edge} ${edge}`}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      className={styles.mark}
      aria-hidden="true"
      focusable="false"
    >
      {pattern.map((state, index) => (
        <rect
          // Cells have no identity but their place.
          key={index}
          x={(index % columns) * STEP}
          y={Math.floor(index / columns) * STEP}
          width={CELL}
          height={CELL}
          rx="2.4"
          className={CLASSES[state]}
        />
      ))}
    </svg>
  );
}

/** The mark of the brand: an ember that climbs. */
export const MARK_PATTERN = [0, 0, 2, 0, 1, 1, 1, 1, 0] as const;
