import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.route.module.css';

export interface LinkListProps {
  readonly items: readonly {
    readonly to: string;
    readonly title: string;
    readonly text: ReactNode;
  }[];
  /** Three side by side on wide screens, or one under the other. */
  readonly look: 'columns' | 'rows';
}

/** Ways to other pages, each with a few words, under a line. */
export function LinkList({items, look}: LinkListProps): ReactNode {
  return (
    <ul className={clsx(styles.ruled, look === 'columns' ? 'columns-3' : styles.rows)}>
      {items.map(({to, title, text}) => (
        <li key={to}>
          <Heading as="h3">
            <Link to={to}>{title}</Link>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
