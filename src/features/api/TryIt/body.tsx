import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ChangeEvent, type KeyboardEvent, type ReactNode} from 'react';
import {useFormContext, useWatch} from 'react-hook-form';
import {controlClass, Field} from '@site/src/components/Field';
import type {BodyExample, Operation, OperationValue} from '@site/src/lib/apiOperation';
import {findJsonFault} from '@site/src/lib/json';
import {isRequired, ValueInput, AS_TYPED, type ControlElement} from './fields';
import {colourJson, COLOURED_LENGTH} from './json';
import {checkValue, listOf} from './checkValue';
import {formatBody, readBody, type TryItValues} from './request';
import styles from './styles.lazy.module.css';

/** Chooses a body to begin with, if there are several. One's own text is kept beside them. */
function ExampleChoice({examples}: {readonly examples: readonly BodyExample[]}): ReactNode {
  const {control, setValue, formState} = useFormContext<TryItValues>();
  const body = useWatch({control, name: 'body'});
  const texts = examples.map(({value}) => formatBody(value));
  const [kept, setKept] = useState<string>();
  const own = texts.includes(body) ? kept : body;

  return examples.length === 1 ? null : (
    <select
      aria-label={translate({id: 'api.try.body.examples', message: 'Start from'})}
      className={clsx(controlClass, styles.examples)}
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
        <option value={own}>{translate({id: 'api.try.body.own', message: 'Your own text'})}</option>
      )}
    </select>
  );
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A value of the body as it is typed into its field, which has no text for nested ones. */
function textOf(value: unknown): string {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  return entries.every(isScalar) ? entries.map(String).join('\n') : '';
}

/** The field's value in JSON: an invalid number stays a text, which the API will refuse. */
function valueOf({type}: OperationValue, typed: string): unknown {
  if (typed === '') {
    return undefined;
  }
  switch (type) {
    case 'boolean':
      return typed === 'true';
    case 'integer':
      return Number.isInteger(Number(typed)) ? Number(typed) : typed;
    case 'list':
      return listOf(typed);
    case 'string':
      return typed;
  }
}

interface BodyFieldProps {
  readonly field: OperationValue;
  /** Names of all fields, in the order in which they are written. */
  readonly order: readonly string[];
}

/** A field of the body. It reads and writes the JSON, so that both always say the same. */
function BodyField({field, order}: BodyFieldProps): ReactNode {
  const {control, setValue, formState} = useFormContext<TryItValues>();
  const body = readBody(useWatch({control, name: 'body'}));
  const [draft, setDraft] = useState('');
  const {name, required, type} = field;
  const value = body?.[name];
  // A new line at the end of a list is not in the JSON yet.
  const isDraft = textOf(valueOf(field, draft)) === textOf(value);
  const text = isDraft ? draft : textOf(value);
  const verdict = formState.isSubmitted && body ? checkValue(field, text) : true;

  return (
    <Field
      inline
      label={<code>{name}</code>}
      hint={required && isRequired}
      description={
        type === 'list' && (
          <Translate id="api.try.body.lines">Write each entry on its own line.</Translate>
        )
      }
      error={verdict === true ? undefined : verdict}
    >
      {(controlProps) => (
        <ValueInput
          of={field}
          control={controlProps}
          bound={{
            value: text,
            disabled: body === undefined,
            onChange: ({target}: ChangeEvent<ControlElement>) => {
              setDraft(target.value);
              const next = {...body, [name]: valueOf(field, target.value)};
              const names = [...order, ...Object.keys(next).filter((key) => !order.includes(key))];
              const sorted = Object.fromEntries(
                names.flatMap((key) => (next[key] === undefined ? [] : [[key, next[key]]])),
              );
              setValue('body', formatBody(sorted), {shouldValidate: formState.isSubmitted});
            },
          }}
        />
      )}
    </Field>
  );
}

/** The errors of the body, those of its fields by name. */
function checkBody(text: string, fields: readonly OperationValue[]): true | string {
  const fault = findJsonFault(text);
  if (fault) {
    return translate(
      {
        id: 'api.try.body.fault',
        message: 'This is not valid JSON. See line {line}, column {column}.',
      },
      {line: String(fault.line), column: String(fault.column)},
    );
  }
  const body = readBody(text);
  const faults = fields.flatMap((field) => {
    const verdict = body ? checkValue(field, textOf(body[field.name])) : true;
    return verdict === true
      ? []
      : translate(
          {
            id: 'api.try.body.field',
            message: '{field}: {fault}',
            description: 'Name of a field, and what to change in it',
          },
          {field: field.name, fault: verdict},
        );
  });
  return faults.length === 0 || faults.join(' ');
}

export interface BodyProps {
  readonly operation: Operation;
  /** Sends, for Ctrl+Enter: Enter alone makes a new line. */
  readonly onSend: () => void;
}

/** The body of the request: its JSON, coloured, and a form made from its schema that writes it. */
export function Body({operation: {bodyExamples, bodyFields}, onSend}: BodyProps): ReactNode {
  const {register, control, formState} = useFormContext<TryItValues>();
  const body = useWatch({control, name: 'body'});
  const order = bodyFields.map(({name}) => name);
  const isShort = body.length <= COLOURED_LENGTH;
  return (
    <>
      <Field
        label={<Translate id="api.try.body">Body (JSON)</Translate>}
        actions={<ExampleChoice examples={bodyExamples} />}
        error={formState.errors.body?.message}
      >
        {({className, ...props}) => (
          <div className={clsx(className, styles.editor)}>
            {/* The same text below the field, which shows its own in no colour, unless it is too long. */}
            {isShort && <pre aria-hidden="true">{colourJson(`${body}\n`)}</pre>}
            <textarea
              required
              {...AS_TYPED}
              className={isShort ? styles.typed : styles.uncoloured}
              {...props}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                  event.preventDefault();
                  onSend();
                }
              }}
              {...register('body', {validate: (text) => checkBody(text, bodyFields)})}
            />
          </div>
        )}
      </Field>
      {isShort && bodyFields.length > 0 && (
        <details className={styles.fold}>
          <summary>
            <Translate id="api.try.body.form">Edit field by field</Translate>
          </summary>
          <div className={styles.fields}>
            {bodyFields.map((field) => (
              <BodyField key={field.name} field={field} order={order} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
