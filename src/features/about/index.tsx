import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Figures} from '@site/src/components/Figures';
import type {LitCell} from '@site/src/components/EmberGrid';
import {PageHero} from '@site/src/components/PageHero';
import {figures} from '@site/src/data/about';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {NextSteps} from './NextSteps';
import {Purpose} from './Purpose';
import {Reasons} from './Reasons';
import {Clients} from './Clients';

/** The brand's mark, drawn large: an ember that climbs. */
const CELLS: readonly LitCell[] = [
  {column: 2, row: 2},
  {column: 1, row: 2},
  {column: 1, row: 1},
  {column: 0, row: 1},
  {column: 0, row: 0, tone: 'glow'},
];

export function About(): ReactNode {
  const {brand} = useSiteConfig();
  return (
    <main>
      <PageHero
        title={translate({id: 'about.title', message: 'About us'})}
        lead={translate(
          {
            id: 'about.lead',
            message:
              '{brand} is a device cloud: real phones and tablets, browsers and Macs that development, QA and release teams use on demand, by hand or from their automated tests.',
          },
          {brand},
        )}
        cells={CELLS}
      />
      <Figures figures={figures} size="large" />
      <Purpose />
      <Reasons />
      <Clients />
      <NextSteps />
    </main>
  );
}
