import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {LoadFailed} from '@site/src/components/LazyPart';
import {retryLabel} from '@site/src/data/commonTexts';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import styles from './styles.route.module.css';

const loadParts = async () => import('./lazy');

/** The page that can be linked to, and that browsers can register. */
export function SearchPage(): ReactNode {
  const [parts, load] = useLazyModule(loadParts);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const action = useBaseUrl('/search/');

  useEffect(() => {
    // Typed before the scripts ran.
    setTyped(field.current?.value ?? '');
    load();
  }, [load]);

  return (
    <main className={styles.page}>
      {/* The theme's heading would add a link to itself. */}
      {/* oxlint-disable-next-line @docusaurus/prefer-docusaurus-heading */}
      <h1>
        <Translate id="search.title">Search</Translate>
      </h1>
      <div role="search">
        {parts.status === 'ready' ? (
          <parts.module.PagePanel typed={typed} />
        ) : (
          // Until the scripts run, the browser itself sends the query and comes back with it.
          <form method="get" action={action} className={styles.form}>
            <input
              ref={field}
              type="search"
              name="q"
              aria-label={translate({id: 'search.label', message: 'Search this site'})}
              className={styles.input}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button type="submit">
              <Translate id="search.submit">Search</Translate>
            </Button>
          </form>
        )}
      </div>
      {parts.status === 'failed' && (
        <LoadFailed retryLabel={retryLabel} onRetry={load}>
          <Translate id="search.partsFailed">
            The search could not be loaded. Check the connection, then try again.
          </Translate>
        </LoadFailed>
      )}
      <noscript>
        <p>
          <Translate id="search.noScript">
            The search runs in your browser and needs JavaScript. Without it, the lists of the
            documentation, the blog and the knowledge base lead to every page.
          </Translate>
        </p>
      </noscript>
    </main>
  );
}
