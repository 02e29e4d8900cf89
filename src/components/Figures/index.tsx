import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Figure {
  readonly value: string;
  /** What the value counts. */
  readonly label: string;
}

export interface FiguresProps {
  readonly figures: readonly Figure[];
  /** Large ones stand three in a row, the others four. */
  readonly size?: 'medium' | 'large';
}

/** Claims in numbers, right under a hero. */
export function Figures({figures, size = 'medium'}: FiguresProps): ReactNode {
  return (
    <div className={styles.band} data-surface="night">
      <dl className={clsx('page-column', styles.list, styles[size])}>
        {figures.map(({value, label}) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
