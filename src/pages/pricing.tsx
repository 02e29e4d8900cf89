import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {PlansData} from '@site/src/features/pricing/PlansData';
import {PricingPage} from '@site/src/features/pricing/PricingPage';

export default function PricingRoute() {
  const description = translate({
    id: 'pricing.meta.description',
    message:
      'What each plan costs in US dollars and what it includes, what a minute and a session are, and a calculator that finds the plan you need.',
  });
  return (
    <Layout title={translate({id: 'pricing.name', message: 'Pricing'})} description={description}>
      <Head>
        <meta
          name="keywords"
          content={translate({
            id: 'pricing.meta.keywords',
            message: 'pricing, prices, plans, cost, rates, fees, subscription, billing',
            description: 'What visitors call this page, for the search of the site',
          })}
        />
      </Head>
      <PlansData description={description} />
      <PricingPage />
    </Layout>
  );
}
