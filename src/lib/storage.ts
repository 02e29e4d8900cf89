import type {StorageKey} from './storageKeys';

/**
 * A place to remember a small text. Storage may be blocked, full or hold junk: reads then give
 * null and writes do nothing, so that only memory of choices is lost.
 */
interface StorageSlot {
  readonly key: StorageKey;
  readonly read: () => string | null;
  readonly write: (value: string) => void;
  readonly clear: () => void;
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * @param kind `local` outlives the visit, `session` ends with the tab.
 * @param key Name under which the text is kept.
 */
export function storageSlot(kind: 'local' | 'session', key: StorageKey): StorageSlot {
  // Naming the storage may itself throw (blocked cookies), so it happens inside each attempt.
  const area = (): Storage => (kind === 'local' ? window.localStorage : window.sessionStorage);
  const clear = (): void => {
    attempt(() => {
      area().removeItem(key);
    }, undefined);
  };
  return {
    key,
    read: () => attempt(() => area().getItem(key), null),
    write: (value) => {
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
