import clsx from 'clsx';
import type {CSSProperties} from 'react';
import styles from './styles.route.module.css';

/** A lit cell of the backdrop: column and row from the upper end corner, counted from 0. */
export interface LitCell {
  readonly column: number;
  readonly row: number;
  readonly tone?: 'ember' | 'glow' | 'outline';
  /** Seconds into the rhythm of a cell that smoulders. */
  readonly delay?: number;
  /** How bright it is beside the others, from 0 to 1. */
  readonly light?: number;
}

interface EmberGridProps {
  readonly cells: readonly LitCell[];
  readonly className?: string | undefined;
}

/** The brand's idea as a backdrop: a grid in the dark, a cell glows while a session runs on it. */
export function EmberGrid({cells, className}: EmberGridProps) {
  return (
    <div className={clsx(styles.grid, className)} aria-hidden="true">
      {cells.map(({column, row, tone = 'ember', delay, light}) => (
        <span
          key={`${column}-${row}`}
          className={clsx(styles.cell, styles[tone])}
          style={
            {
              '--column': column,
              '--row': row,
              '--light': light,
              animationDelay: delay === undefined ? undefined : `-${delay}s`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}
