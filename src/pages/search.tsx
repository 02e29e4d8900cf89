import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {SearchPage} from '@site/src/search/ui/SearchPage';

export default function Search() {
  return (
    <Layout
      title={translate({id: 'search.meta.title', message: 'Search this site'})}
      description={translate({
        id: 'search.meta.description',
        message:
          'Search the documentation, the API reference, the blog, the integrations and the rest of the site, in your browser and as you type.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SearchPage />
    </Layout>
  );
}
