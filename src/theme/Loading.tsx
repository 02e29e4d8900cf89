/*
 * Replaces the fallback of @docusaurus/core 3.10.2 (lib/client/theme-fallback/Loading), which
 * shows when a page's scripts are slow or do not come at all: its texts are English only.
 */
import {translate} from '@docusaurus/Translate';
import type ThemeLoading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import {Spinner} from '@site/src/components/Spinner';
import {PageError} from '@site/src/features/pageError';

export default function Loading({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof ThemeLoading>): ReactNode {
  if (error) {
    return <PageError error={error as Error} tryAgain={retry} />;
  }
  return pastDelay ? (
    <Spinner label={translate({id: 'page.loading', message: 'Loading the page'})} />
  ) : null;
}
