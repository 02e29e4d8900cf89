import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.route.module.css';

interface PointsProps {
  /** How many are side by side on wide screens. */
  readonly columns?: 2 | 3 | 4;
  /** A list whose points begin with their titles, in bold; numbers of an ordered one are large. */
  readonly children: ReactNode;
}

/** Points side by side. */
export function Points({columns = 3, children}: PointsProps) {
  return <div className={clsx(`columns-${columns}`, styles.points)}>{children}</div>;
}
