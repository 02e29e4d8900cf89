import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode, type RefObject} from 'react';
import {Icon} from '@site/src/components/Icon';
import {useEarlyText} from '@site/src/lib/useEarlyText';
import styles from './list.route.module.css';
import {MAX_QUERY} from './query';

export interface SearchBoxProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  /** Somebody is about to search. */
  readonly onFocus: () => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Filters as one types. Without scripts it could do nothing, and is not there. */
export function SearchBox({text, onType, onSubmit, onFocus, inputRef}: SearchBoxProps): ReactNode {
  const id = useId();
  useEarlyText(inputRef, onType);

  return (
    <form
      role="search"
      className={styles.search}
      data-needs-script
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {translate({id: 'blog.search.label', message: 'Search the blog'})}
      </label>
      <Icon name="search" />
      <input
        ref={inputRef}
        id={id}
        type="search"
        className={styles.input}
        value={text}
        maxLength={MAX_QUERY}
        placeholder={translate({
          id: 'blog.search.placeholder',
          message: 'Search posts',
          description: 'Grey text in the empty search box of the blog',
        })}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onFocus={onFocus}
      />
    </form>
  );
}
