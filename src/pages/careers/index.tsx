import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Careers} from '@site/src/features/careers';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

export default function CareersPage(): ReactNode {
  const {brand} = useSiteConfig();
  return (
    <Layout
      title={translate({id: 'careers.meta.title', message: 'Careers'})}
      description={translate(
        {
          id: 'careers.meta.description',
          message:
            'Open roles at {brand} in engineering, design and marketing. All of them are remote and full-time, and you can apply for each one by email.',
        },
        {brand},
      )}
    >
      <Careers />
    </Layout>
  );
}
