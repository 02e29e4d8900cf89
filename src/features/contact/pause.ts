import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';

/** After a message was sent, the next may follow after this many milliseconds. */
export const PAUSE_MS = 30_000;

const slot = storageSlot('local', storageKeys.contactSentAt);

/** Starts the pause. */
export function notePause(now: number = Date.now()): void {
  slot.write(String(now));
}

/**
 * @param now Milliseconds since the epoch.
 * @returns Whole seconds left of the pause; 0 when there is none. A time in the future (a clock
 * that was set back) counts as none: a person must never be locked out.
 */
export function pauseLeftSeconds(now: number = Date.now()): number {
  const sentAt = Number(slot.read() ?? Number.NaN);
  const left = sentAt + PAUSE_MS - now;
  return left > 0 && left <= PAUSE_MS ? Math.ceil(left / 1000) : 0;
}
