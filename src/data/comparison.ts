import {translate} from '@docusaurus/Translate';
import {formatFact} from './formatFact';

/** Ways to test on devices, in the order of the columns. */
export type Option = 'cloud' | 'emulator' | 'lab';

export interface ComparisonRow {
  readonly id: string;
  readonly point: string;
  readonly cells: Readonly<Record<Option, string>>;
  /** Which serves best at this point; fair, so not always ours. */
  readonly best: readonly Option[];
}

/** Columns beside the service's own. */
export const comparisonColumns: readonly {
  readonly id: Exclude<Option, 'cloud'>;
  readonly name: string;
}[] = [
  {id: 'emulator', name: translate({id: 'comparison.emulator', message: 'Emulators'})},
  {id: 'lab', name: translate({id: 'comparison.lab', message: 'Your own lab'})},
];

export const comparison: readonly ComparisonRow[] = [
  {
    id: 'hardware',
    point: translate({id: 'comparison.hardware', message: 'Hardware and system'}),
    cells: {
      cloud: translate({
        id: 'comparison.hardware.cloud',
        message: 'Real, with the system as the maker ships it',
      }),
      emulator: translate({
        id: 'comparison.hardware.emulator',
        message: "Imitated, on your computer's processor",
      }),
      lab: translate({id: 'comparison.hardware.lab', message: 'Real'}),
    },
    best: ['cloud', 'lab'],
  },
  {
    id: 'feedback',
    point: translate({id: 'comparison.feedback', message: 'Feedback while you code'}),
    cells: {
      cloud: translate({
        id: 'comparison.feedback.cloud',
        message: 'As soon as a device is free',
      }),
      emulator: translate({
        id: 'comparison.feedback.emulator',
        message: 'On your own machine, without a queue',
      }),
      lab: translate({
        id: 'comparison.feedback.lab',
        message: 'When the phone is charged and free',
      }),
    },
    best: ['emulator'],
  },
  {
    id: 'range',
    point: translate({id: 'comparison.range', message: 'Models and versions'}),
    cells: {
      cloud: translate(
        {id: 'comparison.range.cloud', message: 'Over {devices} devices'},
        {devices: formatFact('deviceCount')},
      ),
      emulator: translate({
        id: 'comparison.range.emulator',
        message: "Any screen and version, but no manufacturer's Android",
      }),
      lab: translate({id: 'comparison.range.lab', message: 'The ones you bought'}),
    },
    best: ['cloud'],
  },
  {
    id: 'parallel',
    point: translate({id: 'comparison.parallel', message: 'Tests in parallel'}),
    cells: {
      cloud: translate(
        {
          id: 'comparison.parallel.cloud',
          message: '{sessions} with Professional, no limit with Enterprise',
        },
        {sessions: formatFact('professionalSessions')},
      ),
      emulator: translate({
        id: 'comparison.parallel.emulator',
        message: "As many as your computer's memory allows",
      }),
      lab: translate({id: 'comparison.parallel.lab', message: 'One for each device'}),
    },
    best: ['cloud'],
  },
  {
    id: 'network',
    point: translate({id: 'comparison.network', message: 'Your private network, your accessories'}),
    cells: {
      cloud: translate({
        id: 'comparison.network.cloud',
        message: 'Public addresses only, no accessories',
      }),
      emulator: translate({
        id: 'comparison.network.emulator',
        message: 'Your network, no accessories',
      }),
      lab: translate({id: 'comparison.network.lab', message: 'Both'}),
    },
    best: ['lab'],
  },
  {
    id: 'upkeep',
    point: translate({id: 'comparison.upkeep', message: 'Upkeep'}),
    cells: {
      cloud: translate({id: 'comparison.upkeep.cloud', message: 'We take care of it'}),
      emulator: translate({id: 'comparison.upkeep.emulator', message: 'Images to update'}),
      lab: translate({
        id: 'comparison.upkeep.lab',
        message: 'Charging, updates, repairs, replacements',
      }),
    },
    best: ['cloud'],
  },
  {
    id: 'cost',
    point: translate({id: 'comparison.cost', message: 'Cost'}),
    cells: {
      cloud: translate(
        {id: 'comparison.cost.cloud', message: 'Free to start, then from {price} per month (USD)'},
        {price: formatFact('starterPrice')},
      ),
      emulator: translate({id: 'comparison.cost.emulator', message: 'Free'}),
      lab: translate({
        id: 'comparison.cost.lab',
        message: "Each device, and someone's time to look after it",
      }),
    },
    best: ['emulator'],
  },
];
