import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';

/** Paths of pages with spaces between, the latest last. */
const slot = storageSlot('local', storageKeys.feedback);

/** More pages than anyone answers for. */
const MOST = 100;

const read = (): readonly string[] => (slot.read() ?? '').split(' ').filter(Boolean);

/** Whether this browser has sent an answer for a page. */
export const isAnswered = (path: string): boolean => read().includes(path);

/** Remembers that an answer for a page was sent. */
export function noteAnswered(path: string): void {
  slot.write([...read(), path].slice(-MOST).join(' '));
}
