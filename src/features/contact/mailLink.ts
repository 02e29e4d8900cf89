import type {ContactMessage} from '@site/src/lib/email';

/** Mail programs cut or refuse longer addresses: characters of the encoded text. */
const MAX_BODY = 1500;

/**
 * A link that opens the visitor's mail program with what was written so far.
 * @param address Where it goes.
 * @param message The fields; empty ones are left out.
 */
export function mailLink(address: string, message?: ContactMessage): string {
  const lines = message
    ? [message.message, [message.name, message.company].filter(Boolean).join(', ')].filter(Boolean)
    : [];
  const body = lines.join('\n\n');
  const fitting = body.slice(0, MAX_BODY);
  return fitting ? `mailto:${address}?body=${encodeURIComponent(fitting)}` : `mailto:${address}`;
}
