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
  const clear = (): void => {
    forgetSearches();
    setRecent([]);
  };
  const lists = [
    {title: <Translate id="search.recent">Recent searches</Translate>, queries: recent, clear},
    {title: <Translate id="search.suggestions">Try</Translate>, queries: suggestions, clear: null},
  ];
  return lists.map(
    (list, index) =>
      list.queries.length > 0 && (
        <section key={index} className={styles.hint}>
          <p className="quiet">{list.title}</p>
          <ul className="inline-row">
            {list.queries.map((query) => (
              <li key={query}>
                <Button variant="secondary" small onClick={() => onPick(query)}>
                  {query}
                </Button>
              </li>
            ))}
            {list.clear && (
              <li>
                <Button variant="quiet" small onClick={list.clear}>
                  <Translate id="search.recent.clear">Clear</Translate>
                </Button>
              </li>
            )}
          </ul>
        </section>
      ),
  );
}
