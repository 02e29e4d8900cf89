import billedUnits from '@generated/content/default/billed-units.json';
import billingQuestions from '@generated/content/default/billing-questions.json';
import choices from '@generated/content/default/choices.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {Points} from '@site/src/components/mdx/Points';
import {Questions} from '@site/src/components/Questions';
import {Section} from '@site/src/components/Section';
import {formatFact} from '@site/src/data/formatFact';
import {useAnchor} from '@site/src/lib/useAnchor';
import {Calculator} from './Calculator';
import styles from './page.route.module.css';
import {PlanCards} from './PlanCards';
import {PlanTable} from './PlanTable';

/** Everything about plans: prices, contents, billed units, and a calculator. */
export function PricingPage() {
  return (
    <main>
      <div className={clsx('page-column', styles.opening)}>
        <Heading as="h1">
          <Translate id="pricing.name">Pricing</Translate>
        </Heading>
        <p className="intro">
          <Translate id="pricing.page.intro" values={{minutes: formatFact('freeMinutes')}}>
            {
              'Four plans, billed by the month in US dollars. Every plan includes {minutes} free minutes a month, and you start without a credit card.'
            }
          </Translate>
        </p>
        <PlanCards heading="h2" />
        <p id={useAnchor('trial')} className={styles.note}>
          {choices.trial}
        </p>
      </div>
      <Calculator />
      <Section
        id="compare"
        title={translate({id: 'pricing.compare.title', message: 'Compare the plans'})}
      >
        <PlanTable />
      </Section>
      <Section
        id="units"
        tone="sunken"
        title={translate({id: 'pricing.units.title', message: 'What you pay for'})}
        action={
          <Link to="/documentation/concepts/minutes-and-billing/" className="action-link">
            <Translate id="pricing.units.more">Minutes and billing in detail</Translate>
          </Link>
        }
      >
        <Points>
          <ul>
            {billedUnits.map(({id, title, text}) => (
              <li key={id}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </Points>
      </Section>
      <Section
        id="questions"
        isSplit
        title={translate({id: 'pricing.questions.title', message: 'Billing questions'})}
        action={
          <Link to="/#contact" className="action-link">
            <Translate id="pricing.questions.contact">Ask us something else</Translate>
          </Link>
        }
      >
        <Questions name="billing" items={billingQuestions} />
      </Section>
    </main>
  );
}
