import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {useFormContext, useWatch} from 'react-hook-form';
import {Field} from '@site/src/components/Field';
import type {BodyExample, OperationParameter} from '@site/src/lib/apiOperation';
import {findJsonFault} from '@site/src/lib/json';
import {
  formatBody,
  isIdempotencyKey,
  newIdempotencyKey,
  rememberKey,
  type TryItValues,
} from './request';
import styles from './styles.lazy.module.css';

/** A character that the API takes in no header; browsers refuse to send most of them. */
const NOT_FOR_HEADERS = /[^\x20-\x7e]/u;

/** Nothing is corrected or remembered: values are for machines. */
const VERBATIM = {autoComplete: 'off', autoCapitalize: 'none', spellCheck: false} as const;

const isRequired = <Translate id="api.try.required">(required)</Translate>;

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

/** The API key: hidden unless asked for, kept in memory only. */
export function KeyField(): ReactNode {
  const {register, formState} = useFormContext<TryItValues>();
  const [shown, setShown] = useState(false);
  const makeKey = (
    <Link to="/documentation/account/api-keys/">
      <Translate id="api.try.key.make">how to create a key</Translate>
    </Link>
  );
  return (
    <Field
      label={<Translate id="api.try.key">API key</Translate>}
      hint={isRequired}
      error={formState.errors.key?.message}
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
      {(control) => (
        <input
          type={shown ? 'text' : 'password'}
          {...VERBATIM}
          required
          placeholder="fg_…"
          {...control}
          {...register('key', {
            setValueAs: (value: string) => value.trim(),
            required: translate({
              id: 'api.try.key.missing',
              message:
                'Enter an API key. You create one in the portal, under Settings, then API keys.',
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

/** Judges a value by the description's own limits, so that what cannot work is not sent. */
function judge(parameter: OperationParameter, typed: string): true | string {
  const {required, type, pattern = '', example = pattern, in: place} = parameter;
  const {minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity} = parameter;
  const value = typed.trim();
  if (value === '' && !required) {
    return true;
  }
  const number = type === 'integer' ? Number(value) : Number.NaN;
  const faults: readonly (readonly [isWrong: boolean, message: string])[] = [
    [
      value === '',
      translate({id: 'api.try.wrong.missing', message: 'Fill this in: the API requires it.'}),
    ],
    [
      type === 'integer' && !Number.isInteger(number),
      translate({id: 'api.try.wrong.integer', message: 'Enter a whole number.'}),
    ],
    [
      number < minimum,
      translate({id: 'api.try.wrong.minimum', message: 'Enter {minimum} or more.'}, {minimum}),
    ],
    [
      number > maximum,
      translate({id: 'api.try.wrong.maximum', message: 'Enter {maximum} or less.'}, {maximum}),
    ],
    [
      value.length < minLength,
      translate(
        {id: 'api.try.wrong.short', message: 'Enter {count} characters or more.'},
        {count: minLength},
      ),
    ],
    [
      value.length > maxLength,
      translate(
        {id: 'api.try.wrong.long', message: 'Enter {count} characters or fewer.'},
        {count: maxLength},
      ),
    ],
    [
      !new RegExp(pattern).test(value),
      translate({id: 'api.try.wrong.patternLike', message: 'Write it like {example}.'}, {example}),
    ],
    [
      place === 'header' && NOT_FOR_HEADERS.test(value),
      translate({
        id: 'api.try.wrong.characters',
        message: 'Use unaccented letters, digits and punctuation only.',
      }),
    ],
  ];
  return faults.find(([isWrong]) => isWrong)?.[1] ?? true;
}

interface ParameterFieldProps {
  readonly parameter: OperationParameter;
}

/** Fills the field in: with a new value where each request needs its own, else with the example. */
function FillButton({parameter}: ParameterFieldProps): ReactNode {
  const {setValue, formState} = useFormContext<TryItValues>();
  const isKey = isIdempotencyKey(parameter);
  const {name, example = ''} = parameter;
  if (!isKey && example === '') {
    return null;
  }
  return (
    <button
      type="button"
      className={styles.small}
      onClick={() => {
        setValue(`parameters.${name}`, isKey ? newIdempotencyKey() : example, {
          shouldValidate: formState.isSubmitted,
        });
      }}
    >
      {isKey ? (
        <Translate id="api.try.renew" description="Makes a new Idempotency-Key">
          Make a new one
        </Translate>
      ) : (
        <Translate id="api.try.useExample" values={{value: <code>{example}</code>}}>
          {'Use the example {value}'}
        </Translate>
      )}
    </button>
  );
}

/** A field for a value that the operation takes beside its body. */
export function ParameterField({parameter}: ParameterFieldProps): ReactNode {
  const {register, formState} = useFormContext<TryItValues>();
  const {name, required, type, description, example, minimum, maximum} = parameter;
  const choices = parameter.enum ?? (type === 'boolean' ? ['true', 'false'] : undefined);
  const registered = register(`parameters.${name}`, {
    validate: (value) => judge(parameter, value),
  });

  return (
    <Field
      label={<code>{name}</code>}
      hint={required && isRequired}
      description={description}
      error={formState.errors.parameters?.[name]?.message}
      actions={<FillButton parameter={parameter} />}
    >
      {(control) =>
        choices ? (
          <select required={required} {...control} {...registered}>
            <option value="">{translate({id: 'api.try.notSent', message: 'Not sent'})}</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        ) : (
          <input
            {...(type === 'integer'
              ? {type: 'number', min: minimum, max: maximum, step: 1}
              : {type: 'text'})}
            placeholder={isIdempotencyKey(parameter) ? undefined : example}
            {...VERBATIM}
            required={required}
            {...control}
            {...registered}
          />
        )
      }
    </Field>
  );
}

interface BodyFieldProps {
  readonly examples: readonly BodyExample[];
  /** Sends, for Ctrl+Enter: Enter alone makes a new line. */
  readonly onSend: () => void;
}

function checkJson(text: string): true | string {
  const fault = findJsonFault(text);
  return fault
    ? translate(
        {
          id: 'api.try.body.fault',
          message: 'This is no JSON. Look at line {line}, column {column}.',
        },
        {line: String(fault.line), column: String(fault.column)},
      )
    : true;
}

/** Chooses a body to begin with. One's own text is kept beside the examples. */
function ExampleChoice({examples}: Pick<BodyFieldProps, 'examples'>): ReactNode {
  const {control, setValue, formState} = useFormContext<TryItValues>();
  const body = useWatch({control, name: 'body'});
  const texts = examples.map(({value}) => formatBody(value));
  const [kept, setKept] = useState<string>();
  const own = texts.includes(body) ? kept : body;

  return (
    <Field label={<Translate id="api.try.body.examples">Start from</Translate>}>
      {(props) => (
        <select
          {...props}
          value={body}
          onChange={({target}) => {
            setKept(own);
            setValue('body', target.value, {shouldValidate: formState.isSubmitted});
          }}
        >
          {examples.map(({summary}, index) => (
            <option key={summary} value={texts[index]}>
              {summary}
            </option>
          ))}
          {own !== undefined && (
            <option value={own}>
              {translate({id: 'api.try.body.own', message: 'Your own text'})}
            </option>
          )}
        </select>
      )}
    </Field>
  );
}

/** The body of the request, as JSON. */
export function BodyField({examples, onSend}: BodyFieldProps): ReactNode {
  const {register, formState} = useFormContext<TryItValues>();
  return (
    <>
      <ExampleChoice examples={examples} />
      <Field
        label={<Translate id="api.try.body">Body (JSON)</Translate>}
        hint={isRequired}
        error={formState.errors.body?.message}
      >
        {({className, ...control}) => (
          <textarea
            rows={10}
            required
            {...VERBATIM}
            className={clsx(className, styles.json)}
            {...control}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                onSend();
              }
            }}
            {...register('body', {validate: checkJson})}
          />
        )}
      </Field>
    </>
  );
}
