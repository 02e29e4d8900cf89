import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './styles.lazy.module.css';

/** Attributes that connect a control with its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  /** Beside the label, as whether the field is optional. */
  readonly hint?: ReactNode;
  readonly description?: ReactNode;
  /** Why the content is refused, if it is. */
  readonly error?: ReactNode;
  /** Small buttons at the end of the label's line. */
  readonly actions?: ReactNode;
  /** Puts the label beside the control, and the buttons after it. */
  readonly inline?: boolean;
  /** Renders the input, select or textarea. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** Look of a form: fields below each other at full width, with its messages. */
export const formClass = styles.form ?? '';

/** Look of the message after a form was sent. */
export const thanksClass = styles.thanks ?? '';

/** Look of a control, for those without a visible label. */
export const controlClass = styles.control ?? '';

/** A label, a control, and what there is to say about it. */
export function Field(props: FieldProps) {
  const id = useId();
  const {label, hint, description, error, actions, inline, children} = props;
  const describedBy = [error && `${id}-error`, description && `${id}-text`].filter(Boolean);
  const control = children({
    id,
    className: styles.control,
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy.join(' ') || undefined,
  });
  return (
    <div className={clsx(styles.field, inline && styles.inline)}>
      <div className={clsx('inline-row', styles.head)}>
        <label htmlFor={id} className={styles.label}>
          {label} {hint && <span className={styles.hint}>{hint}</span>}
        </label>
        {!inline && actions}
      </div>
      {inline ? (
        <div className={clsx('inline-row', styles.row)}>
          {control}
          {actions}
        </div>
      ) : (
        control
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {description && (
        <p id={`${id}-text`} className={styles.hint}>
          {description}
        </p>
      )}
    </div>
  );
}
