import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {forgetSearches, readRecent} from './recent';
import styles from './styles.lazy.module.css';

const suggestions: readonly string[] = [
  translate({id: 'search.suggestion.start', message: 'first test on a phone'}),
  translate({id: 'search.suggestion.parallel', message: 'parallel sessions'}),
  translate({id: 'search.suggestion.video', message: 'video recording'}),
  translate({id: 'search.suggestion.ci', message: 'GitHub Actions'}),
  translate({id: 'search.suggestion.error', message: 'session not created'}),
];

export interface HintsProps {
  /** Takes over one of the queries that are offered. */
  readonly onPick: (query: string) => void;
}

/** Queries to begin with: recent ones and suggestions. */
export function Hints({onPick}: HintsProps): ReactNode {
  const [recent, setRecent] = useState(readRecent);
  const list = (queries: readonly string[]): ReactNode => (
    <ul className="inline-row">
      {queries.map((query) => (
        <li key={query}>
          <Button variant="secondary" small onClick={() => onPick(query)}>
            {query}
          </Button>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.hint}>
      {recent.length > 0 && (
        <>
          <p>
            <Translate id="search.recent">Recent searches</Translate>
            <Button
              variant="quiet"
              small
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              <Translate id="search.recent.clear">Clear</Translate>
            </Button>
          </p>
          {list(recent)}
        </>
      )}
      <p>
        <Translate id="search.suggestions">Try</Translate>
      </p>
      {list(suggestions)}
    </div>
  );
}
