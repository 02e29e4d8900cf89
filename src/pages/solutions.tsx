import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Solutions} from '@site/src/features/solutions';

export default function SolutionsPage(): ReactNode {
  return (
    <Layout
      title={translate({id: 'solutions.meta.title', message: 'Solutions'})}
      description={translate({
        id: 'solutions.meta.description',
        message:
          'Four services on one device cloud. Automated testing, CI/CD integration, video playback and tool integration, and what each one does for a team.',
      })}
    >
      <Solutions />
    </Layout>
  );
}
