import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Section} from '@site/src/components/Section';
import {formatFact} from '@site/src/data/formatFact';
import {PlanCards} from './PlanCards';

/** The plans on the home page. */
export function Pricing() {
  return (
    <Section
      id="pricing"
      tone="sunken"
      name={translate({id: 'pricing.name', message: 'Pricing'})}
      title={translate({id: 'pricing.title', message: 'Monthly plans'})}
      intro={
        <Translate id="pricing.intro" values={{minutes: formatFact('freeMinutes')}}>
          {'All plans include {minutes} free minutes per month. No credit card to start.'}
        </Translate>
      }
      action={
        <Link to="/pricing/" className="action-link">
          <Translate id="pricing.more">Compare the plans and estimate your usage</Translate>
        </Link>
      }
    >
      <PlanCards heading="h3" />
    </Section>
  );
}
