import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {NothingFound} from '../parts/NothingFound';
import {forgetSearches, readRecent} from './recent';
import {suggestions} from './texts';
import styles from './styles.lazy.module.css';

interface QueriesProps {
  readonly title: ReactNode;
  readonly queries: readonly string[];
  readonly onPick: (query: string) => void;
}

function Queries({title, queries, onPick}: QueriesProps): ReactNode {
  return (
    <section className={styles.hint}>
      <p className={styles.kind}>{title}</p>
      <ul className={styles.row}>
        {queries.map((query) => (
          <li key={query}>
            <Button variant="secondary" small onClick={() => onPick(query)}>
              {query}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface HintsProps {
  /** Takes over one of the queries that are offered. */
  readonly onPick: (query: string) => void;
}

function Suggestions({onPick}: HintsProps): ReactNode {
  const title = <Translate id="search.suggestions">Try</Translate>;
  return <Queries title={title} queries={suggestions} onPick={onPick} />;
}

/** Content below an empty field: recent searches and suggestions. */
export function EmptyHints({onPick}: HintsProps): ReactNode {
  const [recent, setRecent] = useState(readRecent);
  const clear = (): void => {
    forgetSearches();
    setRecent([]);
  };
  const title = (
    <>
      <Translate id="search.recent">Recent searches</Translate>
      <Button variant="quiet" small onClick={clear}>
        <Translate id="search.recent.clear">Clear</Translate>
      </Button>
    </>
  );
  return (
    <>
      {recent.length > 0 && <Queries title={title} queries={recent} onPick={onPick} />}
      <Suggestions onPick={onPick} />
      <p className={styles.advice}>
        <Icon name="chat" size={18} />
        <Translate id="search.questions">
          You can also ask a full question: the assistant answers from these pages.
        </Translate>
      </p>
    </>
  );
}

/** Visible only: the status tells screen readers. */
export function Searching(): ReactNode {
  return (
    <p className={styles.hint} aria-hidden="true">
      <Translate id="search.searching">Searching</Translate>
    </p>
  );
}

export interface NoHitsProps extends HintsProps {
  readonly query: string;
  readonly onAsk: (question: string) => void;
}

export function NoHits({query, onPick, onAsk}: NoHitsProps): ReactNode {
  return (
    <>
      <div className={styles.hint}>
        <NothingFound
          action={
            <Button variant="secondary" onClick={() => onAsk(query)}>
              <Icon name="chat" size={18} />
              <Translate id="search.ask">Ask the assistant</Translate>
            </Button>
          }
        >
          <Translate id="search.nothing" values={{query}}>
            {'Nothing found for “{query}”.'}
          </Translate>
        </NothingFound>
      </div>
      <Suggestions onPick={onPick} />
    </>
  );
}
