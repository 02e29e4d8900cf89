import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {CSSProperties, ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Table} from '@site/src/components/mdx/Table';
import {inEveryPlan, planRows} from '@site/src/data/planRows';
import {tiers} from '@site/src/data/tiers';
import styles from './page.route.module.css';

// On phones rows are cards, which say the names of their columns.
const names = Object.fromEntries(
  tiers.map(({name}, index) => [`--c${index + 2}`, JSON.stringify(name)]),
) as CSSProperties;

const yes = translate({id: 'pricing.row.yes', message: 'Yes'});
const no = translate({id: 'pricing.row.no', message: 'No'});

function Cell({value}: {readonly value: string | boolean}): ReactNode {
  if (typeof value === 'string') {
    return value;
  }
  return (
    <span className={styles.mark} data-included={value}>
      {value && <Icon name="check" size={18} />}
      {value ? yes : no}
    </span>
  );
}

/** Everything in which the plans differ, side by side. */
export function PlanTable(): ReactNode {
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
              {cells.map((value, index) => (
                <td key={tiers[index]?.id}>
                  <Cell value={value} />
                </td>
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
