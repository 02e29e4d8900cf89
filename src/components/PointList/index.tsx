import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.route.module.css';

export interface Point {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Under a line each, after a lit cell, or in their order. */
const LOOKS = {
  ruled: clsx('columns-3', styles.ruled),
  marked: clsx('columns-2 lit-list', styles.marked),
  numbered: clsx('columns-3', styles.numbered),
} as const;

export interface PointListProps {
  readonly points: readonly Point[];
  readonly look: keyof typeof LOOKS;
}

/** Points of a section side by side, each a title and a sentence or two. */
export function PointList({points, look}: PointListProps): ReactNode {
  const List = look === 'numbered' ? 'ol' : 'ul';
  return (
    <List className={clsx(styles.list, LOOKS[look])}>
      {points.map(({id, title, text}) => (
        <li key={id}>
          <div>
            <Heading as="h3">{title}</Heading>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
