import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import {Field, type FieldProps} from '@site/src/components/Field';
import type {OperationValue} from '@site/src/lib/apiOperation';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import styles from './styles.lazy.module.css';

/** Nothing is corrected or remembered: values are for machines. */
export const AS_TYPED = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

interface TextProps extends Pick<FieldProps, 'error' | 'actions' | 'description'> {
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The API key: hidden unless asked for, kept in memory only. */
export function KeyField({text, onType, error}: TextProps) {
  const {apiTestKey} = useSiteConfig();
  const [shown, setShown] = useState(false);
  const makeKey = (
    <Link to="/documentation/account/api-keys/">
      <Translate id="api.try.key.make">how to create a key</Translate>
    </Link>
  );
  return (
    <Field
      inline
      label={<Translate id="api.try.key">API key</Translate>}
      error={error}
      description={
        text === apiTestKey ? (
          <Translate id="api.try.key.test">This key belongs to a test account.</Translate>
        ) : (
          <Translate id="api.try.key.note" values={{makeKey}}>
            {'The key stays in memory until you leave or reload the site. See {makeKey}.'}
          </Translate>
        )
      }
      actions={
        <button
          type="button"
          className={styles.small}
          aria-label={translate({id: 'api.try.key.show', message: 'Show the key'})}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Translate id="api.try.key.shown" description="Shows the hidden characters of the key">
            Show
          </Translate>
        </button>
      }
    >
      {(control) => (
        <input
          {...control}
          {...AS_TYPED}
          type={shown ? 'text' : 'password'}
          required
          placeholder="fg_…"
          value={text}
          onChange={({target}) => onType(target.value)}
        />
      )}
    </Field>
  );
}

interface ValueFieldProps extends TextProps {
  readonly of: OperationValue;
  readonly disabled?: boolean;
}

/** A value of the request, in the control that fits its type. */
export function ValueField({of, text, onType, disabled, ...field}: ValueFieldProps) {
  const {name, required, type, minimum, maximum, isAddress, example: placeholder} = of;
  const choices = type === 'list' ? undefined : type === 'boolean' ? ['true', 'false'] : of.enum;
  return (
    <Field
      inline
      label={<code>{name}</code>}
      hint={required && <Translate id="api.try.required">(required)</Translate>}
      {...field}
    >
      {(control) => {
        const props = {
          ...control,
          ...AS_TYPED,
          required,
          disabled,
          placeholder,
          value: text,
          onChange: ({target}: {readonly target: {readonly value: string}}) => onType(target.value),
        };
        if (choices) {
          return (
            <select {...props}>
              <option value="">{translate({id: 'api.try.notSent', message: 'Not sent'})}</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          );
        }
        const number = {type: 'number', min: minimum, max: maximum, step: 1};
        return type === 'list' ? (
          <textarea rows={2} {...props} />
        ) : (
          <input
            {...(type === 'integer' ? number : {type: isAddress ? 'url' : 'text'})}
            {...props}
          />
        );
      }}
    </Field>
  );
}
