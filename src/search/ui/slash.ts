import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';

const slot = storageSlot('local', storageKeys.singleKeys);

/** For this page alone, where the storage is blocked. */
let choice = 'on';

/**
 * People who speak to their computer may press single keys unawares (WCAG 2.1.4).
 * @returns Whether the slash opens the search.
 */
export const slashIsOn = (): boolean => (slot.read() ?? choice) !== 'off';

export function turnSlash(on: boolean): void {
  choice = on ? 'on' : 'off';
  slot.write(choice);
}
