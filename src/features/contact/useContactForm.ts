import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState} from 'react';
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

export type ContactState =
  | {readonly status: 'idle' | 'sending' | 'sent' | 'failed'}
  | {readonly status: 'paused'; readonly seconds: number}
  /** The honeypot was filled, perhaps by an extension: one more press shows a person. */
  | {readonly status: 'confirm'};

const EMPTY: ContactFields = {name: '', email: '', company: '', message: '', website: ''};

function trimmed({name, email, company, message}: ContactFields): ContactMessage {
  return {
    name: name.trim(),
    email: email.trim(),
    company: company.trim(),
    message: message.trim(),
  };
}

/** What a mail that replaces the form begins with, so that nothing is typed twice. */
function mailBody({message, name, company}: ContactMessage): string {
  const signature = [name, company].filter(Boolean).join(', ');
  return [message, signature].filter(Boolean).join('\n\n');
}

function toastFailure(supportEmail: string, message: ContactMessage): void {
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
      href: mailtoHref(supportEmail, {body: mailBody(message)}),
    },
  });
}

function toastSuccess(): void {
  showToast({
    tone: 'success',
    title: translate({id: 'contactSuccessTitle', message: 'Message Sent'}),
    description: translate({
      id: 'contactSuccessMessage',
      message: "Thank you for reaching out! We'll get back to you shortly.",
    }),
  });
}

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

export interface ContactFormControl {
  readonly form: UseFormReturn<ContactFields>;
  readonly state: ContactState;
  /** Validates and sends. */
  readonly submit: () => void;
  /** For a mail instead of the form: what was written so far. */
  readonly writtenSoFar: string;
}

/** State, draft and sending of the contact form. */
export function useContactForm(): ContactFormControl {
  const {email, supportEmail} = useSiteConfig();
  const [state, setState] = useState<ContactState>({status: 'idle'});
  const sending = useRef(false);
  const form = useForm<ContactFields>({defaultValues: {...readDraft(), website: ''}});
  const {handleSubmit, reset, setValue, getValues} = form;
  useDraft(form);
  useTopic(form);

  async function deliver(message: ContactMessage): Promise<void> {
    sending.current = true;
    setState({status: 'sending'});
    const result = await sendContactMessage(email, message);
    sending.current = false;
    if (result.ok) {
      reset(EMPTY);
      noteSent();
      setState({status: 'sent'});
      toastSuccess();
    } else {
      log.error('The contact message was not sent.', result.reason);
      setState({status: 'failed'});
      toastFailure(supportEmail, message);
    }
  }

  const handleValid = async (fields: ContactFields): Promise<void> => {
    const seconds = pauseLeftSeconds();
    if (sending.current) {
      // Two presses can come before the button is drawn disabled.
    } else if (seconds > 0) {
      setState({status: 'paused', seconds});
    } else if (fields.website) {
      setValue('website', '');
      setState({status: 'confirm'});
    } else {
      await deliver(trimmed(fields));
    }
  };

  return {
    form,
    state,
    submit: () => void handleSubmit(handleValid)(),
    writtenSoFar: mailBody(trimmed(getValues())),
  };
}
