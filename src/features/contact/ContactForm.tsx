import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Field} from '@site/src/components/Field';
import {MailLink} from '@site/src/components/MailLink';
import type {ContactMessage} from '@site/src/lib/email';
import {THANKS, useContactForm} from './useContactForm';
import styles from './form.lazy.module.css';

/** The HTML standard's pattern for e-mail inputs, with the dot that a public address has. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether a text has so many characters as people count them. */
const hasLength = (value: string, least: number): boolean => Array.from(value).length >= least;

interface ContactField {
  readonly name: keyof ContactMessage;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'email';
  readonly autoComplete?: string;
  /** True, or what is wrong; a field without it is optional. */
  readonly validate?: (value: string) => true | string;
}

const FIELDS: readonly ContactField[] = [
  {
    name: 'name',
    label: translate({id: 'contact.name', message: 'Name'}),
    autoComplete: 'name',
    validate: (value) =>
      hasLength(value, 2) ||
      translate({id: 'contact.name.error', message: 'Name must be at least 2 characters.'}),
  },
  {
    name: 'email',
    label: translate({id: 'contact.email', message: 'Email'}),
    type: 'email',
    autoComplete: 'email',
    validate: (value) =>
      EMAIL.test(value) ||
      translate({id: 'contact.email.error', message: 'Please enter a valid email address.'}),
  },
  {
    name: 'company',
    label: translate({id: 'contact.company', message: 'Company'}),
    hint: translate({id: 'contact.optional', message: '(optional)'}),
    autoComplete: 'organization',
  },
  {
    name: 'message',
    label: translate({id: 'contact.message', message: 'Message'}),
    validate: (value) =>
      hasLength(value, 10) ||
      translate({id: 'contact.message.error', message: 'Message must be at least 10 characters.'}),
  },
];

function Consent(): ReactNode {
  return (
    <p className={styles.consent}>
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
        {'By sending this message you agree that we use it to answer you, as our {policy} says.'}
      </Translate>
    </p>
  );
}

/** Moves the focus to the thanks, unless the visitor has gone elsewhere since pressing the button. */
function takeFocus(thanks: HTMLElement | null): void {
  const {activeElement, body} = document;
  // Safari does not focus a button that is pressed.
  if (activeElement === body || thanks?.closest('form')?.contains(activeElement)) {
    thanks?.focus();
  }
}

export function ContactForm(): ReactNode {
  const {form, progress, submit, supportEmail, mailBody} = useContactForm();
  const {
    register,
    formState: {errors},
  } = form;
  const sending = progress === 'sending';

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {FIELDS.map(({name, label, hint, validate, ...attributes}) => (
        <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
          {(control) => {
            const props = {
              ...control,
              ...attributes,
              required: validate !== undefined,
              readOnly: sending,
              ...register(name, {validate, setValueAs: (value: string) => value.trim()}),
            };
            return name === 'message' ? <textarea rows={5} {...props} /> : <input {...props} />;
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
      <Consent />
      <Button type="submit" aria-disabled={sending}>
        {sending ? (
          <Translate id="contact.sending">Sending...</Translate>
        ) : (
          <Translate id="contact.send">Send message</Translate>
        )}
      </Button>
      {progress === 'sent' && (
        <p ref={takeFocus} tabIndex={-1} className={styles.sent}>
          <strong>{THANKS.title}</strong> {THANKS.description}
        </p>
      )}
      <p role="status" className={styles.outcome}>
        {errors.root?.type === 'failed' ? (
          <Translate
            id="contact.outcome.failed"
            values={{address: <MailLink address={supportEmail} body={mailBody()} />}}
          >
            {'Nothing is lost: your message is still here. You can also write to {address}.'}
          </Translate>
        ) : (
          errors.root?.message
        )}
      </p>
    </form>
  );
}
