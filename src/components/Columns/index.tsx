import type {ReactNode} from 'react';
import styles from './styles.route.module.css';

interface ColumnProps {
  readonly children: ReactNode;
}

/** A text and the block beside it; on narrow screens, one below the other, in the order of the page. */
export function Columns({children}: ColumnProps) {
  return (
    <div className={styles.container}>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

/** At the end of the line on wide screens, and in view while one scrolls. */
export function Aside({children}: ColumnProps) {
  return (
    <div className={styles.aside} data-aside>
      {children}
    </div>
  );
}

/** The longer of the two. */
export function Main({children}: ColumnProps) {
  return (
    <div className={styles.main} data-main>
      {children}
    </div>
  );
}
