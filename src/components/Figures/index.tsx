import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.route.module.css';

interface Figure {
  readonly value: string;
  /** The unit of the value; both are read as one phrase. */
  readonly label: string;
}

interface FiguresProps {
  readonly figures?: readonly Figure[];
  /** Three large ones are in a row, or four others. */
  readonly size?: 'medium' | 'large';
  /** In MDX: a list whose points begin with the value, in bold. */
  readonly children?: ReactNode;
}

/** Claims in numbers, right under a hero. */
export function Figures({figures, size = 'medium', children}: FiguresProps) {
  return (
    <div className={clsx(styles.band, styles[size])} data-surface="night">
      {/* No list of definitions: a label may go on where the value ends, “TLS 1.3 and …”. */}
      <div className="page-column">
        {children}
        {figures && (
          <ul>
            {figures.map(({value, label}) => (
              <li key={label}>
                <strong>{value}</strong> {label}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
