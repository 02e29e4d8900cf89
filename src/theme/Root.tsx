/* Docusaurus' own slot for what stands around every page: it has no original to wrap. */
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ToastRegion} from '@site/src/components/Toast';
import {Assistant} from '@site/src/search/assistant';
import {LanguageSuggestion} from '@site/src/features/preferences/LanguageSuggestion';

interface RootProps {
  readonly children: ReactNode;
}

export default function Root({children}: RootProps): ReactNode {
  return (
    <>
      <Head>
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={displayFont}
          crossOrigin="anonymous"
        />
      </Head>
      {children}
      <LanguageSuggestion />
      <Assistant />
      <ToastRegion
        label={translate({id: 'toast.region', message: 'Notifications'})}
        dismissLabel={translate({id: 'toast.dismiss', message: 'Dismiss'})}
      />
    </>
  );
}
