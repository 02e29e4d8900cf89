import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {services} from '@site/src/data/services';
import styles from './styles.route.module.css';

/** The four services by name, each a way down to its section. */
export function ServiceLinks(): ReactNode {
  return (
    <nav aria-label={translate({id: 'solutions.nav', message: 'Services on this page'})}>
      <ul className={styles.links}>
        {services.map(({id, name}) => (
          <li key={id}>
            <ButtonLink variant="secondary" href={`#${id}`}>
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
