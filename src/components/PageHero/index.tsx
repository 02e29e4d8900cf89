import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.route.module.css';

/**
 * A lit cell of the backdrop: column and row from the upper end corner, counted from 0. On phones
 * three rows fit beside the title; lower ones would lie under the text.
 */
export interface LitCell {
  readonly column: number;
  readonly row: number;
  readonly tone?: 'ember' | 'glow' | 'outline';
}

export interface PageHeroProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Drawn beside the text; decorative. */
  readonly cells: readonly LitCell[];
  /** Links or buttons under the lead. */
  readonly children?: ReactNode;
}

/** The opening of a page: its title in the dark, on the grid. It has to be the first of `main`. */
export function PageHero({title, lead, cells, children}: PageHeroProps): ReactNode {
  return (
    <header className={styles.hero} data-surface="night">
      <div className={styles.field} aria-hidden="true">
        <div className={styles.grid} />
        {cells.map(({column, row, tone = 'ember'}) => (
          <span
            key={`${column}-${row}`}
            className={clsx(styles.cell, styles[tone])}
            style={{'--column': column, '--row': row} as CSSProperties}
          />
        ))}
      </div>
      <div className={styles.inner}>
        <Heading as="h1" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  );
}
