import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {formatFact} from '@site/src/data/facts';
import {tiers} from '@site/src/data/tiers';
import {TierCard} from './TierCard';
import styles from './styles.module.css';

export function Pricing(): ReactNode {
  return (
    <Section
      id="pricing"
      title={translate({id: 'pricing.title', message: 'Plans by the month'})}
      intro={
        <Translate id="pricing.intro" values={{minutes: formatFact('freeMinutes')}}>
          {'All plans include {minutes} free minutes per month. No credit card to start.'}
        </Translate>
      }
    >
      <ul className={styles.tiers}>
        {tiers.map((tier) => (
          <TierCard key={tier.id} tier={tier} />
        ))}
      </ul>
    </Section>
  );
}
