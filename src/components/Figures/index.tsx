import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.route.module.css';

export interface Figure {
  readonly value: string;
  /** What the value counts; the value and the label are read as one phrase. */
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
      {/* No list of definitions: a label may go on where the value ends, “TLS 1.3 and …”. */}
      <div className="page-column">
        <ul className={clsx(styles.list, styles[size])}>
          {figures.map(({value, label}) => (
            <li key={label}>
              <strong className={styles.value}>{value}</strong>{' '}
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
