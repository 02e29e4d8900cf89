import {translate} from '@docusaurus/Translate';
import type {Plan} from '@site/src/lib/login';
import type {FactId} from './facts';
import {formatFact} from './formatFact';

export type TierPrice =
  | {readonly kind: 'free'; readonly label: string}
  | {readonly kind: 'monthly'; readonly fact: 'starterPrice' | 'professionalPrice'}
  | {readonly kind: 'custom'; readonly label: string};

/** The features that differ between the plans; the order of a card's list is that of its tier. */
export type FeatureId =
  'sessions' | 'time' | 'reports' | 'support' | 'ci' | 'lab' | 'manager' | 'integrations';

export interface PricingTier {
  /** The plan that the login gets; Enterprise is sold on request. */
  readonly id: Plan | 'enterprise';
  readonly name: string;
  readonly price: TierPrice;
  readonly description: string;
  readonly features: Readonly<Partial<Record<FeatureId, string>>>;
  readonly buttonText: string;
  readonly popular?: boolean;
}

const sessions = (count: FactId): string =>
  translate(
    {id: 'pricing.sessions', message: '{sessions} concurrent sessions'},
    {sessions: formatFact(count)},
  );
const hours = (count: FactId): string =>
  translate({id: 'pricing.hours', message: '{hours} hours per month'}, {hours: formatFact(count)});
const basics = {
  reports: translate({id: 'pricing.reports.basic', message: 'Basic reports'}),
  support: translate({id: 'pricing.support.email', message: 'Email support'}),
};

export const tiers: readonly PricingTier[] = [
  {
    id: 'fire',
    name: 'Fire',
    price: {kind: 'free', label: translate({id: 'pricing.fire.price', message: 'Free'})},
    description: translate({
      id: 'pricing.fire.description',
      message: 'Try your app on real devices and see what you have been missing.',
    }),
    features: {
      sessions: sessions('fireSessions'),
      time: translate(
        {
          id: 'pricing.fire.minutes',
          message: '{minutes} free minutes per month (reset monthly, no rollover)',
        },
        {minutes: formatFact('freeMinutes')},
      ),
      ...basics,
    },
    buttonText: translate({id: 'pricing.button.trial', message: 'Start free trial'}),
  },
  {
    id: 'starter',
    name: 'Starter',
    price: {kind: 'monthly', fact: 'starterPrice'},
    description: translate({
      id: 'pricing.starter.description',
      message: 'For a small team that ships every week and tests before each release.',
    }),
    features: {
      sessions: sessions('starterSessions'),
      time: hours('starterHours'),
      ...basics,
    },
    buttonText: translate({id: 'pricing.starter.button', message: 'Choose Starter'}),
  },
  {
    id: 'professional',
    name: 'Professional',
    price: {kind: 'monthly', fact: 'professionalPrice'},
    description: translate({
      id: 'pricing.professional.description',
      message: 'For teams that test every merge, in parallel, from their pipeline.',
    }),
    features: {
      sessions: sessions('professionalSessions'),
      time: hours('professionalHours'),
      reports: translate({id: 'pricing.professional.reports', message: 'Advanced reports'}),
      support: translate({
        id: 'pricing.professional.support',
        message: 'Priority email and chat support',
      }),
      ci: translate({id: 'pricing.professional.ci', message: 'CI/CD integration'}),
    },
    buttonText: translate({id: 'pricing.professional.button', message: 'Choose Professional'}),
    popular: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: {kind: 'custom', label: translate({id: 'pricing.enterprise.price', message: 'Custom'})},
    description: translate({
      id: 'pricing.enterprise.description',
      message: 'For organizations with their own devices, rules and release trains.',
    }),
    features: {
      sessions: translate({
        id: 'pricing.enterprise.sessions',
        message: 'Unlimited sessions and hours',
      }),
      lab: translate({id: 'pricing.enterprise.lab', message: 'Custom device lab'}),
      manager: translate({
        id: 'pricing.enterprise.manager',
        message: 'Dedicated account manager',
      }),
      support: translate({id: 'pricing.enterprise.support', message: '24/7 premium support'}),
      integrations: translate({
        id: 'pricing.enterprise.integrations',
        message: 'Advanced integrations',
      }),
    },
    buttonText: translate({id: 'pricing.enterprise.button', message: 'Contact Sales'}),
  },
];
