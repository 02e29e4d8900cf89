import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {comparison, comparisonColumns} from '@site/src/data/comparison';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.route.module.css';

/** The service beside emulators and a lab of one's own, point by point. A lit cell marks what serves best. */
export function Comparison(): ReactNode {
  const {brand} = useSiteConfig();
  const columns = [{id: 'cloud', name: brand} as const, ...comparisonColumns];
  const best = translate({id: 'home.comparison.best', message: 'Best option'});
  return (
    <Section
      id="comparison"
      title={translate({id: 'home.comparison.title', message: 'When to use what'})}
      intro={
        <Translate id="home.comparison.intro">
          Emulators and your own lab have their uses too. Lit cells mark the best options for each
          point.
        </Translate>
      }
      action={
        <Link to="/documentation/concepts/real-devices/" className="action-link">
          <Translate id="home.comparison.more">Real devices and emulators in detail</Translate>
        </Link>
      }
    >
      <table className={styles.comparison}>
        <thead>
          <tr>
            <td />
            {columns.map(({id, name}) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.point}</th>
              {columns.map(({id, name}) => (
                <td
                  key={id}
                  data-column={name}
                  className={clsx(row.best.includes(id) && styles.best)}
                >
                  <span>
                    {row.cells[id]}
                    {row.best.includes(id) && <span className="visually-hidden"> ({best})</span>}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
