/*
 * Replaces the fallback of @docusaurus/core 3.10.2 (lib/client/theme-fallback/Error): fixed text in
 * both languages, and no stack for visitors. As there, the layout is tried first, and since it may
 * be what broke, it has its own boundary.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
// Internal, as in the original: the layout needs the context of a route, and there is none.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';
import type {PageErrorProps} from '@site/src/features/pageError';
import {BareError} from '@site/src/features/pageError/BareError';

const PLUGIN = {name: 'docusaurus-core-error-boundary', id: 'default'};

export default function Error(props: PageErrorProps) {
  const bare = <BareError {...props} />;
  return (
    <RouteContextProvider value={{plugin: PLUGIN}}>
      <ErrorBoundary fallback={() => bare}>
        <ThemeProvider>
          <Layout>{bare}</Layout>
        </ThemeProvider>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
