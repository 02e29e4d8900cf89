import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';

const MAX_RECENT = 5;
const MAX_LENGTH = 100;

const slot = storageSlot('session', storageKeys.recentSearches);

/** @returns Searches of this tab that led somewhere, newest first. */
export function readRecent(): readonly string[] {
  try {
    const value: unknown = JSON.parse(slot.read() ?? '[]');
    return Array.isArray(value)
      ? value
          .filter((each): each is string => typeof each === 'string' && each.length <= MAX_LENGTH)
          .slice(0, MAX_RECENT)
      : [];
  } catch {
    // Junk counts as nothing: only memory of searches is lost.
    return [];
  }
}

/** @param query As it was typed. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, MAX_LENGTH);
  if (text) {
    const others = readRecent().filter((each) => each !== text);
    slot.write(JSON.stringify([text, ...others].slice(0, MAX_RECENT)));
  }
}

export const forgetSearches = slot.clear;
