import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {PointList} from '@site/src/components/PointList';
import {Section} from '@site/src/components/Section';
import {joinReasons} from '@site/src/data/careers';

export function JoinReasons(): ReactNode {
  return (
    <Section id="why-join-us" title={translate({id: 'careers.join.title', message: 'Why join us'})}>
      <PointList points={joinReasons} look="marked" />
    </Section>
  );
}
