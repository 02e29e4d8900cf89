import {translate} from '@docusaurus/Translate';
import {formatFact} from './formatFact';

/** The terms of the trial: the same on every page. */
export const trialText = translate(
  {
    id: 'pricing.trial',
    message:
      'The {days}-day free trial is your first {days} days on the Fire plan: {minutes} free minutes a month, no credit card. After that, your account stays on Fire at no charge until you choose a paid plan.',
  },
  {days: formatFact('trialDays'), minutes: formatFact('freeMinutes')},
);
