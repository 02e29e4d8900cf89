import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Field} from '@site/src/components/Field';
import {Outcome} from './Outcome';
import {useContactForm} from './useContactForm';
import {rules} from './rules';
import styles from './form.lazy.module.css';

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

export function ContactForm(): ReactNode {
  const {form, state, submit, writtenSoFar} = useContactForm();
  const {
    register,
    formState: {errors},
  } = form;
  const sending = state.status === 'sending';

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={translate({id: 'contact.name', message: 'Name'})} error={errors.name?.message}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            required
            readOnly={sending}
            {...register('name', rules.name)}
          />
        )}
      </Field>
      <Field
        label={translate({id: 'contact.email', message: 'Email'})}
        error={errors.email?.message}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            required
            readOnly={sending}
            {...register('email', rules.email)}
          />
        )}
      </Field>
      <Field
        label={translate({id: 'contact.company', message: 'Company'})}
        hint={translate({id: 'contact.optional', message: '(optional)'})}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="organization"
            readOnly={sending}
            {...register('company')}
          />
        )}
      </Field>
      <Field
        label={translate({id: 'contact.message', message: 'Message'})}
        error={errors.message?.message}
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            required
            readOnly={sending}
            {...register('message', rules.message)}
          />
        )}
      </Field>
      <div className={styles.trap} aria-hidden="true">
        <input
          aria-label={translate({id: 'contact.trap', message: 'Leave this field empty'})}
          tabIndex={-1}
          autoComplete="off"
          {...register('website')}
        />
      </div>
      <Consent />
      <Button type="submit" disabled={sending}>
        {sending ? (
          <Translate id="contact.sending">Sending...</Translate>
        ) : (
          <Translate id="contact.send">Send message</Translate>
        )}
      </Button>
      <Outcome state={state} writtenSoFar={writtenSoFar} />
    </form>
  );
}
