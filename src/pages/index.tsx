import figures from '@generated/content/default/figures.json';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {Figures} from '@site/src/components/Figures';
import {Contact} from '@site/src/features/contact';
import {DemoButton} from '@site/src/features/demo';
import {Benefits} from '@site/src/features/home/Benefits';
import {Faq} from '@site/src/features/home/Faq';
import {HomeData} from '@site/src/features/home/HomeData';
import {Hero} from '@site/src/features/home/Hero';
import {OneLine} from '@site/src/features/home/OneLine';
import {Services} from '@site/src/features/home/Services';
import {Session} from '@site/src/features/home/Session';
import {Pricing} from '@site/src/features/pricing';

export default function Home() {
  const description = translate({
    id: 'home.meta.description',
    message:
      'Test on real phones, tablets, browsers and Macs, by hand or from your pipeline. Parallel sessions, video recordings and simulated locations. Start free.',
  });
  return (
    <Layout
      title={translate({
        id: 'home.meta.title',
        message: 'Real device cloud for app and web testing',
      })}
      description={description}
    >
      <Head>
        <meta
          name="keywords"
          content={translate({
            id: 'home.meta.keywords',
            message: 'book a demo, contact, customer service, sales, frequently asked questions',
            description: 'What visitors call the parts of this page, for the search of the site',
          })}
        />
      </Head>
      <HomeData description={description} />
      <main>
        <Hero demoButton={<DemoButton />} />
        <Session />
        <Services />
        <Figures figures={figures} />
        <Benefits />
        <OneLine />
        <Pricing />
        <Faq />
        <Contact />
      </main>
    </Layout>
  );
}
