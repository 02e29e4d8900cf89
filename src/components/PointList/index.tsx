import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.route.module.css';

export interface Point {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface PointListProps {
  readonly points: readonly Point[];
  /** Under a line each, after a lit cell, or in their order. */
  readonly look: 'ruled' | 'marked' | 'numbered';
}

/** Points of a section side by side, each a title and a sentence or two. */
export function PointList({points, look}: PointListProps): ReactNode {
  const List = look === 'numbered' ? 'ol' : 'ul';
  return (
    <List className={`${styles.list} ${styles[look]}`}>
      {points.map(({id, title, text}) => (
        <li key={id}>
          <Heading as="h3" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </List>
  );
}
