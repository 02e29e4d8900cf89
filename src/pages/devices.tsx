import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Catalogue} from '@site/src/features/devices/Catalogue';

export default function Devices(): ReactNode {
  return (
    <Layout
      title={translate({id: 'catalogue.meta.title', message: 'Device catalogue'})}
      description={translate({
        id: 'catalogue.meta.description',
        message:
          'Every phone, tablet, Mac and browser you can test on, with versions. Search by model, maker, system, year or screen, and compare up to four.',
      })}
    >
      <main>
        <Catalogue />
      </main>
    </Layout>
  );
}
