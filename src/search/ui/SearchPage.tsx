import Translate from '@docusaurus/Translate';
import {useEffect, useRef} from 'react';
import {LoadFailed} from '@site/src/components/LazyPart';
import {retryLabel} from '@site/src/data/commonTexts';
import {useAddressState} from '@site/src/lib/useAddressState';
import {useEarlyText} from '@site/src/lib/useEarlyText';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import {SearchForm} from './SearchForm';
import styles from './styles.route.module.css';

const loadParts = async () => import('./lazy');

const read = (search: string) => ({query: new URLSearchParams(search).get('q') ?? ''});
const write = ({query}: {readonly query: string}) => query && `?${new URLSearchParams({q: query})}`;

/** The page that can be linked to, and that browsers can register. */
export function SearchPage() {
  const [parts, load] = useLazyModule(loadParts);
  const [{query}, change] = useAddressState(read, write);
  const field = useRef<HTMLInputElement>(null);
  const onQuery = (next: string) => change({query: next});

  useEarlyText(field, onQuery);
  useEffect(load, [load]);

  return (
    <main className={styles.page}>
      {/* The theme's heading would add a link to itself. */}
      {/* oxlint-disable-next-line @docusaurus/prefer-docusaurus-heading */}
      <h1>
        <Translate id="search.title">Search</Translate>
      </h1>
      <div role="search">
        {parts.status === 'ready' ? (
          <parts.module.SearchPanel
            query={query}
            onQuery={onQuery}
            // The way back finds the query in the address.
            onLeave={() => change({}, {push: true})}
          />
        ) : (
          // Until the scripts run, the browser itself sends the query and comes back with it.
          <SearchForm
            ref={field}
            value={query}
            onChange={({currentTarget}) => onQuery(currentTarget.value)}
          />
        )}
      </div>
      {parts.status === 'failed' && (
        <LoadFailed retryLabel={retryLabel} onRetry={load}>
          <Translate id="search.partsFailed">
            The search couldn't be loaded. Check the connection, then try again.
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
