import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {KnowledgeBase} from '@site/src/features/knowledgeBase';

export default function KnowledgeBasePage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'knowledgeBase.meta.title', message: 'Knowledge base'})}
      description={translate({
        id: 'knowledgeBase.meta.description',
        message:
          'Getting started, troubleshooting, the API and integrations, two short video tutorials, and how to reach us if you do not find your answer.',
      })}
    >
      <KnowledgeBase />
    </Layout>
  );
}
