import {codeLanguagesSlot as slot} from '@site/src/lib/preferences';

const listeners = new Set<() => void>();
/** For this visit, also where the storage is blocked. Null until it was read. */
let current: string | null = null;

function publish(value: string) {
  current = value;
  listeners.forEach((listener) => listener());
}

function handleStorage({key, newValue}: StorageEvent) {
  // Without a key, everything was erased.
  if (key === slot.key || key === null) {
    publish(newValue ?? '');
  }
}

/** For `useSyncExternalStore`. */
export function subscribeToChoice(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', handleStorage);
    // From here on React shows the choice, and no longer the style sheet.
    delete document.documentElement.dataset.codeLanguages;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', handleStorage);
    }
  };
}

/** For `useSyncExternalStore`: the languages, latest first, with a space between; perhaps junk. */
export function currentChoice(): string {
  current ??= slot.read() ?? '';
  return current;
}

/**
 * Remembers a choice, on this page and on later ones.
 * @param language The one chosen.
 * @param offered All that it was chosen from; the others lose their place, so that no two
 * languages of one group are remembered side by side.
 */
export function chooseLanguage(language: string, offered: readonly string[]): void {
  const others = currentChoice()
    .split(' ')
    .filter((name) => name && !offered.includes(name));
  const value = [language, ...others].join(' ');
  slot.write(value);
  publish(value);
}
