import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {IconButton} from '@site/src/components/IconButton';
import {ToastPlace} from '@site/src/components/Toast';
import {isComposing, keepOpenWhileComposing} from '@site/src/lib/isComposing';
import {useVisibleHeight} from '@site/src/lib/useVisibleHeight';
import {askAssistant} from '../ask';
import {SearchPanel} from './SearchPanel';
import {Shortcuts} from './Shortcuts';
import styles from './styles.lazy.module.css';

export interface SearchDialogProps {
  /** Whether the list of the shortcuts is asked for, instead of the search. */
  readonly showsShortcuts: boolean;
  readonly onClose: () => void;
}

/** The search above any page. Mounted while it is open, so that each search begins anew. */
export function SearchDialog({showsShortcuts, onClose}: SearchDialogProps): ReactNode {
  const [query, setQuery] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const shortcuts = useRef<HTMLElement>(null);
  useVisibleHeight(dialog);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    (showsShortcuts ? shortcuts : input).current?.focus({preventScroll: true});
    // Closing gives the focus back, which taking the element away would not.
    return () => element?.close();
  }, [showsShortcuts]);

  return (
    // Escape is the keyboard's way to do what a click on the backdrop does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      data-surface="page"
      className={clsx('floating', styles.dialog)}
      aria-label={translate({id: 'search.title', message: 'Search'})}
      onClose={onClose}
      onKeyDown={(event) => {
        keepOpenWhileComposing(event.nativeEvent);
        // The shortcut once more begins anew, instead of being the browser's.
        if (
          (event.ctrlKey || event.metaKey) &&
          event.key.toLowerCase() === 'k' &&
          !isComposing(event.nativeEvent)
        ) {
          event.preventDefault();
          input.current?.focus();
          input.current?.select();
        }
      }}
      onClick={({target, currentTarget}) => {
        // The element has no padding: only its backdrop is the element itself.
        if (target === currentTarget) {
          onClose();
        }
      }}
    >
      <SearchPanel
        query={query}
        onQuery={(text) => {
          setQuery(text);
          input.current?.focus({preventScroll: true});
        }}
        inputRef={input}
        onAsk={(question) => {
          // First the focus goes back, then the assistant takes it.
          dialog.current?.close();
          askAssistant(question);
        }}
        onLeave={onClose}
        end={
          <IconButton
            icon="close"
            label={translate({id: 'search.close', message: 'Close search'})}
            onClick={onClose}
          />
        }
      />
      <div className={styles.footer}>
        <Shortcuts isOpen={showsShortcuts} summaryRef={shortcuts} />
        <Link
          to={`/search/${query.trim() ? `?q=${encodeURIComponent(query.trim())}` : ''}`}
          onClick={onClose}
        >
          <Translate id="search.asPage">Open as a page</Translate>
        </Link>
      </div>
      <ToastPlace />
    </dialog>
  );
}
