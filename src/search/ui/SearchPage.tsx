import Translate from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {LoadFailed} from '@site/src/components/LazyPart';
import {retryLabel} from '@site/src/data/commonTexts';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import {SearchForm} from './SearchForm';
import styles from './styles.route.module.css';

const loadParts = async () => import('./lazy');

/** The page that can be linked to, and that browsers can register. */
export function SearchPage(): ReactNode {
  const [parts, load] = useLazyModule(loadParts);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);

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
          <SearchForm ref={field} onChange={(event) => setTyped(event.currentTarget.value)} />
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
            The search runs in your browser and needs JavaScript. Without it, browse the
            documentation, the blog and the knowledge base.
          </Translate>
        </p>
      </noscript>
    </main>
  );
}
