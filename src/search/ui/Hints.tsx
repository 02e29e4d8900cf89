import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {retryLabel} from '@site/src/data/commonTexts';
import type {FailureReason} from '../useSearch';
import {forgetSearches, readRecent} from './recent';
import {failureTexts, suggestions} from './texts';
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

function DocumentationLink(): ReactNode {
  return (
    <Link to="/documentation/">
      <Translate id="search.nothing.documentation">Browse the documentation</Translate>
    </Link>
  );
}

export interface NothingFoundProps extends HintsProps {
  readonly query: string;
  readonly onAsk: (question: string) => void;
}

export function NothingFound({query, onPick, onAsk}: NothingFoundProps): ReactNode {
  return (
    <>
      <div className={styles.hint}>
        <p className={styles.lead}>
          <Translate id="search.nothing" values={{query}}>
            {'Nothing found for “{query}”.'}
          </Translate>
        </p>
        <p>
          <Translate id="search.nothing.advice">Try fewer or different words.</Translate>
        </p>
        <p className={styles.row}>
          <Button variant="secondary" onClick={() => onAsk(query)}>
            <Icon name="chat" size={18} />
            <Translate id="search.ask">Ask the assistant</Translate>
          </Button>
          <Link to="/#contact">
            <Translate id="search.nothing.contact">Ask us</Translate>
          </Link>
          <DocumentationLink />
        </p>
      </div>
      <Suggestions onPick={onPick} />
    </>
  );
}

export interface FailedProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

export function Failed({reason, onRetry}: FailedProps): ReactNode {
  return (
    <div role="alert" className={styles.hint}>
      <p>{failureTexts[reason]}</p>
      <p className={styles.row}>
        <Button variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
        <DocumentationLink />
      </p>
    </div>
  );
}
