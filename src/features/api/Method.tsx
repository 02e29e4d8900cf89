import type {ReactNode} from 'react';
// Marks of methods in the sidebar, which every page of the reference shows.
import './sidebar.route.module.css';
import styles from './reference.route.module.css';

export interface MethodProps {
  /** In capitals. */
  readonly name: string;
}

/** The method of a request. */
export function Method({name}: MethodProps): ReactNode {
  return (
    <span className={styles.method} data-method={name} translate="no">
      {name}
    </span>
  );
}
