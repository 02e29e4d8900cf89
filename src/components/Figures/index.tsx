import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.route.module.css';

export interface Figure {
  readonly value: string;
  /** The unit of the value; both are read as one phrase. */
  readonly label: string;
}

export interface FiguresProps {
  readonly figures: readonly Figure[];
  /** Three large ones are in a row, or four others. */
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
