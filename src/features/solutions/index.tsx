import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {LitCell} from '@site/src/components/EmberGrid';
import {PageHero} from '@site/src/components/PageHero';
import {services} from '@site/src/data/services';
import {ServiceLinks} from './ServiceLinks';
import {ServiceSection} from './ServiceSection';
import {TryIt} from './TryIt';

/** Four services on one grid, each a little brighter than the one before. */
const CELLS: readonly LitCell[] = [
  {column: 3, row: 2},
  {column: 2, row: 2},
  {column: 1, row: 1, tone: 'glow'},
  {column: 0, row: 0, tone: 'outline'},
];

export function Solutions(): ReactNode {
  return (
    <main>
      <PageHero
        title={translate({id: 'solutions.title', message: 'Solutions'})}
        lead={translate({
          id: 'solutions.lead',
          message:
            'Four services on one cloud of real devices. Use the one you need today; the others are part of the same account.',
        })}
        cells={CELLS}
      >
        <ServiceLinks />
      </PageHero>
      {services.map((service) => (
        <ServiceSection key={service.id} service={service} />
      ))}
      <TryIt />
    </main>
  );
}
