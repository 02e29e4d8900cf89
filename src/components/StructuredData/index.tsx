import Head from '@docusaurus/Head';
import type {Thing, WithContext} from 'schema-dts';
import {scriptJson} from '@site/src/lib/scriptJson';

interface StructuredDataProps {
  /** One thing of schema.org's vocabulary, with URLs in full. */
  readonly data: WithContext<Thing>;
}

/** Tells search engines what a page is about: https://developers.google.com/search/docs/appearance/structured-data */
export function StructuredData({data}: StructuredDataProps) {
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(data)}</script>
    </Head>
  );
}
