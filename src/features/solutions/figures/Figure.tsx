import type {ReactNode} from 'react';
import styles from './figure.route.module.css';

export interface FigureProps {
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The panel that the figures of the services are drawn on: one picture, with one description. */
export function Figure({label, children}: FigureProps): ReactNode {
  return (
    <div role="img" aria-label={label} className={styles.figure}>
      {children}
    </div>
  );
}
