import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';

/** @returns The keys that open the search. */
// `platform` is frozen where it is deprecated, and `userAgentData` is missing in Safari.
export const searchKeys = (): string => (/Mac|iP/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');

const slot = storageSlot('local', storageKeys.singleKeys);

/** For this page alone, where the storage is blocked. */
let choice: string | null = null;

/**
 * People who speak to their computer may press single keys unawares (WCAG 2.1.4).
 * @returns Whether keys without Control or Command are shortcuts.
 */
export const singleKeysAreOn = (): boolean => (slot.read() ?? choice) !== 'off';

/** Turns them on or off, for this and later visits. */
export function turnSingleKeys(on: boolean): void {
  choice = on ? 'on' : 'off';
  slot.write(choice);
}
