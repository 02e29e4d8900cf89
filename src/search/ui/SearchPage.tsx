import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import styles from './styles.route.module.css';

const loadParts = async () => import('./parts');

/** Stands in until the scripts run: the browser itself sends it, and comes back with the query. */
function PlainForm(): ReactNode {
  const label = translate({id: 'search.label', message: 'Search this site'});
  return (
    <form method="get" action={useBaseUrl('/search/')} className={styles.form}>
      <input type="search" name="q" aria-label={label} className={styles.input} />
      <Button type="submit">
        <Translate id="search.submit">Search</Translate>
      </Button>
    </form>
  );
}

/** The page that can be linked to, and that browsers can register. */
export function SearchPage(): ReactNode {
  const [parts, load] = useLazyModule(loadParts);

  useEffect(() => {
    load();
  }, [load]);

  return (
    <main className={styles.page}>
      {/* The theme's heading would add a link to itself. */}
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading */}
      <h1>
        <Translate id="search.title">Search</Translate>
      </h1>
      <search>{parts.status === 'ready' ? <parts.module.PagePanel /> : <PlainForm />}</search>
      {parts.status === 'failed' && (
        <p role="alert">
          <Translate id="search.partsFailed">
            The search could not be loaded. Check the connection, then try again.
          </Translate>{' '}
          <Button variant="secondary" onClick={load}>
            <Translate id="search.retry">Try again</Translate>
          </Button>
        </p>
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
