import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.route.module.css';

export interface LinkCardProps {
  /** Where the whole card leads. */
  readonly to: string;
  readonly title: string;
  readonly level: 'h2' | 'h3';
  /** Above the title; its links lead elsewhere too. */
  readonly mark?: ReactNode;
  /** Text below the title; its links lead elsewhere. */
  readonly children?: ReactNode;
}

/** An item of a list of cards, each a way to a page. */
export function LinkCard({to, title, level, mark, children}: LinkCardProps): ReactNode {
  return (
    <li className={clsx('panel', styles.card)}>
      {mark}
      {/* Without an id: the theme's heading would add a link to itself. */}
      <Heading as={level} className={styles.title}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </Heading>
      {children}
    </li>
  );
}
