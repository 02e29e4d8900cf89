import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';

const slot = storageSlot('session', storageKeys.recentSearches);

/** @returns Searches of this tab that led somewhere, newest first. */
export const readRecent = (): readonly string[] => slot.read()?.split('\n').slice(0, 5) ?? [];

export function rememberSearch(query: string): void {
  slot.write([query, ...readRecent().filter((each) => each !== query)].join('\n'));
}

export const forgetSearches = slot.clear;
