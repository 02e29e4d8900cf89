/* Docusaurus' own slot around every page: it has no original to wrap. */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';
import displayFont from '@site/src/css/bricolage-grotesque.woff2';
import {ToastRegion} from '@site/src/components/Toast';
import {Assistant} from '@site/src/search/assistant';
import {LanguageSuggestion} from '@site/src/features/preferences/LanguageSuggestion';
import {log} from '@site/src/lib/log';

interface RootProps {
  readonly children: ReactNode;
}

function Broken({error}: {readonly error: Error}): ReactNode {
  useEffect(() => log.error('A part beside the page broke.', error), [error]);
  return null;
}

/** A part beside the page: an error in it takes it away, instead of the whole page. */
function Part({children}: RootProps): ReactNode {
  return <ErrorBoundary fallback={({error}) => <Broken error={error} />}>{children}</ErrorBoundary>;
}

export default function Root({children}: RootProps): ReactNode {
  return (
    <>
      <Head>
        {/* On phones it comes after the first paint (src/plugins/page-weight/client/completePage.ts). */}
        <link
          rel="preload"
          media="(width >= 40rem)"
          as="font"
          href={displayFont}
          crossOrigin="anonymous"
        />
      </Head>
      {children}
      <Part>
        <LanguageSuggestion />
      </Part>
      <Part>
        <Assistant />
      </Part>
      <Part>
        <ToastRegion
          label={translate({id: 'toast.region', message: 'Notifications'})}
          dismissLabel={translate({id: 'toast.dismiss', message: 'Dismiss'})}
        />
      </Part>
    </>
  );
}
