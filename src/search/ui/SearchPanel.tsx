import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import {Icon} from '@site/src/components/Icon';
import {isQuestion} from './askAssistant';
import {EmptyHints, Failed, NothingFound, Searching} from './Hints';
import {groupHits, type SearchOption} from './options';
import {ResultList} from './ResultList';
import {useCombobox, type ComboboxOption} from './useCombobox';
import {useSearchResults, type SearchResults} from './useSearchResults';
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

/** The same function on every render, which calls the latest one. */
function useLatest<A extends readonly unknown[]>(callback: (...args: A) => void) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A): void => {
    latest.current(...args);
  }, []);
}

export interface SearchPanelProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (option: SearchOption, query: string) => void;
  /** Hands the query over to the assistant. */
  readonly onAsk: (question: string) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** What stands at the end of the field, such as a button that closes. */
  readonly end?: ReactNode;
}

/** The field and what it finds. The focus stays in the field. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  const {query, onQuery, onChoose, onAsk, inputRef, end} = props;
  const id = useId();
  const listId = `${id}-list`;
  const [results, retry] = useSearchResults(query);
  const hits = 'hits' in results ? results.hits : undefined;
  const groups = useMemo(() => groupHits(hits ?? [], id), [hits, id]);
  const hasList = groups.length > 0;
  const askId = hasList && isQuestion(query) ? `${id}-ask` : undefined;
  const options = useMemo((): readonly (SearchOption | ComboboxOption)[] => {
    const found = groups.flatMap((group) => group.options);
    return askId ? [...found, {id: askId}] : found;
  }, [groups, askId]);
  const choose = useLatest((option: SearchOption) => onChoose(option, query));
  const ask = useLatest(onAsk);

  const follow = useLatest((option: SearchOption | ComboboxOption) => {
    if ('words' in option) {
      onChoose(option, query);
    } else {
      onAsk(query);
    }
  });
  // Enter may come before the answer to what was typed: it is for that one, not for the one before.
  const isEnterWaiting = useRef(false);
  const isAnswered = results.status === 'found' && results.query === query.trim();
  const {activeId, onKeyDown, reset} = useCombobox(options, (option, isChosen) => {
    if (option && (isChosen || isAnswered)) {
      follow(option);
    } else if (!isAnswered) {
      isEnterWaiting.current = true;
    }
  });

  useEffect(() => {
    const [first] = options;
    if (isAnswered && isEnterWaiting.current && first) {
      follow(first);
    }
    isEnterWaiting.current &&= !isAnswered;
  }, [isAnswered, options, follow]);

  const change = (text: string): void => {
    isEnterWaiting.current = false;
    reset();
    // The next list begins at its top. Later it would cost a layout of its own.
    document.getElementById(listId)?.scrollTo(0, 0);
    onQuery(text);
  };
  const label = translate({id: 'search.label', message: 'Search this site'});

  return (
    <div
      className={styles.panel}
      data-status={results.status}
      // The bench waits for the answers to what it asked.
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
      <p role="status" className="visually-hidden">
        {useStatusText(results)}
      </p>
      <div className={styles.results}>
        {results.status === 'idle' && <EmptyHints onPick={change} />}
        {results.status === 'searching' && !hasList && <Searching />}
        {results.status === 'failed' && <Failed reason={results.reason} onRetry={retry} />}
        {results.status === 'found' && !hasList && (
          <NothingFound query={results.query} onPick={change} onAsk={ask} />
        )}
        {hasList && (
          <ResultList
            id={listId}
            label={translate({id: 'search.results', message: 'Results'})}
            groups={groups}
            activeId={activeId}
            onChoose={choose}
            askId={askId}
            question={askId ? query.trim() : ''}
            onAsk={ask}
          />
        )}
      </div>
    </div>
  );
}
