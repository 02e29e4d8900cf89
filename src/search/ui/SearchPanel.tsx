import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {Icon} from '@site/src/components/Icon';
import {LiveStatus} from '@site/src/components/LiveStatus';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {useCombobox} from '@site/src/lib/useCombobox';
import {isQuestion} from '../ask';
import {landingAt} from '../landing';
import {Failed} from '../parts/Failed';
import {prepareSearch, useSearch, type SearchResults} from '../useSearch';
import {groupHits, type SearchOption} from './groups';
import {EmptyHints, NoHits, Searching} from './Hints';
import {rememberSearch} from './recent';
import {ResultList} from './ResultList';
import styles from './styles.lazy.module.css';

const MAX_LENGTH = 200;

function useStatusText(results: SearchResults): string {
  const {selectMessage} = usePluralForm();
  if (results.status === 'searching') {
    return translate({id: 'search.searching', message: 'Searching'});
  }
  if (results.status !== 'found') {
    return '';
  }
  const count = results.hits.length;
  return selectMessage(
    count,
    translate(
      {
        id: 'search.count',
        message: '{count} page found|{count} pages found',
        description: 'Singular and plural, divided by a bar',
      },
      {count},
    ),
  );
}

export interface SearchPanelProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Called before a result is followed. */
  readonly onLeave: () => void;
  /** Hands the query over to the assistant. */
  readonly onAsk: (question: string) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** An element at the end of the field, such as a button that closes. */
  readonly end?: ReactNode;
}

/** The field and its results. The focus stays in the field. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  const {query, onQuery, onLeave, onAsk, inputRef, end} = props;
  const id = useId();
  const listId = `${id}-list`;
  const history = useHistory();
  const [results, retry] = useSearch(query);
  const hits = 'hits' in results ? results.hits : undefined;
  const groups = useMemo(() => groupHits(hits ?? [], id), [hits, id]);
  const hasList = groups.length > 0;
  const askId = hasList && isQuestion(query) ? `${id}-ask` : undefined;
  const options = useMemo((): readonly (SearchOption | {readonly id: string})[] => {
    const found = groups.flatMap((group) => group.options);
    return askId ? [...found, {id: askId}] : found;
  }, [groups, askId]);

  useEffect(prepareSearch, []);

  const follow = (option: SearchOption | {readonly id: string}): void => {
    if ('url' in option) {
      rememberSearch(query);
      onLeave();
      history.push(landingAt(option.url, option.page.words));
    } else {
      onAsk(query);
    }
  };

  // Enter may come before the answer to the latest letters: it is for that answer.
  const isEnterWaiting = useRef(false);
  const isAnswered = results.status === 'found' && results.query === query.trim();
  const {activeId, onKeyDown, reset} = useCombobox(options, (option, isChosen) => {
    if (option && (isChosen || isAnswered)) {
      follow(option);
    } else if (!isAnswered) {
      isEnterWaiting.current = true;
    }
  });
  const onAnswer = useEffectEvent(() => {
    const [first] = options;
    if (isEnterWaiting.current && first) {
      follow(first);
    }
    isEnterWaiting.current = false;
  });
  useEffect(() => {
    if (isAnswered) {
      onAnswer();
    }
  }, [isAnswered]);

  const isScrolled = useRef(false);
  const change = (text: string): void => {
    isEnterWaiting.current = false;
    reset();
    // The next list begins at its top. Asking the list where it is would cost a layout with each key.
    if (isScrolled.current) {
      isScrolled.current = false;
      document.getElementById(listId)?.scrollTo(0, 0);
    }
    onQuery(text);
  };

  const press = (event: MouseEvent): void => {
    const element = event.target instanceof Element && event.target.closest('[role="option"]');
    const option = options.find((each) => element && each.id === element.id);
    if (option && isPlainClick(event)) {
      event.preventDefault();
      follow(option);
    }
  };
  const statusText = useStatusText(results);
  const label = translate({id: 'search.label', message: 'Search this site'});

  return (
    <div
      className={styles.panel}
      data-status={results.status}
      // The browser tests wait for the answer to their query.
      data-answers={results.status === 'found' ? results.query : undefined}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={inputRef}
          type="text"
          name="q"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          placeholder={label}
          value={query}
          className={styles.input}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {end}
      </div>
      <LiveStatus text={statusText} typed={query} />
      <div className={styles.results}>
        {results.status === 'idle' && <EmptyHints onPick={change} />}
        {results.status === 'searching' && !hasList && <Searching />}
        {results.status === 'failed' && (
          <div className={styles.hint}>
            <Failed reason={results.reason} onRetry={retry} />
          </div>
        )}
        {results.status === 'found' && !hasList && (
          <NoHits query={results.query} onPick={change} onAsk={onAsk} />
        )}
        {hasList && (
          // The field has the focus and the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            id={listId}
            role="listbox"
            aria-label={translate({id: 'search.results', message: 'Results'})}
            tabIndex={-1}
            className={styles.list}
            onClick={press}
            onScroll={() => {
              isScrolled.current = true;
            }}
          >
            <ResultList
              id={listId}
              groups={groups}
              activeId={activeId}
              askId={askId}
              question={askId ? query.trim() : ''}
            />
          </div>
        )}
      </div>
    </div>
  );
}
