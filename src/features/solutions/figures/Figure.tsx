import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.route.module.css';

export interface FigureProps {
  /** Describes the picture to screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The panel that the figures of the services are drawn on: one picture, with one description. */
export function Figure({label, children}: FigureProps): ReactNode {
  return (
    <div role="img" aria-label={label} className={clsx('panel', styles.figure)}>
      {children}
    </div>
  );
}

/** How much of a track is lit, from 0 to 1. */
export const share = (part: number): CSSProperties => ({'--at': part}) as CSSProperties;
