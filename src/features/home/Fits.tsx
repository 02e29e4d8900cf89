import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {serviceSummaries} from '@site/src/data/serviceSummaries';
import {LinkList} from './LinkList';

/** The four services, each with the way to its part of Solutions. */
export function Fits(): ReactNode {
  return (
    <Section
      id="fits"
      tone="sunken"
      isSplit
      title={translate({id: 'home.fits.title', message: 'Four services, one account'})}
      action={
        <Link to="/solutions/" className="action-link">
          <Translate id="home.fits.all">All about the four services</Translate>
        </Link>
      }
    >
      <LinkList
        look="rows"
        items={Object.entries(serviceSummaries).map(([id, {name, summary}]) => ({
          to: `/solutions/#${id}`,
          title: name,
          text: summary,
        }))}
      />
    </Section>
  );
}
