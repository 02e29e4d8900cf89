import type {ReactNode} from 'react';
import {figures} from '@site/src/data/about';
import styles from './styles.route.module.css';

/** What we claim, in numbers. */
export function Figures(): ReactNode {
  return (
    <div className={styles.band} data-surface="night">
      <dl className={styles.figures}>
        {figures.map(({id, value, label}) => (
          <div key={id} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
