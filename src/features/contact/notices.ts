import {translate} from '@docusaurus/Translate';
import {showToast} from '@site/src/components/Toast';

/** Said in a notice and at the form. */
export const THANKS = {
  title: translate({id: 'contactSuccessTitle', message: 'Message Sent'}),
  description: translate({
    id: 'contactSuccessMessage',
    message: "Thank you for reaching out! We'll get back to you shortly.",
  }),
};

const errorTitle = translate({id: 'contactErrorTitle', message: 'Error'});

/**
 * Says that nothing was sent, and offers a mail instead.
 * @param address Where the mail goes.
 * @param mailHref The mail that the form would be by now.
 */
export function toastFailure(address: string, mailHref: () => string): void {
  showToast({
    tone: 'danger',
    title: errorTitle,
    description: translate({
      id: 'contactErrorMessage',
      message: 'There was a problem sending your message. Please try again.',
    }),
    action: {
      label: translate({id: 'contact.error.mail', message: 'Write to {address}'}, {address}),
      get href() {
        return mailHref();
      },
    },
  });
}

/** Says that no answer came: not to try again, since the message may be there. */
export function toastUnanswered(): void {
  showToast({
    tone: 'danger',
    title: errorTitle,
    description: translate({
      id: 'contact.error.unanswered',
      message: 'Your message may have arrived, but we received no confirmation in time.',
    }),
  });
}
