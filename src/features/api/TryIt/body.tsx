import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState} from 'react';
import {controlClass, Field} from '@site/src/components/Field';
import type {Operation, OperationValue} from '@site/src/lib/apiOperation';
import {colourCode} from '@site/src/lib/colourCode';
import {checkValue, listOf, typedText} from './check';
import {AS_TYPED, ValueField} from './fields';
import {formatBody, readBody} from './request';
import styles from './styles.lazy.module.css';

interface BodyProps {
  readonly operation: Operation;
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly error: string | undefined;
  /** Whether faults of single fields are shown. */
  readonly isChecked: boolean;
  /** Sends, for Ctrl+Enter: Enter alone makes a new line. */
  readonly onSend: () => void;
}

/** Chooses a body to begin with, if there are several. One's own text is kept beside them. */
function ExampleChoice({operation: {bodyExamples}, text, onType}: BodyProps) {
  const texts = bodyExamples.map(({value}) => formatBody(value));
  const [kept, setKept] = useState<string>();
  const ownText = texts.includes(text) ? kept : text;

  return bodyExamples.length === 1 ? null : (
    <select
      aria-label={translate({id: 'api.try.body.examples', message: 'Start from'})}
      className={clsx(controlClass, styles.examples)}
      value={text}
      onChange={({target}) => {
        setKept(ownText);
        onType(target.value);
      }}
    >
      {bodyExamples.map(({summary}, index) => (
        <option key={summary} value={texts[index]}>
          {summary}
        </option>
      ))}
      {ownText !== undefined && (
        <option value={ownText}>
          {translate({id: 'api.try.body.own', message: 'Your own text'})}
        </option>
      )}
    </select>
  );
}

/** The field's value in JSON: an invalid number stays a text, which the API will refuse. */
function valueOf({type}: OperationValue, typed: string): unknown {
  if (typed === '') {
    return undefined;
  }
  if (type === 'integer') {
    return Number.isInteger(Number(typed)) ? Number(typed) : typed;
  }
  return type === 'boolean' ? typed === 'true' : type === 'list' ? listOf(typed) : typed;
}

/** A field of the body. It reads and writes the JSON, so that both always say the same. */
function BodyField({field, ...props}: BodyProps & {readonly field: OperationValue}) {
  const {operation, isChecked, onType} = props;
  const {name, type} = field;
  const body = readBody(props.text);
  const [draft, setDraft] = useState('');
  const value = typedText(body?.[name]);
  // A new line at the end of a list is not in the JSON yet.
  const text = typedText(valueOf(field, draft)) === value ? draft : value;
  return (
    <ValueField
      of={field}
      text={text}
      disabled={body === undefined}
      error={isChecked && body && checkValue(field, text)}
      description={
        type === 'list' && (
          <Translate id="api.try.body.lines">Write each entry on its own line.</Translate>
        )
      }
      onType={(typed) => {
        setDraft(typed);
        // In the order of the description.
        const ordered = operation.bodyFields.map((each) => [each.name, body?.[each.name]] as const);
        const next = {...Object.fromEntries(ordered), ...body, [name]: valueOf(field, typed)};
        const given = Object.entries(next).filter(([, each]) => each !== undefined);
        onType(formatBody(Object.fromEntries(given)));
      }}
    />
  );
}

/** The body of the request: its JSON, coloured, and a form made from its schema that writes it. */
export function Body(props: BodyProps) {
  const {operation, text, onType, error, onSend} = props;
  return (
    <>
      <Field
        label={<Translate id="api.try.body">Body (JSON)</Translate>}
        actions={<ExampleChoice {...props} />}
        error={error}
      >
        {({className, ...control}) => (
          <div className={clsx(className, styles.editor)}>
            {/* The same text below the field, which shows its own in no colour. */}
            <pre aria-hidden="true" dangerouslySetInnerHTML={{__html: colourCode(`${text}\n`)}} />
            <textarea
              required
              {...AS_TYPED}
              {...control}
              value={text}
              onChange={({target}) => onType(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                  event.preventDefault();
                  onSend();
                }
              }}
            />
          </div>
        )}
      </Field>
      {operation.bodyFields.length > 0 && (
        <details className={styles.fold}>
          <summary>
            <Translate id="api.try.body.form">Edit field by field</Translate>
          </summary>
          <div className={styles.fields}>
            {operation.bodyFields.map((field) => (
              <BodyField key={field.name} field={field} {...props} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
