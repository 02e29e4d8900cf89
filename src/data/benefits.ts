import {translate} from '@docusaurus/Translate';
import {formatFact} from './facts';

export interface Benefit {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export const benefits: readonly Benefit[] = [
  {
    id: 'coverage',
    title: translate({id: 'benefits.coverage.title', message: 'Device coverage'}),
    description: translate(
      {
        id: 'benefits.coverage.description',
        message:
          "Over {devices} real devices: the phones, tablets, browsers and Macs that your users hold, including last year's. Find what breaks there before they do.",
      },
      {devices: formatFact('deviceCount')},
    ),
  },
  {
    id: 'speed',
    title: translate({id: 'benefits.speed.title', message: 'Faster time to market'}),
    description: translate(
      {
        id: 'benefits.speed.description',
        message:
          'Up to {sessions} sessions side by side on Professional, more on Enterprise. A suite that took an afternoon ends before the review does.',
      },
      {sessions: formatFact('professionalSessions')},
    ),
  },
  {
    id: 'cost',
    title: translate({id: 'benefits.cost.title', message: 'Cost efficiency'}),
    description: translate(
      {
        id: 'benefits.cost.description',
        message:
          'No devices to buy, charge, update or replace. Start with {minutes} free minutes per month and choose a plan when you need more.',
      },
      {minutes: formatFact('freeMinutes')},
    ),
  },
];
