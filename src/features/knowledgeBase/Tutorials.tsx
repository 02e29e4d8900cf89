import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {tutorials} from '@site/src/data/tutorials';
import {TutorialVideo} from './Tutorial';

export function Tutorials(): ReactNode {
  return (
    <Section
      id="tutorials"
      tone="sunken"
      title={translate({id: 'knowledgeBase.tutorials.title', message: 'Video tutorials'})}
      intro={
        <Translate id="knowledgeBase.tutorials.intro">
          Each takes less than a minute. There is no sound: the captions say everything, and the
          transcript stands below.
        </Translate>
      }
    >
      {tutorials.map((tutorial) => (
        <TutorialVideo key={tutorial.file} tutorial={tutorial} />
      ))}
    </Section>
  );
}
