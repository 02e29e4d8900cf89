import type {ReactNode} from 'react';
import {GridMark} from '@site/src/components/GridMark';
import styles from './styles.route.module.css';

export interface TopicsProps {
  readonly children: ReactNode;
}

/** Wraps several topics of an MDX page. */
export function Topics({children}: TopicsProps): ReactNode {
  return <div className={styles.topics}>{children}</div>;
}

export interface TopicProps {
  /** Cells of the mark in the corner, nine digits row by row: 0 dark, 1 lit, 2 glowing. */
  readonly cells: string;
  readonly children: ReactNode;
}

/** A card of an MDX page: a heading, and what belongs to it. */
export function Topic({cells, children}: TopicProps): ReactNode {
  return (
    <div className={styles.topic}>
      <div className={styles.mark}>
        <GridMark pattern={Array.from(cells, Number)} size={44} />
      </div>
      {children}
    </div>
  );
}
