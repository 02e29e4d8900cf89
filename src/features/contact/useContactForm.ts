import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type SubmitEventHandler} from 'react';
import {useForm, type UseFormReturn} from 'react-hook-form';
import {showToast} from '@site/src/components/Toast';
import {
  requireEmailAccount,
  sendContactMessage,
  type ContactMessage,
  type SendFailure,
  type SendResult,
} from '@site/src/lib/email';
import {log} from '@site/src/lib/log';
import {mailtoHref} from '@site/src/lib/mailto';
import type {SiteEnv} from '@site/src/config/env';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {clearDraft, EMPTY_MESSAGE, readDraft, writeDraft} from './draft';
import {mailBody} from './mailBody';
import {notePause, pauseLeftSeconds} from './pause';
import {isOwnMessage} from './topic';
import {useTopic} from './useTopic';

/** `website` is the honeypot: people do not see it, bots like to fill it. */
export interface ContactFields extends ContactMessage {
  readonly website: string;
}

export type ContactState =
  | {readonly status: 'idle'}
  | {readonly status: 'sending'}
  | {readonly status: 'sent'}
  | {readonly status: 'failed'; readonly failure: SendFailure}
  | {readonly status: 'paused'; readonly seconds: number}
  /** The honeypot was filled, perhaps by an extension: one more press shows a person. */
  | {readonly status: 'confirm'};

function trimmed({name, email, company, message}: ContactFields): ContactMessage {
  return {
    name: name.trim(),
    email: email.trim(),
    company: company.trim(),
    message: message.trim(),
  };
}

async function send(email: SiteEnv['email'], message: ContactMessage): Promise<SendResult> {
  try {
    return await sendContactMessage(requireEmailAccount(email), message);
  } catch (error) {
    log.error('The contact form cannot send.', error);
    return {ok: false, failure: {kind: 'not-configured'}};
  }
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

export interface ContactFormControl {
  readonly form: UseFormReturn<ContactFields>;
  readonly state: ContactState;
  /** Handler of the form's submit event. */
  readonly submit: SubmitEventHandler<HTMLFormElement>;
  /** For a mail instead of the form: what was written so far. */
  readonly writtenSoFar: string;
}

/** State, draft and sending of the contact form. */
export function useContactForm(): ContactFormControl {
  const {email, supportEmail} = useSiteConfig();
  const [state, setState] = useState<ContactState>({status: 'idle'});
  const sending = useRef(false);
  const form = useForm<ContactFields>({defaultValues: {...readDraft(), website: ''}});
  const {handleSubmit, reset, setValue, subscribe, getValues} = form;

  useEffect(
    () =>
      subscribe({
        formState: {values: true},
        callback: ({values}) => {
          const {name, email: address, company, message} = values;
          // What a topic put there is no draft: the other language has words of its own for it.
          const own = isOwnMessage(message) ? message : '';
          writeDraft({name, email: address, company, message: own});
        },
      }),
    [subscribe],
  );
  useTopic(form);

  async function deliver(message: ContactMessage): Promise<void> {
    setState({status: 'sending'});
    const result = await send(email, message);
    if (result.ok) {
      reset({...EMPTY_MESSAGE, website: ''});
      clearDraft();
      notePause();
      setState({status: 'sent'});
      toastSuccess();
      return;
    }
    log.error('The contact message was not sent.', result.failure);
    setState({status: 'failed', failure: result.failure});
    toastFailure(supportEmail, message);
  }

  async function handleValid(fields: ContactFields): Promise<void> {
    // Two presses can come before the button is drawn disabled.
    if (sending.current) {
      return;
    }
    const seconds = pauseLeftSeconds();
    if (seconds > 0) {
      setState({status: 'paused', seconds});
      return;
    }
    if (fields.website) {
      setValue('website', '');
      setState({status: 'confirm'});
      return;
    }
    sending.current = true;
    try {
      await deliver(trimmed(fields));
    } finally {
      sending.current = false;
    }
  }

  return {
    form,
    state,
    submit: (event) => {
      void handleSubmit(handleValid)(event);
    },
    writtenSoFar: mailBody(trimmed(getValues())),
  };
}
