import type {CSSProperties, ReactNode} from 'react';
import styles from './EmberGrid.module.css';

/** Cells that glow, as column and row from the upper end corner, each with its own rhythm. */
const EMBERS = [
  {column: 2, row: 2, delay: 0},
  {column: 5, row: 1, delay: 2.4},
  {column: 8, row: 4, delay: 1.1},
  {column: 1, row: 6, delay: 3.2},
  {column: 12, row: 2, delay: 4.1},
  {column: 10, row: 7, delay: 0.7},
  {column: 15, row: 5, delay: 2.9},
  {column: 4, row: 9, delay: 1.8},
  {column: 17, row: 8, delay: 3.7},
] as const;

/** The brand's idea as a backdrop: a grid in the dark, a cell glows while a session runs on it. */
export function EmberGrid(): ReactNode {
  return (
    <div className={styles.grid} aria-hidden="true">
      {EMBERS.map(({column, row, delay}) => (
        <span
          key={`${column}-${row}`}
          className={styles.ember}
          style={{'--column': column, '--row': row, animationDelay: `-${delay}s`} as CSSProperties}
        />
      ))}
    </div>
  );
}
