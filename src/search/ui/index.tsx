import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {showToast} from '@site/src/components/Toast';
import {isComposing} from '@site/src/lib/isComposing';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import type {LandingState} from '../landing';
import styles from './styles.module.css';

const loadParts = async () => import('./lazy');

// `platform` is frozen where it is deprecated, and `userAgentData` is missing in Safari.
const shortcut = (): string => (/Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Opens the search by Control or Command and K, and by a slash outside of fields. */
function useShortcut(open: () => void): void {
  // Not a passive effect: until those run, a new page would leave the keys to the last one's header.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
      const isChord = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
      const isSlash =
        key === '/' &&
        !(ctrlKey || metaKey || altKey) &&
        !(target instanceof Element && target.closest(FIELDS));
      if ((isChord || isSlash) && !isComposing(event) && !document.querySelector('dialog:modal')) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** The header's button for the search. Everything behind it loads when it is opened. */
export function SearchButton(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [parts, load] = useLazyModule(loadParts);
  const words = useLocation<LandingState | undefined>().state?.searchWords;
  const open = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);
  const {status} = parts;
  const label = translate({id: 'search.submit', message: 'Search'});
  const keys = useIsBrowser() ? shortcut() : '';
  useShortcut(open);

  useEffect(() => {
    if (words) {
      load();
    }
  }, [words, load]);

  useEffect(() => {
    if (status === 'failed') {
      showToast({
        tone: 'danger',
        title: translate({id: 'search.title', message: 'Search'}),
        description: translate({
          id: 'search.partsFailed',
          message: 'The search could not be loaded. Check the connection, then try again.',
        }),
      });
    }
  }, [status]);

  return (
    <>
      <div className={styles.root} data-needs-script>
        <button
          type="button"
          className={styles.button}
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          onClick={open}
        >
          <Icon name="search" />
          {/* As far as there is room. */}
          <span className={styles.label}>{label}</span>
          {/* Shown by the style sheet: text in a button belongs to its name, and the keys do not. */}
          <kbd aria-hidden="true" data-keys={keys} />
        </button>
      </div>
      {status === 'ready' && (
        <>
          {isOpen && <parts.module.SearchDialog onClose={() => setOpen(false)} />}
          {words && <parts.module.LandingNote words={words} />}
        </>
      )}
    </>
  );
}
