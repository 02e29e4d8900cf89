import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useWatch} from 'react-hook-form';
import {Button} from '@site/src/components/Button';
import {Field, formClass, thanksClass} from '@site/src/components/Field';
import {LiveStatus} from '@site/src/components/LiveStatus';
import {MailLink} from '@site/src/components/MailLink';
import {languageTag} from '@site/src/lib/locale';
import {THANKS} from './delivery';
import {FIELDS, MAX_MESSAGE} from './fields';
import {useContactForm} from './useContactForm';

/** So many characters before the end, the form tells how many are left. */
const TELL_FROM = 500;

interface OutcomeProps {
  /** Of the form's `root` error. */
  readonly type: string | number | undefined;
  readonly message: string | undefined;
  readonly mailLink: ReactNode;
}

function useCharactersLeft(count: number) {
  const {selectMessage} = usePluralForm();
  const text = translate(
    {
      id: 'contact.message.left',
      message: '{count} character left|{count} characters left',
      description: 'Singular and plural: how much longer the message can become',
    },
    {count: count.toLocaleString(languageTag)},
  );
  return selectMessage(count, text);
}

/** Tells that a message was not sent. */
function Outcome({type, message, mailLink}: OutcomeProps) {
  switch (type) {
    case 'failed':
      return (
        <Translate id="contact.outcome.failed" values={{address: mailLink}}>
          {'Nothing is lost: your message is still here. You can also write to {address}.'}
        </Translate>
      );
    case 'unanswered':
      return (
        <Translate id="contact.outcome.unanswered" values={{address: mailLink}}>
          {
            'This message may have arrived, but we received no confirmation in time. Check your inbox for our reply before you send it again, or write to {address}.'
          }
        </Translate>
      );
    case 'confirm':
      return (
        <Translate id="contact.outcome.confirm">
          A hidden field was filled in, perhaps by a browser extension. Press the button again to
          send your message.
        </Translate>
      );
    default:
      return message;
  }
}

/** Moves the focus to the thanks, unless the visitor has gone elsewhere since pressing the button. */
function takeFocus(thanks: HTMLElement | null) {
  const {activeElement, body} = document;
  // Safari does not focus a button that is pressed.
  if (activeElement === body || thanks?.closest('form')?.contains(activeElement)) {
    thanks?.focus();
  }
}

export function ContactForm() {
  const {form, progress, submit, supportEmail, mailBody} = useContactForm();
  const {
    register,
    formState: {errors},
  } = form;
  const sending = progress === 'sending';
  // All fields, so that the mail link of the outcome follows them too.
  const {message = ''} = useWatch({control: form.control});
  const left = MAX_MESSAGE - message.length;
  const charactersLeft = useCharactersLeft(left);
  const leftText = left <= TELL_FROM && charactersLeft;

  return (
    <form className={formClass} onSubmit={submit} noValidate>
      {FIELDS.map(({name, label, hint, validate, ...attributes}) => (
        <Field
          key={name}
          label={label}
          hint={hint}
          error={errors[name]?.message}
          description={name === 'message' && !errors.message && leftText}
        >
          {(control) => {
            const props = {
              ...control,
              ...attributes,
              required: validate !== undefined,
              readOnly: sending,
              ...register(name, {validate, setValueAs: (value: string) => value.trim()}),
            };
            if (name !== 'message') {
              return <input {...props} />;
            }
            return (
              <>
                <textarea rows={5} {...props} />
                {leftText && <LiveStatus text={leftText} typed={message} />}
              </>
            );
          }}
        </Field>
      ))}
      <div className="visually-hidden" aria-hidden="true">
        <input
          aria-label={translate({id: 'contact.trap', message: 'Leave this field empty'})}
          tabIndex={-1}
          autoComplete="off"
          {...register('website')}
        />
      </div>
      <p className="quiet">
        <Translate
          id="contact.consent"
          values={{
            policy: (
              <Link to="/privacy/">
                <Translate id="contact.consent.policy">privacy policy</Translate>
              </Link>
            ),
          }}
        >
          {
            'By sending this message you agree that we use it to answer you, as described in our {policy}.'
          }
        </Translate>
      </p>
      <Button type="submit" aria-disabled={sending}>
        {sending ? (
          <Translate id="contact.sending">Sending...</Translate>
        ) : (
          <Translate id="contact.send">Send message</Translate>
        )}
      </Button>
      {progress === 'sent' && (
        <p ref={takeFocus} tabIndex={-1} className={thanksClass}>
          <strong>{THANKS.title}</strong> {THANKS.description}
        </p>
      )}
      <p role="status">
        {/* Comes and goes as an element: text that a browser has translated cannot by itself. */}
        <span key={errors.root?.type}>
          <Outcome
            type={errors.root?.type}
            message={errors.root?.message}
            mailLink={<MailLink address={supportEmail} body={mailBody()} />}
          />
        </span>
      </p>
    </form>
  );
}
