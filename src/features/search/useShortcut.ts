import {useLayoutEffect} from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Opens the search by Control or Command and K, and by a slash outside of fields. */
export function useShortcut(open: () => void): void {
  // Not a passive effect: until those run, a new page would leave the keys to the last one's header.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
      const isChord = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
      const isSlash =
        key === '/' &&
        !(ctrlKey || metaKey || altKey) &&
        !(target instanceof Element && target.closest(FIELDS));
      if ((isChord || isSlash) && !document.querySelector('dialog[open]')) {
        event.preventDefault();
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
}
