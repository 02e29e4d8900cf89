import {useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type SubmitEventHandler} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import {showToast} from '@site/src/components/Toast';
import {sendContactMessage, type ContactMessage} from '@site/src/lib/email';
import {log} from '@site/src/lib/log';
import {mailtoHref} from '@site/src/lib/mailto';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {noteSent, pauseLeftSeconds, readDraft, writeDraft} from './memory';
import {isOwnMessage, messageStart} from './topic';

/** `website` is the honeypot: people do not see it, bots like to fill it. */
export interface ContactFields extends ContactMessage {
  readonly website: string;
}

const EMPTY: ContactFields = {name: '', email: '', company: '', message: '', website: ''};

/** What a mail that replaces the form begins with, so that nothing is typed twice. */
function mailBodyOf({message, name, company}: ContactMessage): string {
  const signature = [name, company].filter(Boolean).join(', ');
  return [message, signature].filter(Boolean).join('\n\n');
}

function toastFailure(supportEmail: string, body: string): void {
  showToast({
    tone: 'danger',
    title: translate({id: 'contactErrorTitle', message: 'Error'}),
    description: translate({
      id: 'contactErrorMessage',
      message: 'There was a problem sending your message. Please try again.',
    }),
    action: {
      label: translate(
        {id: 'contact.error.mail', message: 'Write to {address}'},
        {address: supportEmail},
      ),
      href: mailtoHref(supportEmail, {body}),
    },
  });
}

/** Said in a notice and at the form. */
export const THANKS = {
  title: translate({id: 'contactSuccessTitle', message: 'Message Sent'}),
  description: translate({
    id: 'contactSuccessMessage',
    message: "Thank you for reaching out! We'll get back to you shortly.",
  }),
};

/** Keeps what the visitor writes through a reload. */
function useDraft({subscribe}: UseFormReturn<ContactFields>): void {
  useEffect(
    () =>
      subscribe({
        formState: {values: true},
        callback: ({values: {website: _none, ...draft}}) => {
          // What a topic put there is no draft: the other language has words of its own for it.
          writeDraft({...draft, message: isOwnMessage(draft.message) ? draft.message : ''});
        },
      }),
    [subscribe],
  );
}

/**
 * Begins the message with the topic that the address names, now and when a link changes it. What
 * the visitor has written is left alone.
 */
function useTopic({getValues, setValue}: UseFormReturn<ContactFields>): void {
  const start = messageStart(useLocation().search);
  useEffect(() => {
    if (start !== null && !isOwnMessage(getValues('message'))) {
      setValue('message', start);
    }
  }, [start, getValues, setValue]);
}

/** Of the last message: `sent` until the next press of the button. */
type Progress = 'idle' | 'sending' | 'sent';

export interface ContactFormControl {
  /** Its `root` error says why a valid message was not sent: `failed`, `paused` or `confirm`. */
  readonly form: UseFormReturn<ContactFields>;
  /** Not the form's own `isSubmitting`, which is also true while it validates: that would flicker. */
  readonly progress: Progress;
  /** Validates and sends. */
  readonly submit: SubmitEventHandler;
  readonly supportEmail: string;
  /** For a mail instead of the form: what was written so far. */
  readonly mailBody: () => string;
}

/** Draft and sending of the contact form. */
export function useContactForm(): ContactFormControl {
  const {email, supportEmail} = useSiteConfig();
  const {selectMessage} = usePluralForm();
  const [progress, setProgress] = useState<Progress>('idle');
  const busy = useRef(false);
  const form = useForm<ContactFields>({defaultValues: {...readDraft(), website: ''}});
  const {handleSubmit, reset, setError, setValue, getValues} = form;
  useDraft(form);
  useTopic(form);

  const send = async ({website, ...message}: ContactFields): Promise<void> => {
    if (busy.current) {
      return;
    }
    const seconds = pauseLeftSeconds();
    if (seconds > 0) {
      const text = translate(
        {
          id: 'contact.outcome.paused',
          message:
            'Your last message has just been sent. The next one can follow in {seconds} second; it stays here until then.|Your last message has just been sent. The next one can follow in {seconds} seconds; it stays here until then.',
          description: 'Singular and plural, by the number of seconds',
        },
        {seconds},
      );
      setError('root', {type: 'paused', message: selectMessage(seconds, text)});
      return;
    }
    if (website) {
      // Perhaps an extension filled it: one more press shows a person.
      setValue('website', '');
      setError('root', {
        type: 'confirm',
        message: translate({
          id: 'contact.outcome.confirm',
          message:
            'A field that people do not see was filled in, perhaps by an extension. Press the button once more to send your message.',
        }),
      });
      return;
    }
    busy.current = true;
    setProgress('sending');
    const result = await sendContactMessage(email, message);
    busy.current = false;
    setProgress(result.ok ? 'sent' : 'idle');
    if (result.ok) {
      reset(EMPTY);
      noteSent();
      showToast({tone: 'success', ...THANKS});
    } else {
      log.error('The contact message was not sent.', result.reason);
      setError('root', {type: 'failed'});
      toastFailure(supportEmail, mailBodyOf(message));
    }
  };

  return {
    form,
    progress,
    submit: (event) => {
      // While a message is on its way, the button can still be pressed: it keeps the focus.
      if (!busy.current) {
        setProgress('idle');
      }
      void handleSubmit(send)(event);
    },
    supportEmail,
    mailBody: () => mailBodyOf(getValues()),
  };
}
