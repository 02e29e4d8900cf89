import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Articles} from '@site/src/features/knowledgeBase/Articles';
import {Help} from '@site/src/features/knowledgeBase/Help';
import {Topics} from '@site/src/features/knowledgeBase/Topics';
import {Tutorials} from '@site/src/features/knowledgeBase/Tutorials';

export default function KnowledgeBase(): ReactNode {
  return (
    <Layout
      title={translate({id: 'knowledgeBase.meta.title', message: 'Knowledge base'})}
      description={translate({
        id: 'knowledgeBase.meta.description',
        message:
          'Getting started, troubleshooting, the API and integrations, two short video tutorials, and how to reach a person when nothing here fits.',
      })}
    >
      <main>
        <Topics />
        <Tutorials />
        <Articles />
        <Help />
      </main>
    </Layout>
  );
}
