import type {ContactMessage} from '@site/src/lib/email';
import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';

const draftSlot = storageSlot('sessionStorage', storageKeys.contactDraft);
const sentSlot = storageSlot('localStorage', storageKeys.contactSentAt);

/** After a message was sent, the next may follow after this many milliseconds. */
const PAUSE_MS = 30_000;

/** @returns The draft from before a reload; empty where the storage holds junk. */
export function readDraft(): ContactMessage {
  let stored: Partial<Record<string, unknown>> | null = null;
  try {
    stored = JSON.parse(draftSlot.read() ?? 'null') as typeof stored;
  } catch {
    // Junk is no draft; the next key press writes a proper one over it.
  }
  const textOf = (key: keyof ContactMessage) => {
    const value = stored?.[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: textOf('name'),
    email: textOf('email'),
    company: textOf('company'),
    message: textOf('message'),
  };
}

/** The draft as it is stored, marked while it is handed to the email service. */
function serialize({name, email, company, message}: ContactMessage, isHandedOver: boolean) {
  return JSON.stringify({name, email, company, message, ...(isHandedOver && {isHandedOver})});
}

/**
 * Notes that a draft is on its way, after which it may have arrived until a response says otherwise; or
 * that it was not sent.
 */
export function noteHandedOver(draft: ContactMessage, isHandedOver = true): void {
  draftSlot.write(serialize(draft, isHandedOver));
}

/** Whether this very text was handed over without a response, also before a reload. */
export function mayHaveArrived(draft: ContactMessage): boolean {
  return draftSlot.read() === serialize(draft, true);
}

/** Keeps the draft, for this tab alone. */
export function writeDraft(draft: ContactMessage): void {
  if (!Object.values(draft).some(Boolean)) {
    draftSlot.clear();
  } else if (!mayHaveArrived(draft)) {
    draftSlot.write(serialize(draft, false));
  }
}

/** Forgets the draft and starts the pause. */
export function noteSent(): void {
  draftSlot.clear();
  sentSlot.write(String(Date.now()));
}

/**
 * @returns Whole seconds left of the pause; 0 when there is none. A time in the future (a clock
 *   that was set back) counts as none: a person must never be locked out.
 */
export function pauseLeftSeconds(): number {
  const left = Number(sentSlot.read() ?? Number.NaN) + PAUSE_MS - Date.now();
  return left > 0 && left <= PAUSE_MS ? Math.ceil(left / 1000) : 0;
}
