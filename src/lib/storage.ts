import type {StorageKey} from './storageKeys';

function attempt<T>(action: () => T, otherwise: T) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * A place to remember a small text. Storage may be blocked, full or hold junk: reads then give
 * null and writes do nothing, so that only memory of choices is lost.
 * @param kind `localStorage` outlives the visit, `sessionStorage` ends with the tab.
 * @param key Name under which the text is kept.
 */
export function storageSlot(kind: 'localStorage' | 'sessionStorage', key: StorageKey) {
  // Naming the storage may itself throw (blocked cookies), so it happens inside each attempt.
  const area = () => window[kind];
  const clear = () => {
    attempt(() => {
      area().removeItem(key);
    }, undefined);
  };
  return {
    key,
    read: () => attempt(() => area().getItem(key), null),
    write: (value: string) => {
      const isWritten = attempt(() => {
        area().setItem(key, value);
        return true;
      }, false);
      // A stale value must not outlive a choice that could not be stored (a full quota).
      if (!isWritten) {
        clear();
      }
    },
    clear,
  };
}
