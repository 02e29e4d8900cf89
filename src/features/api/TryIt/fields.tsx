import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ChangeEventHandler, type ReactNode} from 'react';
import {useFormContext, useWatch, type UseFormRegisterReturn} from 'react-hook-form';
import {Field, type ControlProps} from '@site/src/components/Field';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import type {OperationParameter, OperationValue} from '@site/src/lib/apiOperation';
import {checkValue, NOT_FOR_HEADERS} from './checkValue';
import {isIdempotencyKey, newIdempotencyKey, rememberKey, type TryItValues} from './request';
import styles from './styles.lazy.module.css';

/** Nothing is corrected or remembered: values are for machines. */
export const AS_TYPED = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

const BOTH = ['true', 'false'];

export const isRequired = <Translate id="api.try.required">(required)</Translate>;

/** Names a character that no key has, with its code: some cannot be seen, and the key is hidden. */
function checkKey(key: string): true | string {
  const [character] = NOT_FOR_HEADERS.exec(key) ?? [];
  if (character === undefined) {
    return true;
  }
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return translate(
    {
      id: 'api.try.key.character',
      message: 'No API key contains “{character}” ({code}). Copy the key again from the portal.',
      description: 'The code is that of Unicode, as U+200B',
    },
    {character, code: `U+${code}`},
  );
}

/** Whose key it is, or how long it is kept. */
function KeyNote(): ReactNode {
  const {apiTestKey} = useSiteConfig();
  const {control} = useFormContext<TryItValues>();
  const key = useWatch({control, name: 'key'});
  const makeKey = (
    <Link to="/documentation/account/api-keys/">
      <Translate id="api.try.key.make">how to create a key</Translate>
    </Link>
  );
  return key === apiTestKey ? (
    <Translate id="api.try.key.test">This key belongs to a test account.</Translate>
  ) : (
    <Translate id="api.try.key.note" values={{makeKey}}>
      {'The key stays in memory until you leave or reload the site. See {makeKey}.'}
    </Translate>
  );
}

/** The API key: hidden unless asked for, kept in memory only. */
export function KeyField(): ReactNode {
  const {register, formState} = useFormContext<TryItValues>();
  const [shown, setShown] = useState(false);
  return (
    <Field
      inline
      label={<Translate id="api.try.key">API key</Translate>}
      error={formState.errors.key?.message}
      description={<KeyNote />}
      actions={
        <button
          type="button"
          className={styles.small}
          aria-label={translate({id: 'api.try.key.show', message: 'Show the key'})}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <Translate id="api.try.key.shown" description="Shows the hidden characters of the key">
            Show
          </Translate>
        </button>
      }
    >
      {(control) => (
        <input
          type={shown ? 'text' : 'password'}
          {...AS_TYPED}
          required
          placeholder="fg_…"
          {...control}
          {...register('key', {
            setValueAs: (value: string) => value.trim(),
            required: translate({
              id: 'api.try.key.missing',
              message: 'Enter an API key. Create one in the portal, under Settings, then API keys.',
            }),
            validate: checkKey,
            onChange: ({target}: {readonly target: HTMLInputElement}) => {
              rememberKey(target.value);
            },
          })}
        />
      )}
    </Field>
  );
}

export type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface ValueInputProps {
  readonly of: OperationValue;
  readonly control: ControlProps;
  /** Ties it to the form. */
  readonly bound:
    | UseFormRegisterReturn
    | {
        readonly value: string;
        readonly onChange: ChangeEventHandler<ControlElement>;
        readonly disabled: boolean;
      };
}

/** The control that fits a value's type. */
export function ValueInput({of, control, bound}: ValueInputProps): ReactNode {
  const {required, type, minimum, maximum, isAddress, example: placeholder} = of;
  const choices =
    type === 'list' ? undefined : (of.enum ?? (type === 'boolean' ? BOTH : undefined));
  const props = {...control, ...bound, required};
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
  if (type === 'list') {
    return <textarea rows={2} placeholder={placeholder} {...AS_TYPED} {...props} />;
  }
  return (
    <input
      {...(type === 'integer'
        ? {type: 'number', min: minimum, max: maximum, step: 1}
        : {type: isAddress ? 'url' : 'text'})}
      placeholder={placeholder}
      {...AS_TYPED}
      {...props}
    />
  );
}

interface ParameterFieldProps {
  readonly parameter: OperationParameter;
}

/** A field for a value that the operation takes beside its body. */
export function ParameterField({parameter}: ParameterFieldProps): ReactNode {
  const {register, setValue, formState} = useFormContext<TryItValues>();
  const {name, required} = parameter;
  const registered = register(`parameters.${name}`, {
    validate: (value) => checkValue(parameter, value),
  });

  return (
    <Field
      inline
      label={<code>{name}</code>}
      hint={required && isRequired}
      error={formState.errors.parameters?.[name]?.message}
      actions={
        isIdempotencyKey(parameter) && (
          <button
            type="button"
            className={styles.small}
            onClick={() => {
              setValue(`parameters.${name}`, newIdempotencyKey(), {
                shouldValidate: formState.isSubmitted,
              });
            }}
          >
            <Translate id="api.try.renew" description="Makes a new Idempotency-Key">
              Create a new one
            </Translate>
          </button>
        )
      }
    >
      {(control) => <ValueInput of={parameter} control={control} bound={registered} />}
    </Field>
  );
}
