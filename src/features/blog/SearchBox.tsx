import {translate} from '@docusaurus/Translate';
import {useId, useLayoutEffect, useRef, type ReactNode, type Ref} from 'react';
import styles from './list.route.module.css';
import {MAX_QUERY} from './view';

export interface SearchBoxProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  /** Somebody is about to search. */
  readonly onFocus: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Filters as one types. Without scripts it could do nothing, and is not there. */
export function SearchBox({text, onType, onSubmit, onFocus, inputRef}: SearchBoxProps): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const typeBefore = useRef(onType);

  // What was typed before the page woke up.
  useLayoutEffect(() => {
    const input = form.current?.querySelector('input');
    if (input?.value && document.activeElement === input) {
      typeBefore.current(input.value);
    }
  }, []);

  return (
    <form
      ref={form}
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
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d="M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5" />
      </svg>
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
