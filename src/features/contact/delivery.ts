import {showToast} from '@site/src/components/Toast';
import type {SiteEnv} from '@site/src/config/env';
import {sendContactMessage, type ContactMessage, type SendResult} from '@site/src/lib/email';
import {log} from '@site/src/lib/log';
import {noteHandedOver, noteRefused, noteSent} from './memory';
import {THANKS, toastFailure, toastUnanswered} from './notices';

type Outcome = SendResult['outcome'];

let underWay: Promise<Outcome> | null = null;

/** The message that is on its way, if there is one, from whatever page it was sent. */
export const messageUnderWay = (): Promise<Outcome> | null => underWay;

async function send(
  {email, supportEmail}: Pick<SiteEnv, 'email' | 'supportEmail'>,
  message: ContactMessage,
  mailHref: () => string,
): Promise<Outcome> {
  noteHandedOver(message);
  const result = await sendContactMessage(email, message);
  underWay = null;
  if (result.outcome === 'sent') {
    noteSent();
    showToast({tone: 'success', ...THANKS});
    return result.outcome;
  }
  log.error('The contact message was not sent.', result.reason);
  // An error of the network leaves it open; a reload under way ends in one as well.
  if (!(result.reason instanceof Error)) {
    noteRefused(message);
  }
  if (result.outcome === 'unanswered') {
    toastUnanswered();
  } else {
    toastFailure(supportEmail, mailHref);
  }
  return result.outcome;
}

/**
 * Sends a message, and tells the visitor what came of it on whatever page they are by then.
 * @param site The service and the address to write to instead.
 * @param message The message; no other must be under way.
 * @param mailHref The mail that the form would be by now.
 */
export async function deliver(...args: Parameters<typeof send>): Promise<Outcome> {
  underWay = send(...args);
  return underWay;
}
