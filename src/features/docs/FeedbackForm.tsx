import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useState, type SubmitEvent} from 'react';
import {Button} from '@site/src/components/Button';
import {Field, formClass, thanksClass} from '@site/src/components/Field';
import {MailLink} from '@site/src/components/MailLink';
import {sendContactMessage} from '@site/src/lib/email';
import {log} from '@site/src/lib/log';
import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

/** Paths of pages that an answer was sent for, with spaces between, the latest last. */
const slot = storageSlot('localStorage', storageKeys.feedback);

const answered = (): readonly string[] => (slot.read() ?? '').split(' ').filter(Boolean);

/** More pages than anyone answers for. */
const MOST_ANSWERS = 100;

/** A few paragraphs, in UTF-16 units. */
const MAX_REASON = 2000;

const subject = translate({
  id: 'feedback.mail.subject',
  message: 'Page feedback',
  description: 'Name under which our team receives an answer',
});

const answers = {
  yes: translate({id: 'feedback.mail.yes', message: 'The page was helpful.'}),
  no: translate({id: 'feedback.mail.no', message: "The page wasn't helpful."}),
};

const takeFocus = (element: HTMLElement | null): void => element?.focus();

interface FormProps {
  readonly isHelpful: boolean;
}

/** Takes a reason, if there is one, and sends the answer by the contact form's email service. */
export function Form({isHelpful}: FormProps) {
  const {email: account, supportEmail, siteUrl} = useSiteConfig();
  const {pathname} = useLocation();
  const [reason, setReason] = useState('');
  const [progress, setProgress] = useState<'open' | 'sending' | 'failed' | 'sent' | 'before'>(
    answered().includes(pathname) ? 'before' : 'open',
  );
  const isSending = progress === 'sending';
  const message = [
    isHelpful ? answers.yes : answers.no,
    new URL(pathname, siteUrl).href,
    reason.trim(),
  ]
    .filter(Boolean)
    .join('\n\n');

  async function send() {
    setProgress('sending');
    // The service answers to an address: that of a visitor is not asked for.
    const mail = {name: subject, email: supportEmail, company: '', message};
    const result = await sendContactMessage(account, mail);
    if (result.outcome === 'sent') {
      slot.write([...answered(), pathname].slice(-MOST_ANSWERS).join(' '));
      setProgress('sent');
    } else {
      log.error('The feedback was not sent.', result.reason);
      setProgress('failed');
    }
  }

  if (progress === 'sent' || progress === 'before') {
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className={thanksClass}>
        {progress === 'sent' ? (
          <Translate id="feedback.sent">
            Thank you. We use your answer to improve this page.
          </Translate>
        ) : (
          <Translate
            id="feedback.before"
            values={{
              contact: (
                <Link to="/#contact">
                  <Translate id="feedback.before.contact">write to us</Translate>
                </Link>
              ),
            }}
          >
            {"You've already answered for this page. To tell us more, {contact}."}
          </Translate>
        )}
      </p>
    );
  }
  return (
    <form
      ref={takeFocus}
      tabIndex={-1}
      className={formClass}
      aria-label={subject}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (!isSending) {
          void send();
        }
      }}
    >
      <Field
        label={
          isHelpful ? (
            <Translate id="feedback.reason.yes">What helped you?</Translate>
          ) : (
            <Translate id="feedback.reason.no">What was missing, or wrong?</Translate>
          )
        }
        hint={<Translate id="feedback.reason.optional">(optional)</Translate>}
        description={
          <Translate
            id="feedback.note"
            values={{
              policy: (
                <Link to="/privacy/">
                  <Translate id="feedback.note.policy">privacy policy</Translate>
                </Link>
              ),
            }}
          >
            {
              'We get your answer, this text and the URL of this page, without your name or email address. See our {policy}.'
            }
          </Translate>
        }
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={MAX_REASON}
            readOnly={isSending}
            value={reason}
            onChange={({target}) => setReason(target.value)}
          />
        )}
      </Field>
      <Button type="submit" small aria-disabled={isSending}>
        {isSending ? (
          <Translate id="feedback.sending">Sending…</Translate>
        ) : (
          <Translate id="feedback.send">Send the answer</Translate>
        )}
      </Button>
      <p role="status">
        {progress === 'failed' && (
          // Goes as an element: text that a browser has translated cannot by itself.
          <span>
            <Translate
              id="feedback.failed"
              values={{address: <MailLink address={supportEmail} body={message} />}}
            >
              {
                "We couldn't confirm that your answer arrived. Your text is still here: send it again, or write to {address}."
              }
            </Translate>
          </span>
        )}
      </p>
    </form>
  );
}
