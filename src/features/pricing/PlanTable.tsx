import inEveryPlan from '@generated/content/default/every-plan.json';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {CSSProperties} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Table} from '@site/src/components/mdx/Table';
import {planRows} from '@site/src/data/planRows';
import {tiers} from '@site/src/data/tiers';
import styles from './page.route.module.css';

// On phones rows are cards, which say the names of their columns.
const names = Object.fromEntries(
  tiers.map(({name}, index) => [`--c${index + 2}`, JSON.stringify(name)]),
) as CSSProperties;

const yes = (
  <span className={styles.yes}>
    <Icon name="check" size={18} />
    <Translate id="pricing.row.yes">Yes</Translate>
  </span>
);
const no = (
  <span className={styles.no}>
    <Translate id="pricing.row.no">No</Translate>
  </span>
);

/** Everything in which the plans differ, side by side. */
export function PlanTable() {
  return (
    <>
      <Table data-kind="cards" style={names}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="pricing.row.what">What you get</Translate>
            </th>
            {tiers.map(({id, name}) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planRows.map(({id, name, cells}) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={tiers[index]?.id}>{typeof cell === 'string' ? cell : cell ? yes : no}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Heading as="h3" className={styles.every}>
        <Translate id="pricing.every.title">In every plan</Translate>
      </Heading>
      <ul className="columns-3 lit-list">
        {inEveryPlan.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
