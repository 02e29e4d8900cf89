import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {trust} from '@site/src/data/trust';
import styles from './styles.route.module.css';

/** Claims, each linked to its proof. */
export function Trust(): ReactNode {
  return (
    <div className={styles.night} data-surface="night">
      <Section
        id="trust"
        isSplit
        title={translate({id: 'home.trust.title', message: 'What you can check'})}
      >
        <ul className={clsx('lit-list columns-2', styles.claims)}>
          {trust.map(({to, label}) => (
            <li key={to}>
              <Link to={to} className="action-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
