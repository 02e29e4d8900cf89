import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {PointList} from '@site/src/components/PointList';
import {Section} from '@site/src/components/Section';
import {values} from '@site/src/data/careers';

export function Values(): ReactNode {
  return (
    <Section
      id="values"
      tone="sunken"
      title={translate({id: 'careers.value.title', message: 'What we value'})}
    >
      <PointList points={values} look="numbered" />
    </Section>
  );
}
