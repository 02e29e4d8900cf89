import type {ReactNode} from 'react';
import styles from './reference.route.module.css';

export interface FieldsProps {
  readonly children: ReactNode;
}

/** A list of parameters, headers, or fields of an object. */
export function Fields({children}: FieldsProps): ReactNode {
  return <dl className={styles.fields}>{children}</dl>;
}

export interface FieldProps {
  readonly name: string;
  /** In the words of the page's language. */
  readonly type: string;
  /** The word for it, where the field is. */
  readonly required?: string;
  /** What it means, its constraints as a list, and the fields below it. */
  readonly children?: ReactNode;
}

/** One of them. */
export function Field({name, type, required, children}: FieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <dt>
        <code className={styles.name}>{name}</code> <span className={styles.type}>{type}</span>
        {required && (
          <>
            {' '}
            <span className={styles.required}>{required}</span>
          </>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
