/* Docusaurus' own slot around every page: it has no original to wrap. */
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import displayFont from '@site/src/css/bricolage-grotesque.woff2';
import {Part} from '@site/src/components/Part';
import {ToastRegion} from '@site/src/components/Toast';
import {Assistant} from '@site/src/search/assistant';
import {LanguageSuggestion} from '@site/src/features/preferences/LanguageSuggestion';

interface RootProps {
  readonly children: ReactNode;
}

export default function Root({children}: RootProps) {
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
