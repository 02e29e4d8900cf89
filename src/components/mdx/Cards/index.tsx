import clsx from 'clsx';
import type {ReactNode} from 'react';
import {GridMark} from '@site/src/components/GridMark';
import styles from './styles.route.module.css';

interface CardsProps {
  /** How many are side by side on wide screens. */
  readonly columns?: 1 | 2 | 3 | 4;
  readonly children: ReactNode;
}

/** A list of cards. */
export function Cards({columns = 1, children}: CardsProps) {
  return <ul className={clsx(`columns-${columns}`, styles.cards)}>{children}</ul>;
}

interface CardProps {
  /** Anchor of the card. */
  readonly id?: string;
  /** Cells of the mark, nine digits row by row: 0 dark, 1 lit, 2 glowing. */
  readonly cells?: string;
  /** Another mark, or whatever is above the title. */
  readonly mark?: ReactNode;
  /** A heading, and what belongs to it. If the heading is a link, all of the card leads there. */
  readonly children: ReactNode;
}

export function Card({id, cells, mark, children}: CardProps) {
  return (
    <li id={id} className={clsx('panel', styles.card)}>
      {cells && <GridMark pattern={Array.from(cells, Number)} size={44} />}
      {mark}
      {children}
    </li>
  );
}
