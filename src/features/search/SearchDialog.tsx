import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {IconButton} from '@site/src/components/IconButton';
import {SearchPanel} from './SearchPanel';
import {useFollow} from './useFollow';
import styles from './styles.lazy.module.css';

/** What the keyboard does, for those who see it; screen readers say it themselves. */
const KEYS = ['↑', '↓', '↵', 'Esc'] as const;

export interface SearchDialogProps {
  readonly onClose: () => void;
  readonly help?: ReactNode;
}

/** The search above any page. Mounted while it is open, so that each search begins anew. */
export function SearchDialog({onClose, help}: SearchDialogProps): ReactNode {
  const [query, setQuery] = useState('');
  const follow = useFollow();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    // Closing gives the focus back, which taking the element away would not.
    return () => element?.close();
  }, []);

  const change = (text: string): void => {
    setQuery(text);
    input.current?.focus();
  };

  return (
    // Escape is the keyboard's way to do what a click on the backdrop does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      data-surface="page"
      className={styles.dialog}
      aria-label={translate({id: 'search.title', message: 'Search'})}
      onClose={onClose}
      onClick={({target, currentTarget}) => {
        // The element has no padding: only its backdrop is the element itself.
        if (target === currentTarget) {
          onClose();
        }
      }}
    >
      <SearchPanel
        query={query}
        onQuery={change}
        inputRef={input}
        help={help}
        onChoose={(option, text) => {
          onClose();
          follow(option, text);
        }}
        end={
          <IconButton
            icon="close"
            label={translate({id: 'search.close', message: 'Close search'})}
            onClick={onClose}
          />
        }
      />
      <p className={styles.footer}>
        <span className={styles.keys} aria-hidden="true">
          {KEYS.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
        <Link
          to={`/search/${query.trim() ? `?q=${encodeURIComponent(query.trim())}` : ''}`}
          onClick={onClose}
        >
          <Translate id="search.asPage">All results on a page</Translate>
        </Link>
      </p>
    </dialog>
  );
}
