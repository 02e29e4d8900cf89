import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Figures as FigureBand, type Figure} from '@site/src/components/Figures';
import {formatFact} from '@site/src/data/facts';

const figures: readonly Figure[] = [
  {
    value: translate(
      {id: 'home.figures.devices.value', message: '{count}+'},
      {count: formatFact('deviceCount')},
    ),
    label: translate({id: 'home.figures.devices.label', message: 'real devices'}),
  },
  {
    value: translate(
      {id: 'home.figures.countries.value', message: '{count}+'},
      {count: formatFact('countryCount')},
    ),
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
    label: translate({
      id: 'home.figures.tls.label',
      message: 'and encryption at rest',
    }),
  },
];

/** The claims in numbers, right under the hero. */
export function Figures(): ReactNode {
  return <FigureBand figures={figures} />;
}
