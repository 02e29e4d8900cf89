import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {useState, type ReactNode} from 'react';
import {Route, type RouteProps} from 'react-router-dom';

type Location = NonNullable<RouteProps['location']>;

interface Page {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

interface PendingNavigationProps {
  readonly location: Location;
  readonly children: ReactNode;
}

/** Docusaurus' component, without the wait for the next page: the router hears of it when it is loaded (history.ts). */
export default function PendingNavigation({location, children}: PendingNavigationProps): ReactNode {
  const [page, setPage] = useState<Page>({location, previousLocation: null});
  if (page.location !== location) {
    setPage({location, previousLocation: page.location});
  }
  return (
    <ClientLifecyclesDispatcher {...page}>
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
