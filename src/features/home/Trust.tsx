import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {trust} from '@site/src/data/trust';
import styles from './styles.route.module.css';

/** Claims in a strip, each linked to its proof. */
export function Trust(): ReactNode {
  return (
    <section
      className={styles.night}
      data-surface="night"
      aria-label={translate({id: 'home.trust.title', message: 'What you can check'})}
    >
      <div className="page-column">
        <ul className={clsx('columns-3', styles.claims)}>
          {trust.map(({to, label}) => (
            <li key={to}>
              <Link to={to} className="action-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
