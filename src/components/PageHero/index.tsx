import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {EmberGrid, type EmberGridProps} from '@site/src/components/EmberGrid';
import styles from './styles.route.module.css';

export interface PageHeroProps {
  readonly title: string;
  readonly lead: ReactNode;
  /**
   * Drawn beside the text; decorative. On phones three rows fit beside the title; lower ones would
   * lie under the text.
   */
  readonly cells: EmberGridProps['cells'];
  /** Links or buttons under the lead. */
  readonly children?: ReactNode;
}

/** The opening of a page: its title in the dark, on the grid. It has to be the first of `main`. */
export function PageHero({title, lead, cells, children}: PageHeroProps): ReactNode {
  return (
    <header className="night-opening" data-surface="night">
      <EmberGrid cells={cells} className={styles.backdrop} />
      <div className={clsx('page-column', styles.inner)}>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={clsx('button-row', styles.actions)}>{children}</div>}
      </div>
    </header>
  );
}
