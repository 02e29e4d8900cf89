import type {ReactNode} from 'react';
// Marks of methods in the sidebar, which every page of the reference shows.
import './sidebar.route.module.css';
import styles from './reference.route.module.css';

interface WithChildren {
  readonly children: ReactNode;
}

/** The method of a request, its name in capitals. */
export function Method({name}: {readonly name: string}) {
  return (
    <span className={styles.method} data-method={name} translate="no">
      {name}
    </span>
  );
}

/** A list of parameters, headers, or fields of an object. */
export function Fields({children}: WithChildren) {
  return <dl className={styles.fields}>{children}</dl>;
}

interface FieldProps {
  readonly name: string;
  /** In the words of the page's language. */
  readonly type: string;
  /** The word for it, where the reader has to send the field. */
  readonly required?: string;
  /** The words for it, where what the reader receives always has the field. */
  readonly always?: string;
  /** The word for it, where the field is about to go. */
  readonly deprecated?: string;
  /** Its meaning, its constraints as a list, and the fields below it. */
  readonly children?: ReactNode;
}

/** One of them. */
export function Field(props: FieldProps) {
  const {name, type, required, always, deprecated, children} = props;
  const code = <code className={styles.name}>{name}</code>;
  return (
    <div className={styles.field}>
      <dt>
        {deprecated ? <s>{code}</s> : code} <span className={styles.type}>{type}</span>
        {required && <span className={styles.required}> {required}</span>}
        {always && <span className={styles.quiet}> {always}</span>}
        {deprecated && <span className={styles.quiet}> {deprecated}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FoldProps extends WithChildren {
  readonly summary: string;
  readonly open?: boolean;
}

/** Details that few readers need at once. */
export function Fold({summary, open, children}: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>{summary}</summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
