import {useId, type ComponentProps, type ReactNode} from 'react';
import styles from './form.lazy.module.css';

export interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** What is wrong with the content, if anything. */
  readonly error?: string;
  readonly hint?: string;
}

export interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly label: string;
  readonly error?: string;
}

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly children: ReactNode;
}

function FieldFrame({id, label, hint, error, children}: FrameProps): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Ties a control to its message for assistive technology. */
function errorProps(
  id: string,
  error: string | undefined,
): ComponentProps<'input'> & ComponentProps<'textarea'> {
  return {
    id,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? `${id}-error` : undefined,
  };
}

export function Field({label, hint, error, ...input}: FieldProps): ReactNode {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input {...input} {...errorProps(id, error)} className={styles.input} />
    </FieldFrame>
  );
}

export function TextAreaField({label, error, ...textarea}: TextAreaFieldProps): ReactNode {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea {...textarea} {...errorProps(id, error)} className={styles.input} />
    </FieldFrame>
  );
}
