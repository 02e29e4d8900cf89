import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import type {LitCell} from '@site/src/components/EmberGrid';
import {PageHero} from '@site/src/components/PageHero';
import {formatFact} from '@site/src/data/facts';
import {JobList} from './JobList';
import {JoinReasons} from './JoinReasons';
import {OpenApplication} from './OpenApplication';
import {Values} from './Values';

/** A team on the grid, and places that wait for somebody. */
const CELLS: readonly LitCell[] = [
  {column: 2, row: 0},
  {column: 0, row: 1},
  {column: 1, row: 1, tone: 'outline'},
  {column: 3, row: 2},
  {column: 1, row: 2, tone: 'glow'},
];

export function Careers(): ReactNode {
  return (
    <main>
      <PageHero
        title={translate({id: 'careers.title', message: 'Careers'})}
        lead={
          <Translate id="careers.lead" values={{devices: formatFact('deviceCount')}}>
            {
              'We run a cloud of over {devices} real devices so that other teams can ship with fewer surprises. If you like work where hardware, software and people meet, read on.'
            }
          </Translate>
        }
        cells={CELLS}
      >
        <ButtonLink href="#open-roles">
          <Translate id="careers.seeRoles">See the open roles</Translate>
        </ButtonLink>
      </PageHero>
      <JoinReasons />
      <Values />
      <JobList />
      <OpenApplication />
    </main>
  );
}
