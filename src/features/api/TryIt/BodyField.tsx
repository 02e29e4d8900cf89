import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {useWatch, type UseFormReturn} from 'react-hook-form';
import type {BodyExample} from '@site/src/lib/apiOperation';
import {findJsonFault} from '@site/src/lib/json';
import {describedBy, Field} from './Field';
import {formatBody, type TryItValues} from './values';
import styles from './styles.lazy.module.css';

export interface BodyFieldProps {
  readonly examples: readonly BodyExample[];
  readonly form: UseFormReturn<TryItValues>;
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

const OWN = 'own';

/** Chooses a body to begin with. One's own text is kept beside the examples. */
function ExampleChoice({examples, form}: Omit<BodyFieldProps, 'onSend'>): ReactNode {
  const id = useId();
  const body = useWatch({control: form.control, name: 'body'});
  const texts = examples.map(({value}) => formatBody(value));
  const index = texts.indexOf(body);
  const [own, setOwn] = useState<string>();

  return (
    <Field id={id} label={<Translate id="api.try.body.examples">Start from</Translate>}>
      <select
        id={id}
        className={styles.input}
        value={index === -1 ? OWN : String(index)}
        onChange={({target}) => {
          if (index === -1) {
            setOwn(body);
          }
          form.setValue('body', (target.value === OWN ? own : texts[Number(target.value)]) ?? '', {
            shouldValidate: form.formState.isSubmitted,
          });
        }}
      >
        {examples.map(({summary}, position) => (
          <option key={summary} value={position}>
            {summary}
          </option>
        ))}
        {(own !== undefined || index === -1) && (
          <option value={OWN}>
            {translate({id: 'api.try.body.own', message: 'Your own text'})}
          </option>
        )}
      </select>
    </Field>
  );
}

/** The body of the request, as JSON. */
export function BodyField({examples, form, onSend}: BodyFieldProps): ReactNode {
  const id = useId();
  const error = form.formState.errors.body?.message;
  return (
    <>
      <ExampleChoice examples={examples} form={form} />
      <Field
        id={id}
        required
        label={<Translate id="api.try.body">Body (JSON)</Translate>}
        error={error}
      >
        <textarea
          id={id}
          rows={10}
          required
          spellCheck={false}
          autoCapitalize="none"
          className={styles.input}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, error, undefined)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              onSend();
            }
          }}
          {...form.register('body', {validate: checkJson})}
        />
      </Field>
    </>
  );
}
