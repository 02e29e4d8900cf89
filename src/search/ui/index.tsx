import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Part} from '@site/src/components/Part';
import {showToast} from '@site/src/components/Toast';
import {brokenNotice} from '@site/src/data/commonTexts';
import {isComposing} from '@site/src/lib/isComposing';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import type {LandingState} from '../landing';
import styles from '../styles.module.css';
import {searchKeys, singleKeysAreOn} from './singleKeys';

const loadParts = async () => import('./lazy');

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

type Opened = 'search' | 'shortcuts';

/**
 * Opens the search by Control or Command and K; outside of fields also by a slash, and its list of
 * shortcuts by a question mark, unless those are turned off.
 */
function useShortcut(open: (part: Opened) => void): void {
  // Not a passive effect: until those run, a new page would leave the keys to the last one's header.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
      const isChord = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
      const isSingle =
        (key === '/' || key === '?') &&
        !(ctrlKey || metaKey || altKey) &&
        !(target instanceof Element && target.closest(FIELDS)) &&
        singleKeysAreOn();
      if ((isChord || isSingle) && !isComposing(event) && !document.querySelector('dialog:modal')) {
        event.preventDefault();
        open(key === '?' ? 'shortcuts' : 'search');
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** The header's button for the search. Everything behind it loads when it is opened. */
export function SearchButton(): ReactNode {
  const [opened, setOpened] = useState<{readonly part: Opened; readonly turn: number}>();
  const [parts, load] = useLazyModule(loadParts);
  const words = useLocation<LandingState | undefined>().state?.searchWords;
  const open = useCallback(
    (part: Opened) => {
      load();
      setOpened((before) => ({part, turn: (before?.turn ?? 0) + 1}));
    },
    [load],
  );
  const {status} = parts;
  const label = translate({id: 'search.submit', message: 'Search'});
  const isBrowser = useIsBrowser();
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
      <div className={styles.search} data-needs-script>
        <button
          type="button"
          className={styles.button}
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts={
            isBrowser && !singleKeysAreOn() ? 'Control+K Meta+K' : 'Control+K Meta+K / ?'
          }
          onClick={() => open('search')}
        >
          <Icon name="search" />
          {/* As far as there is room. */}
          <span className={styles.label}>{label}</span>
          {/* Shown by the style sheet: text in a button belongs to its name, and the keys do not. */}
          {isBrowser && <kbd aria-hidden="true" data-keys={searchKeys()} />}
        </button>
      </div>
      {status === 'ready' && (
        <>
          {opened && (
            <Part
              // Anew each time: the one before tells a moment late that it was closed.
              key={opened.turn}
              onBreak={() => {
                setOpened(undefined);
                showToast(brokenNotice);
              }}
            >
              <parts.module.SearchDialog
                showsShortcuts={opened.part === 'shortcuts'}
                onClose={() => setOpened(undefined)}
              />
            </Part>
          )}
          {words && (
            <Part>
              <parts.module.LandingNote words={words} />
            </Part>
          )}
        </>
      )}
    </>
  );
}
