import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Part} from '@site/src/components/Part';
import {showToast} from '@site/src/components/Toast';
import {brokenNotice} from '@site/src/data/commonTexts';
import {isComposing} from '@site/src/lib/isComposing';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import {useListener} from '@site/src/lib/useListener';
import styles from '../styles.module.css';

const loadParts = async () => import('./lazy');

/** The header's button for the search. Everything behind it loads when it is opened. */
export function SearchButton() {
  /** How many times it was opened since it was closed: each begins anew. */
  const [turn, setTurn] = useState(0);
  const [parts, load] = useLazyModule(loadParts);
  const open = () => {
    load();
    setTurn((before) => before + 1);
  };
  const close = () => setTurn(0);
  const {status} = parts;
  const label = translate({id: 'search.submit', message: 'Search'});
  const isBrowser = useIsBrowser();

  useListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (
      key.toLowerCase() === 'k' &&
      (ctrlKey || metaKey) &&
      !(altKey || shiftKey || isComposing(event)) &&
      !document.querySelector('dialog:modal:not([data-search])')
    ) {
      event.preventDefault();
      open();
    }
  });

  useEffect(() => {
    if (status === 'failed') {
      showToast({
        tone: 'danger',
        title: translate({id: 'search.title', message: 'Search'}),
        description: translate({
          id: 'search.partsFailed',
          message: "The search couldn't be loaded. Check the connection, then try again.",
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
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <Icon name="search" />
          {/* As far as there is room. */}
          <span className={styles.label}>{label}</span>
          {/* Shown by the style sheet: text in a button belongs to its name, and the keys do not. */}
          {isBrowser && (
            <kbd
              aria-hidden="true"
              // `platform` is frozen where it is deprecated, and `userAgentData` is missing in Safari.
              data-keys={/Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}
            />
          )}
        </button>
      </div>
      {parts.status === 'ready' && turn > 0 && (
        <Part
          // The one before tells a moment late that it was closed.
          key={turn}
          onBreak={() => {
            close();
            showToast(brokenNotice);
          }}
        >
          <parts.module.SearchDialog onClose={close} />
        </Part>
      )}
    </>
  );
}
