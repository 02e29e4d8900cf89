import {useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useEffect, useEffectEvent, useRef, useState, type SubmitEvent} from 'react';
import {useForm} from 'react-hook-form';
import type {ContactMessage, SendResult} from '@site/src/lib/email';
import {mailtoHref} from '@site/src/lib/mailto';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {deliver, messageUnderWay} from './delivery';
import {mayHaveArrived, pauseLeftSeconds, readDraft, writeDraft} from './memory';
import {isOwnMessage, messageStart} from './topic';

/** `website` is the honeypot: people do not see it, bots like to fill it. */
interface ContactFields extends ContactMessage {
  readonly website: string;
}

const EMPTY: ContactFields = {name: '', email: '', company: '', message: '', website: ''};

/** The mail that replaces the form begins with its values. */
function mailBodyOf({message, name, company}: ContactMessage) {
  const signature = [name, company].filter(Boolean).join(', ');
  return [message, signature].filter(Boolean).join('\n\n');
}

/**
 * Draft and sending of the contact form. The form's `root` error says why a valid message was not sent: `failed`,
 * `paused`, or one that needs another press, `confirm` and `unanswered`.
 */
export function useContactForm() {
  const site = useSiteConfig();
  const {selectMessage} = usePluralForm();
  // Not the form's own `isSubmitting`, which is also true while it validates: that would flicker.
  const [progress, setProgress] = useState<'idle' | 'sending' | 'sent'>(
    messageUnderWay() ? 'sending' : 'idle',
  );
  /** Warnings that the visitor has seen: the next press sends. */
  const told = useRef(new Set<string>());
  const form = useForm<ContactFields>({defaultValues: {...readDraft(), website: ''}});
  const {handleSubmit, reset, setError, setValue, getValues, subscribe} = form;
  const start = messageStart(useLocation().search);

  // Keeps the draft through a reload.
  useEffect(
    () =>
      subscribe({
        formState: {values: true},
        callback: ({values: {website: _none, ...draft}}) => {
          // The text of a topic is no draft: it differs in the other language.
          writeDraft({...draft, message: isOwnMessage(draft.message) ? draft.message : ''});
        },
      }),
    [subscribe],
  );

  // Begins the message with the topic that the URL names, now and when a link changes it.
  useEffect(() => {
    if (start !== undefined && !isOwnMessage(getValues('message'))) {
      setValue('message', start);
    }
  }, [start, getValues, setValue]);

  const conclude = (outcome: SendResult['outcome']) => {
    setProgress(outcome === 'sent' ? 'sent' : 'idle');
    if (outcome === 'sent') {
      reset(EMPTY);
    } else {
      told.current.add('unanswered');
      setError('root', {type: outcome});
    }
  };

  // The visitor has turned pages since pressing the button.
  const concludeLater = useEffectEvent(conclude);
  useEffect(() => {
    void messageUnderWay()?.then(concludeLater);
  }, []);

  const send = async ({website, ...message}: ContactFields) => {
    if (messageUnderWay()) {
      return;
    }
    const seconds = pauseLeftSeconds();
    if (seconds > 0) {
      const text = translate(
        {
          id: 'contact.outcome.paused',
          message:
            "You've just sent a message. You can send the next one in {seconds} second; it stays here until then.|You've just sent a message. You can send the next one in {seconds} seconds; it stays here until then.",
          description: 'Singular and plural, by the number of seconds',
        },
        {seconds},
      );
      setError('root', {type: 'paused', message: selectMessage(seconds, text)});
      return;
    }
    // An extension may have filled the field that people do not see, and may do so again.
    const doubts = [website && 'confirm', mayHaveArrived(message) && 'unanswered'];
    const doubt = doubts.find((type) => type && !told.current.has(type));
    if (doubt) {
      told.current.add(doubt);
      setValue('website', '');
      setError('root', {type: doubt});
      return;
    }
    setProgress('sending');
    conclude(
      await deliver(site, message, () =>
        mailtoHref(site.supportEmail, {body: mailBodyOf(getValues())}),
      ),
    );
  };

  return {
    form,
    /** Of the last message: `sent` until the next press of the button. */
    progress,
    /** Validates and sends. */
    submit: (event: SubmitEvent) => {
      // While a message is on its way, the button can still be pressed: it keeps the focus.
      if (!messageUnderWay()) {
        setProgress('idle');
      }
      void handleSubmit(send)(event);
    },
    supportEmail: site.supportEmail,
    /** The draft, for an email instead of the form. */
    mailBody: () => mailBodyOf(getValues()),
  };
}
