import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.lazy.module.css';

export interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly required?: boolean;
  readonly description?: ReactNode;
  /** What is wrong with the content, if anything. */
  readonly error?: ReactNode;
  /** Small buttons beside the label. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Ids of what describes a control, for `aria-describedby`. */
export function describedBy(id: string, error: unknown, description: unknown): string | undefined {
  const ids = [error && `${id}-error`, description && `${id}-text`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A label, a control, and what there is to say about it. */
export function Field(props: FieldProps): ReactNode {
  const {id, label, required = false, description, error, actions, children} = props;
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <label htmlFor={id} className={styles.label}>
          {label}{' '}
          {required && (
            <span className={styles.hint}>
              <Translate id="api.try.required">(required)</Translate>
            </span>
          )}
        </label>
        {actions}
      </div>
      {children}
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
