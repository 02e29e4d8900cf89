import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './mark.route.module.css';

export function PopularFlag(): ReactNode {
  return (
    <span className={styles.popular}>
      <Translate id="integrations.popular" description="Flag on an integration that many use">
        Popular
      </Translate>
    </span>
  );
}
