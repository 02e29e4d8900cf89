import {translate} from '@docusaurus/Translate';
import {formatFact} from './formatFact';

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
          'Test on over {devices} real phones, tablets, browsers and Macs, including older models, and find bugs before your users do.',
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
          'Run up to {sessions} sessions in parallel on Professional, and more on Enterprise. A suite that took an afternoon can finish before the code review.',
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
