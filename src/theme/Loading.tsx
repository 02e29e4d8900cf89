/*
 * Replaces the fallback of @docusaurus/core 3.10.2 (lib/client/theme-fallback/Loading), which
 * shows when a page's scripts are slow or do not come at all: its texts are English only.
 */
import Translate from '@docusaurus/Translate';
import type ThemeLoading from '@theme/Loading';
import type {ComponentProps} from 'react';
import {BareError} from '@site/src/features/pageError/BareError';

export default function Loading({error, retry, pastDelay}: ComponentProps<typeof ThemeLoading>) {
  if (error) {
    return <BareError error={error as Error} tryAgain={retry} />;
  }
  return pastDelay ? (
    <p role="status">
      <Translate id="page.loading">Loading the page</Translate>
    </p>
  ) : null;
}
