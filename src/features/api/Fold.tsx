import type {ReactNode} from 'react';
import styles from './reference.route.module.css';

export interface FoldProps {
  readonly summary: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** What few readers need at once. */
export function Fold({summary, open, children}: FoldProps): ReactNode {
  return (
    <details className={styles.fold} open={open}>
      <summary>{summary}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
