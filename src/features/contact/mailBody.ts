import type {ContactMessage} from '@site/src/lib/email';

/**
 * What a mail that replaces the form begins with, so that nothing is typed twice.
 * @param message The fields as they are; empty ones are left out.
 */
export function mailBody({message, name, company}: ContactMessage): string {
  const signature = [name, company].filter(Boolean).join(', ');
  return [message, signature].filter(Boolean).join('\n\n');
}
