import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {showToast} from '@site/src/components/Toast/store';
import {neverChanges} from '@site/src/lib/neverChanges';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import type {LandingState} from './useFollow';
import {useShortcut} from './useShortcut';
import styles from './styles.module.css';

const loadParts = async () => import('./parts');

// `platform` is frozen where it is deprecated, and `userAgentData` is missing in Safari.
const shortcut = (): string => (/Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');

/** The header's way to the search. Everything behind it loads when it is opened. */
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
  const keys = useSyncExternalStore(neverChanges, shortcut, () => '');
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
          <kbd aria-hidden="true">{keys}</kbd>
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
