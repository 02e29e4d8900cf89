import {translate} from '@docusaurus/Translate';
import type {Plan} from '@site/src/lib/login';
import {formatFact} from './facts';

export type TierPrice =
  | {readonly kind: 'free'; readonly label: string}
  | {readonly kind: 'monthly'; readonly fact: 'starterPrice' | 'professionalPrice'}
  | {readonly kind: 'custom'; readonly label: string};

export interface PricingTier {
  /** The plan that the login gets; Enterprise is sold on request. */
  readonly id: Plan | 'enterprise';
  readonly name: string;
  readonly price: TierPrice;
  readonly description: string;
  readonly features: readonly string[];
  readonly buttonText: string;
  readonly popular?: boolean;
}

const startTrial = translate({id: 'pricing.button.trial', message: 'Start free trial'});

export const tiers: readonly PricingTier[] = [
  {
    id: 'fire',
    name: 'Fire',
    price: {kind: 'free', label: translate({id: 'pricing.fire.price', message: 'Free'})},
    description: translate({
      id: 'pricing.fire.description',
      message: 'Try your app on real devices and see what you have been missing.',
    }),
    features: [
      translate(
        {id: 'pricing.fire.sessions', message: '{sessions} concurrent sessions'},
        {sessions: formatFact('fireSessions')},
      ),
      translate(
        {
          id: 'pricing.fire.minutes',
          message: '{minutes} free minutes per month (reset monthly, no rollover)',
        },
        {minutes: formatFact('freeMinutes')},
      ),
      translate({id: 'pricing.fire.reports', message: 'Basic reports'}),
      translate({id: 'pricing.fire.support', message: 'Email support'}),
    ],
    buttonText: startTrial,
  },
  {
    id: 'starter',
    name: 'Starter',
    price: {kind: 'monthly', fact: 'starterPrice'},
    description: translate({
      id: 'pricing.starter.description',
      message: 'For a small team that ships every week and tests before each release.',
    }),
    features: [
      translate(
        {id: 'pricing.starter.sessions', message: '{sessions} concurrent sessions'},
        {sessions: formatFact('starterSessions')},
      ),
      translate(
        {id: 'pricing.starter.hours', message: '{hours} hours per month'},
        {hours: formatFact('starterHours')},
      ),
      translate({id: 'pricing.starter.reports', message: 'Basic reports'}),
      translate({id: 'pricing.starter.support', message: 'Email support'}),
    ],
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
    features: [
      translate(
        {id: 'pricing.professional.sessions', message: '{sessions} concurrent sessions'},
        {sessions: formatFact('professionalSessions')},
      ),
      translate(
        {id: 'pricing.professional.hours', message: '{hours} hours per month'},
        {hours: formatFact('professionalHours')},
      ),
      translate({id: 'pricing.professional.reports', message: 'Advanced reports'}),
      translate({id: 'pricing.professional.support', message: 'Priority email and chat support'}),
      translate({id: 'pricing.professional.ci', message: 'CI/CD integration'}),
    ],
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
    features: [
      translate({id: 'pricing.enterprise.sessions', message: 'Unlimited sessions and hours'}),
      translate({id: 'pricing.enterprise.lab', message: 'Custom device lab'}),
      translate({id: 'pricing.enterprise.manager', message: 'Dedicated account manager'}),
      translate({id: 'pricing.enterprise.support', message: '24/7 premium support'}),
      translate({id: 'pricing.enterprise.integrations', message: 'Advanced integrations'}),
    ],
    buttonText: translate({id: 'pricing.enterprise.button', message: 'Contact Sales'}),
  },
];
