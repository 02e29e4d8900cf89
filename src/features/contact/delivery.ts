import {translate} from '@docusaurus/Translate';
import {showToast} from '@site/src/components/Toast';
import type {SiteEnv} from '@site/src/config/env';
import {sendContactMessage, type ContactMessage, type SendResult} from '@site/src/lib/email';
import {log} from '@site/src/lib/log';
import {noteHandedOver, noteSent} from './memory';

type Outcome = SendResult['outcome'];

/** Said in a notice and at the form. */
export const THANKS = {
  title: translate({id: 'contactSuccessTitle', message: 'Message Sent'}),
  description: translate({
    id: 'contactSuccessMessage',
    message: "Thank you for reaching out! We'll get back to you shortly.",
  }),
};

const ERROR = {
  tone: 'danger',
  title: translate({id: 'contactErrorTitle', message: 'Error'}),
} as const;

let underWay: Promise<Outcome> | null = null;

/** The message that is on its way, if there is one, from whatever page it was sent. */
export const messageUnderWay = (): Promise<Outcome> | null => underWay;

async function send(
  {email, supportEmail}: Pick<SiteEnv, 'email' | 'supportEmail'>,
  message: ContactMessage,
  mailHref: () => string,
) {
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
    noteHandedOver(message, false);
  }
  if (result.outcome === 'unanswered') {
    showToast({
      ...ERROR,
      description: translate({
        id: 'contact.error.unanswered',
        message: 'Your message may have arrived, but we received no confirmation in time.',
      }),
    });
  } else {
    showToast({
      ...ERROR,
      description: translate({
        id: 'contactErrorMessage',
        message: 'There was a problem sending your message. Please try again.',
      }),
      action: {
        label: translate(
          {id: 'contact.error.mail', message: 'Write to {address}'},
          {address: supportEmail},
        ),
        get href() {
          return mailHref();
        },
      },
    });
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
