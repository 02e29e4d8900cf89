import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useLayoutEffect, useRef, useState} from 'react';
import {IconButton} from '@site/src/components/IconButton';
import {ToastPlace} from '@site/src/components/Toast';
import {keepOpenWhileComposing} from '@site/src/lib/isComposing';
import {useVisibleHeight} from '@site/src/lib/useVisibleHeight';
import {SearchPanel} from './SearchPanel';
import styles from './styles.lazy.module.css';

interface SearchDialogProps {
  readonly onClose: () => void;
}

/** The search above any page. Mounted while it is open, so that each search begins anew. */
export function SearchDialog({onClose}: SearchDialogProps) {
  const [query, setQuery] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  useVisibleHeight(dialog);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing gives the focus back, which taking the element away would not.
    return () => element?.close();
  }, []);

  return (
    // Escape is the keyboard's way to do what a click on the backdrop does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      data-surface="page"
      data-search
      className={clsx('floating', styles.dialog)}
      aria-label={translate({id: 'search.title', message: 'Search'})}
      onClose={onClose}
      onKeyDown={({nativeEvent}) => keepOpenWhileComposing(nativeEvent)}
      onClick={({target, currentTarget}) => {
        // The element has no padding: only its backdrop is the element itself.
        if (target === currentTarget) {
          close();
        }
      }}
    >
      <SearchPanel
        query={query}
        onQuery={setQuery}
        onLeave={close}
        end={
          <IconButton
            icon="close"
            label={translate({id: 'search.close', message: 'Close search'})}
            onClick={close}
          />
        }
      />
      <div className={styles.footer}>
        <Link to={`/search/${query && `?${new URLSearchParams({q: query})}`}`} onClick={close}>
          <Translate id="search.asPage">Open as a page</Translate>
        </Link>
      </div>
      <ToastPlace />
    </dialog>
  );
}
