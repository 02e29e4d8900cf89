import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import type {UseFormReturn} from 'react-hook-form';
import {describedBy, Field} from './Field';
import {rememberKey, type TryItValues} from './values';
import styles from './styles.lazy.module.css';

export interface KeyFieldProps {
  readonly form: UseFormReturn<TryItValues>;
}

/** The API key: hidden unless asked for, kept in memory only. */
export function KeyField({form}: KeyFieldProps): ReactNode {
  const id = useId();
  const [shown, setShown] = useState(false);
  const error = form.formState.errors.key?.message;
  const makeKey = (
    <Link to="/documentation/account/api-keys/">
      <Translate id="api.try.key.make">how to create a key</Translate>
    </Link>
  );

  return (
    <Field
      id={id}
      required
      label={<Translate id="api.try.key">API key</Translate>}
      error={error}
      description={
        <Translate id="api.try.key.note" values={{makeKey}}>
          {'Kept in memory until you leave or reload the site, never stored. See {makeKey}.'}
        </Translate>
      }
      actions={
        <button
          type="button"
          className={styles.small}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <Translate id="api.try.key.show" description="Shows the hidden characters of the key">
            Show the key
          </Translate>
        </button>
      }
    >
      <input
        id={id}
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder="fg_…"
        className={styles.input}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, error, true)}
        {...form.register('key', {
          validate: (value) =>
            value.trim() !== '' ||
            translate({
              id: 'api.try.key.missing',
              message:
                'Enter an API key. You create one in the portal, under Settings, then API keys.',
            }),
          onChange: ({target}: {readonly target: HTMLInputElement}) => {
            rememberKey(target.value);
          },
        })}
      />
    </Field>
  );
}
