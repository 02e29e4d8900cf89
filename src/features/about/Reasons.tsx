import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {PointList} from '@site/src/components/PointList';
import {Section} from '@site/src/components/Section';
import {reasons} from '@site/src/data/about';
import {formatFact} from '@site/src/data/facts';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.route.module.css';

function PriceNote(): ReactNode {
  return (
    <p className={styles.note}>
      <Translate
        id="about.reasons.price"
        values={{
          minutes: formatFact('freeMinutes'),
          pricing: (
            <Link to="/#pricing">
              <Translate id="about.reasons.price.link">pricing list</Translate>
            </Link>
          ),
        }}
      >
        {
          'And a price you can read: each plan includes {minutes} free minutes a month, with no credit card. The rest is on the {pricing}.'
        }
      </Translate>
    </p>
  );
}

export function Reasons(): ReactNode {
  const {brand} = useSiteConfig();
  return (
    <Section
      id="reasons"
      tone="sunken"
      title={translate({id: 'about.reasons.title', message: 'Why teams choose {brand}'}, {brand})}
    >
      <PointList points={reasons} look="ruled" />
      <PriceNote />
    </Section>
  );
}
