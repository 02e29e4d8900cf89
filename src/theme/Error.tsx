/*
 * Replaces the fallback of @docusaurus/core 3.10.2 (lib/client/theme-fallback/Error): fixed text,
 * and no stack for visitors. What broke may be the very context that the page needs, so the
 * second fallback needs none.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';
import {BareError, PageError, type PageErrorProps} from '@site/src/features/pageError';

export default function Error(props: PageErrorProps): ReactNode {
  return (
    <ErrorBoundary fallback={() => <BareError {...props} />}>
      <PageError {...props} />
    </ErrorBoundary>
  );
}
