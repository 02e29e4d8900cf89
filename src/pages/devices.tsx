import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {Catalogue} from '@site/src/features/devices/Catalogue';

export default function Devices() {
  return (
    <Layout
      title={translate({id: 'catalogue.meta.title', message: 'Device catalogue'})}
      description={translate({
        id: 'catalogue.meta.description',
        message:
          'The list of supported devices: every phone, tablet, Mac and browser you can test on. Search by model, maker, version, year or screen, and compare up to four.',
      })}
    >
      <Head>
        <meta
          name="keywords"
          content={translate({
            id: 'catalogue.meta.keywords',
            message:
              'devices, device list, supported devices, supported phones, my phone, models, iPhone, iPad, Galaxy, Pixel, tablets, Macs, browsers',
            description: 'What visitors call this page, for the search of the site',
          })}
        />
      </Head>
      <main>
        <Catalogue />
      </main>
    </Layout>
  );
}
