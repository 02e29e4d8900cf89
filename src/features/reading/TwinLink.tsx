import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {markdownTwin} from '@site/src/lib/markdownTwin';

/** Path of the Markdown twin of the page that is shown, or null where there is none. */
export function useTwin(): string | null {
  return markdownTwin(useLocation().pathname, useBaseUrl('/'));
}

/** Names the page's Markdown twin in the head. Not for pages that do not exist. */
export function TwinLink() {
  const twin = useTwin();
  return (
    twin && (
      <Head>
        <link rel="alternate" type="text/markdown" href={twin} />
      </Head>
    )
  );
}
