import {translate} from '@docusaurus/Translate';
import {formatFact} from './facts';

/** Nine cells, row by row: 1 glows, 0 stays dark. */
export type CellPattern = readonly [
  ...(readonly [0 | 1, 0 | 1, 0 | 1]),
  ...(readonly [0 | 1, 0 | 1, 0 | 1]),
  ...(readonly [0 | 1, 0 | 1, 0 | 1]),
];

export interface Benefit {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly pattern: CellPattern;
}

export const benefits: readonly Benefit[] = [
  {
    id: 'coverage',
    title: translate({id: 'benefits.coverage.title', message: 'Device coverage'}),
    description: translate(
      {
        id: 'benefits.coverage.description',
        message:
          "Over {devices} real devices: the phones, tablets, browsers and Macs that your users hold, including last year's. What passes here passes in their hands.",
      },
      {devices: formatFact('deviceCount')},
    ),
    pattern: [1, 1, 1, 1, 1, 1, 1, 1, 1],
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
    pattern: [1, 0, 0, 1, 1, 0, 1, 1, 1],
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
    pattern: [0, 0, 0, 0, 1, 0, 0, 0, 0],
  },
];
