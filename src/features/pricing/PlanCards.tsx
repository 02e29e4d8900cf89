import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {ButtonLink} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {formatFact} from '@site/src/data/formatFact';
import {tiers, type PricingTier, type TierPrice} from '@site/src/data/tiers';
import {useLoginHref} from '@site/src/lib/useLoginHref';
import styles from './styles.route.module.css';

export function Price({price}: {readonly price: TierPrice}) {
  if (price.kind !== 'monthly') {
    return <span className={styles.amount}>{price.label}</span>;
  }
  return (
    <>
      <span className={styles.amount}>{formatFact(price.fact)}</span>{' '}
      <span className={styles.suffix}>
        <Translate id="pricing.perMonth" description="Behind a price, which is in US dollars">
          per month (USD)
        </Translate>
      </span>
    </>
  );
}

/** @returns Where a plan is chosen. */
export function useTierHref(id: PricingTier['id']): string {
  // The trial begins with an account; a paid tier is also chosen by those who have one.
  const loginHref = useLoginHref(id === 'enterprise' ? {} : {plan: id, signUp: id === 'fire'});
  return id === 'enterprise' ? '/#contact' : loginHref;
}

interface PlanCardsProps {
  /** Level of the plans' names. */
  readonly heading: 'h2' | 'h3';
}

interface TierCardProps extends PlanCardsProps {
  readonly tier: PricingTier;
}

function TierCard({tier, heading}: TierCardProps) {
  const {id, name, price, description, features, buttonText, popular} = tier;
  return (
    <li className={clsx('panel', styles.tier, popular && styles.popular)}>
      <Heading as={heading}>{name}</Heading>
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
          {id: 'pricing.features', message: 'What {tier} includes'},
          {tier: name},
        )}
      >
        {Object.values(features).map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The plans side by side. */
export function PlanCards({heading}: PlanCardsProps) {
  return (
    <ul className="columns-4">
      {tiers.map((tier) => (
        <TierCard key={tier.id} tier={tier} heading={heading} />
      ))}
    </ul>
  );
}
