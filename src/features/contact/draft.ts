import type {ContactMessage} from '@site/src/lib/email';
import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';

const slot = storageSlot('session', storageKeys.contactDraft);

export const EMPTY_MESSAGE: ContactMessage = {name: '', email: '', company: '', message: ''};

function textOf(source: object, key: keyof ContactMessage): string {
  const value: unknown = Reflect.get(source, key);
  return typeof value === 'string' ? value : '';
}

/** @returns What the visitor had written before a reload; empty where the storage holds junk. */
export function readDraft(): ContactMessage {
  try {
    const stored: unknown = JSON.parse(slot.read() ?? '{}');
    if (typeof stored === 'object' && stored !== null) {
      return {
        name: textOf(stored, 'name'),
        email: textOf(stored, 'email'),
        company: textOf(stored, 'company'),
        message: textOf(stored, 'message'),
      };
    }
  } catch {
    // Junk is no draft; the next key press writes a proper one over it.
  }
  return EMPTY_MESSAGE;
}

/** Keeps what is written for this tab alone. */
export function writeDraft(draft: ContactMessage): void {
  slot.write(JSON.stringify(draft));
}

/** Forgets the draft: it was sent. */
export function clearDraft(): void {
  slot.clear();
}
