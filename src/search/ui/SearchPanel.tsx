import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import {Button} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {LiveStatus} from '@site/src/components/LiveStatus';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {useCombobox} from '@site/src/lib/useCombobox';
import {askAssistant, isQuestion} from '../ask';
import {Failed} from '../parts/Failed';
import {NothingFound} from '../parts/NothingFound';
import {prepareSearch, useSearch, type SearchResults} from '../useSearch';
import {Hints} from './Hints';
import {ResultList, type SearchOption} from './ResultList';
import styles from './styles.lazy.module.css';

const MAX_LENGTH = 200;

function useStatusText(results: SearchResults) {
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

/** The pages with their sections below them, then the assistant where somebody asks something. */
function useOptions(results: SearchResults, query: string) {
  const id = useId();
  const hits = 'hits' in results ? results.hits : undefined;
  const question = hits?.length && isQuestion(query) ? query : '';
  return useMemo(() => {
    const options: readonly SearchOption[] = (hits ?? []).flatMap((page, index) => [
      {id: `${id}-${index}`, url: page.url, page},
      ...page.sections.map((section, place) => ({
        id: `${id}-${index}-${place}`,
        url: section.url,
        page,
        section,
      })),
    ]);
    return question ? [...options, {id: `${id}-ask`, question}] : options;
  }, [hits, question, id]);
}

interface SearchPanelProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Called before something else takes the place of the search. */
  readonly onLeave: () => void;
  /** An element at the end of the field, such as a button that closes. */
  readonly end?: ReactNode;
}

/** The field and its results. The focus stays in the field. */
export function SearchPanel({query, onQuery, onLeave, end}: SearchPanelProps) {
  const listId = useId();
  const history = useHistory();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const text = query.trim();
  const [results, retry] = useSearch(query);
  const options = useOptions(results, text);
  const hasList = options.length > 0;

  useEffect(prepareSearch, []);

  // Before the browser takes another key: until then, letters would go to the page.
  useLayoutEffect(() => {
    input.current?.focus({preventScroll: true});
    input.current?.setSelectionRange(-1, -1);
  }, []);

  const ask = () => {
    onLeave();
    askAssistant(text);
  };
  const follow = (option: SearchOption) => {
    if ('question' in option) {
      ask();
    } else {
      onLeave();
      history.push(option.url);
    }
  };

  // Enter may come before the answer to the latest letters: it is for that answer.
  const isEnterWaiting = useRef(false);
  const isAnswered = results.status === 'found' && results.query === text;
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

  const change = (next: string) => {
    isEnterWaiting.current = false;
    reset();
    list.current?.scrollTo(0, 0);
    input.current?.focus({preventScroll: true});
    onQuery(next);
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
          ref={input}
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
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {end}
      </div>
      <LiveStatus text={statusText} typed={query} />
      {hasList ? (
        // The field has the focus and the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          // Not the element of the hints with another role.
          key="list"
          ref={list}
          id={listId}
          role="listbox"
          aria-label={translate({id: 'search.results', message: 'Results'})}
          tabIndex={-1}
          className={styles.results}
          onClick={(event) => {
            const pressed = event.target instanceof Element && event.target.closest('[id]');
            const option = options.find(({id}) => pressed && id === pressed.id);
            if (option && isPlainClick(event)) {
              event.preventDefault();
              follow(option);
            }
          }}
        >
          <ResultList options={options} activeId={activeId} />
        </div>
      ) : (
        <div className={styles.results}>
          {/* Visible only: the status tells screen readers. */}
          {results.status === 'searching' && <p aria-hidden="true">{statusText}</p>}
          {results.status === 'failed' && <Failed reason={results.reason} onRetry={retry} />}
          {results.status === 'found' && (
            <NothingFound
              onLeave={onLeave}
              action={
                <Button variant="secondary" onClick={ask}>
                  <Icon name="chat" size={18} />
                  <Translate id="search.ask">Ask the assistant</Translate>
                </Button>
              }
            >
              <Translate id="search.nothing" values={{query: results.query}}>
                {'Nothing found for “{query}”.'}
              </Translate>
            </NothingFound>
          )}
          {results.status === 'idle' && <Hints onPick={change} />}
        </div>
      )}
    </div>
  );
}
