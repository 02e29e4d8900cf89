import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {useTwin} from './useTwin';

/** Names the page's Markdown twin in the head. Not for pages that do not exist. */
export function TwinLink(): ReactNode {
  const twin = useTwin();
  return (
    twin && (
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
    )
  );
}
