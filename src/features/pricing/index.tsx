import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {Section} from '@site/src/components/Section';
import {formatFact} from '@site/src/data/facts';
import {tiers, type PricingTier, type TierPrice} from '@site/src/data/tiers';
import {useLoginHref} from '@site/src/lib/useLoginHref';
import styles from './styles.route.module.css';

function Price({price}: {readonly price: TierPrice}): ReactNode {
  if (price.kind !== 'monthly') {
    return <span className={styles.amount}>{price.label}</span>;
  }
  return (
    <>
      <span className={styles.amount}>{formatFact(price.fact)}</span>{' '}
      <span className={styles.suffix}>
        <Translate id="pricing.perMonth" description="Shown after a price">
          per month
        </Translate>
      </span>
    </>
  );
}

function useTierHref(id: PricingTier['id']): string {
  // The trial begins with an account; a paid tier is also chosen by those who have one.
  const loginHref = useLoginHref(id === 'enterprise' ? {} : {plan: id, signUp: id === 'fire'});
  return id === 'enterprise' ? '/#contact' : loginHref;
}

function TierCard({tier}: {readonly tier: PricingTier}): ReactNode {
  const {id, name, price, description, features, buttonText, popular} = tier;
  return (
    <li className={clsx('panel', styles.tier, popular && styles.popular)}>
      <Heading as="h3" className={styles.name}>
        {name}
      </Heading>
      {popular && (
        <span className={clsx('flag', styles.badge)}>
          <Translate id="pricing.popular">Most popular</Translate>
        </span>
      )}
      <p className={styles.price}>
        <Price price={price} />
      </p>
      <p className={styles.description}>{description}</p>
      <ButtonLink to={useTierHref(id)} variant={popular ? 'primary' : 'secondary'} wide>
        {buttonText}
      </ButtonLink>
      <ul
        className={styles.features}
        aria-label={translate(
          {id: 'pricing.features', message: 'What {tier} contains'},
          {tier: name},
        )}
      >
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Icon name="check" size={18} />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

export function Pricing(): ReactNode {
  return (
    <Section
      id="pricing"
      name={translate({id: 'nav.pricing', message: 'Pricing'})}
      title={translate({id: 'pricing.title', message: 'Plans by the month'})}
      intro={
        <Translate id="pricing.intro" values={{minutes: formatFact('freeMinutes')}}>
          {'All plans include {minutes} free minutes per month. No credit card to start.'}
        </Translate>
      }
    >
      <ul className="columns-4">
        {tiers.map((tier) => (
          <TierCard key={tier.id} tier={tier} />
        ))}
      </ul>
    </Section>
  );
}
