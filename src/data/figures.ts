import {translate} from '@docusaurus/Translate';
import {deviceCategories} from './devices';
import {formatFact, type FactId} from './facts';

interface Figure {
  readonly value: string;
  readonly label: string;
}

const moreThan = (fact: FactId): string =>
  translate({id: 'figures.moreThan', message: '{count}+'}, {count: formatFact(fact)});

export const homeFigures: readonly Figure[] = [
  {
    value: moreThan('deviceCount'),
    label: translate({id: 'home.figures.devices.label', message: 'real devices'}),
  },
  {
    value: moreThan('countryCount'),
    label: translate({id: 'home.figures.countries.label', message: 'countries with clients'}),
  },
  {
    value: formatFact('professionalSessions'),
    label: translate({
      id: 'home.figures.sessions.label',
      message: 'sessions side by side on Professional',
    }),
  },
  {
    value: translate(
      {id: 'home.figures.tls.value', message: 'TLS {version}'},
      {version: formatFact('tlsVersion')},
    ),
    label: translate({id: 'home.figures.tls.label', message: 'and encryption at rest'}),
  },
];

export const aboutFigures: readonly Figure[] = [
  {
    value: moreThan('deviceCount'),
    label: translate({id: 'about.figures.devices.label', message: 'devices in the grid'}),
  },
  {
    value: moreThan('countryCount'),
    label: translate({
      id: 'about.figures.countries.label',
      message: 'countries where our clients are',
    }),
  },
  {
    value: String(deviceCategories.length),
    label: translate({
      id: 'about.figures.families.label',
      message: 'families: phones, tablets, browsers and Macs',
    }),
  },
];
