import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface GridMarkProps {
  /** Nine cells, row by row: 0 dark, 1 lit, 2 glowing. */
  readonly pattern: readonly number[];
  /** Edge in pixels. */
  readonly size: number;
}

const CELL = 8;
const STEP = 10;
const COLUMNS = 3;
const CLASSES = [styles.off, styles.on, styles.warm];

/** The brand's grid of nine cells. Decorative: what it stands for is said in words beside it. */
export function GridMark({pattern, size}: GridMarkProps): ReactNode {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" focusable="false">
      {pattern.map((state, index) => (
        <rect
          // Cells have no identity but their place.
          key={index}
          x={(index % COLUMNS) * STEP}
          y={Math.floor(index / COLUMNS) * STEP}
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
