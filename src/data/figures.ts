import {translate} from '@docusaurus/Translate';
import type {FactId} from './facts';
import {formatFact} from './formatFact';

interface Figure {
  readonly value: string;
  readonly label: string;
}

const moreThan = (fact: FactId): string =>
  translate({id: 'figures.moreThan', message: '{count}+'}, {count: formatFact(fact)});

export const homeFigures: readonly Figure[] = [
  {
    value: translate(
      {id: 'home.figures.firstTest.value', message: '{minutes} min'},
      {minutes: formatFact('firstTestMinutes')},
    ),
    label: translate({id: 'home.figures.firstTest.label', message: 'to your first test'}),
  },
  {
    value: moreThan('deviceCount'),
    label: translate({id: 'home.figures.devices.label', message: 'real devices'}),
  },
  {
    value: moreThan('countryCount'),
    label: translate({id: 'home.figures.countries.label', message: 'countries with clients'}),
  },
  {
    value: `TLS ${formatFact('tlsVersion')}`,
    label: translate({
      id: 'home.figures.encryption.label',
      message: 'in transit, and encryption at rest',
    }),
  },
];
