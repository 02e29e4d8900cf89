import type {ReactNode} from 'react';
import styles from './reference.route.module.css';

export interface ColumnsProps {
  readonly children: ReactNode;
}

/** Around the two columns of an operation's page, which stand below each other on narrow screens. */
export function Columns({children}: ColumnsProps): ReactNode {
  return (
    <div className={styles.container}>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

/** Request and answer: at the end of the line on wide screens, and in view while one scrolls. */
export function Aside({children}: ColumnsProps): ReactNode {
  return <div className={styles.aside}>{children}</div>;
}

/** Parameters, body and responses. */
export function Main({children}: ColumnsProps): ReactNode {
  return <div className={styles.main}>{children}</div>;
}
