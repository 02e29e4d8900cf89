import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useId, useMemo, type ReactNode, type RefObject} from 'react';
import {Icon} from '@site/src/components/Icon';
import {EmptyHints, Failed, NothingFound} from './Hints';
import {groupHits, type SearchOption} from './options';
import {ResultList} from './ResultList';
import {useCombobox} from './useCombobox';
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

export interface SearchPanelProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (option: SearchOption, query: string) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** What stands at the end of the field, such as a button that closes. */
  readonly end?: ReactNode;
  /** A further way to an answer when nothing is found. */
  readonly help?: ReactNode;
}

/** The field and what it finds. The focus stays in the field. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  const {query, onQuery, onChoose, inputRef, end, help} = props;
  const id = useId();
  const [results, retry] = useSearchResults(query);
  const hits = 'hits' in results ? results.hits : undefined;
  const groups = useMemo(() => groupHits(hits ?? [], id), [hits, id]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const {activeId, onKeyDown} = useCombobox(options, (option) => onChoose(option, query));
  const status = useStatusText(results);
  const label = translate({id: 'search.label', message: 'Search this site'});
  const hasList = options.length > 0;

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
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          placeholder={label}
          value={query}
          className={styles.input}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {end}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <div className={styles.results}>
        {results.status === 'idle' && <EmptyHints onPick={onQuery} />}
        {results.status === 'failed' && <Failed reason={results.reason} onRetry={retry} />}
        {results.status === 'found' && !hasList && (
          <NothingFound query={results.query} help={help} onPick={onQuery} />
        )}
        {hasList && (
          <ResultList
            id={`${id}-list`}
            label={translate({id: 'search.results', message: 'Results'})}
            groups={groups}
            activeId={activeId}
            onChoose={(option) => onChoose(option, query)}
          />
        )}
      </div>
    </div>
  );
}
