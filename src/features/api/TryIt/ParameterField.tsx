import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import type {UseFormReturn} from 'react-hook-form';
import type {OperationParameter} from '@site/src/lib/apiOperation';
import {describedBy, Field} from './Field';
import {rulesFor} from './rules';
import {isIdempotencyKey, newIdempotencyKey, type TryItValues} from './values';
import styles from './styles.lazy.module.css';

export interface ParameterFieldProps {
  readonly parameter: OperationParameter;
  readonly form: UseFormReturn<TryItValues>;
}

/** The only values there are, if they are few. */
function choicesOf({type, enum: values}: OperationParameter): readonly string[] | undefined {
  return values ?? (type === 'boolean' ? ['true', 'false'] : undefined);
}

interface FillButtonProps extends ParameterFieldProps {
  readonly id: string;
}

/** Fills the field in: with a new value where each request needs its own, else with the example. */
function FillButton({parameter, form, id}: FillButtonProps): ReactNode {
  const isKey = isIdempotencyKey(parameter);
  if (!isKey && parameter.example === undefined) {
    return null;
  }
  const value = parameter.example ?? '';
  return (
    <button
      type="button"
      className={styles.small}
      aria-controls={id}
      onClick={() => {
        form.setValue(`parameters.${parameter.name}`, isKey ? newIdempotencyKey() : value, {
          shouldValidate: form.formState.isSubmitted,
        });
      }}
    >
      {isKey ? (
        <Translate id="api.try.renew" description="Makes a new Idempotency-Key">
          Make a new one
        </Translate>
      ) : (
        <Translate id="api.try.useExample" values={{value: <code>{value}</code>}}>
          {'Use the example {value}'}
        </Translate>
      )}
    </button>
  );
}

/** A field for a value that the operation takes beside its body. */
export function ParameterField({parameter, form}: ParameterFieldProps): ReactNode {
  const id = useId();
  const {name, required, type, description, example, minimum, maximum} = parameter;
  const error = form.formState.errors.parameters?.[name]?.message;
  const choices = choicesOf(parameter);
  const shared = {
    id,
    required,
    className: styles.input,
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy(id, error, description),
    ...form.register(`parameters.${name}`, rulesFor(parameter)),
  };

  return (
    <Field
      id={id}
      label={<code>{name}</code>}
      required={required}
      description={description}
      error={error}
      actions={<FillButton parameter={parameter} form={form} id={id} />}
    >
      {choices ? (
        <select {...shared}>
          <option value="">{translate({id: 'api.try.notSent', message: 'Not sent'})}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          type={type === 'integer' ? 'number' : 'text'}
          {...(type === 'integer' ? {min: minimum, max: maximum, step: 1} : {})}
          placeholder={isIdempotencyKey(parameter) ? undefined : example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...shared}
        />
      )}
    </Field>
  );
}
