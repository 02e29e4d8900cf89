import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {About} from '@site/src/features/about';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

export default function AboutPage(): ReactNode {
  const {brand} = useSiteConfig();
  return (
    <Layout
      title={translate({id: 'about.meta.title', message: 'About us'})}
      description={translate(
        {
          id: 'about.meta.description',
          message:
            'Why {brand} exists, where it is headed, and what a team gains from testing on real devices on demand instead of keeping a drawer of phones.',
        },
        {brand},
      )}
    >
      <About />
    </Layout>
  );
}
