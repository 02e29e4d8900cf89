import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {Button} from '@site/src/components/Button';
import {CodeTabs} from '@site/src/components/mdx/CodeTabs';
import type {Operation} from '@site/src/lib/apiOperation';
import {KEY_VARIABLE} from '@site/src/lib/samples/literal';
import {requestSamples, type SampleRequest} from '@site/src/lib/samples/request';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {Body} from './body';
import {findFaults} from './check';
import {Code} from './Code';
import {KeyField, ValueField} from './fields';
import {
  isIdempotencyKey,
  newIdempotencyKey,
  rememberKey,
  requestOf,
  sendRequest,
  startValues,
  type Outcome,
  type TryItValues,
} from './request';
import {Result} from './Result';
import styles from './styles.lazy.module.css';

interface PanelProps {
  readonly operation: Operation;
}

const [VARIABLE, FILE, PREVIEW] = ['API_BASE_URL', '.env', 'npm run preview'] as const;

/** Where the request goes. */
function Destination() {
  const {hostname} = new URL(useSiteConfig().apiBaseUrl);
  // A name below `.example` never has a server (RFC 2606).
  if (hostname.endsWith('.example')) {
    return (
      <Translate
        id="api.try.notConfigured"
        description="For developers of the site, whose build has no URL of the API"
        values={{
          variable: <code>{VARIABLE}</code>,
          file: <code>{FILE}</code>,
          command: <code>{PREVIEW}</code>,
        }}
      >
        {
          'No API is configured, so there is nothing to send requests to. Set {variable} in {file} and restart, or run {command}, which simulates the API.'
        }
      </Translate>
    );
  }
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? (
    <Translate id="api.try.mock">The API is simulated on this machine.</Translate>
  ) : (
    <Translate id="api.try.real">
      Requests are real: they act on the account of the key and count toward its rate limit.
    </Translate>
  );
}

/** The request as code, which follows the form. */
function Samples({request}: {readonly request: SampleRequest}) {
  const [isOpen, setIsOpen] = useState(false);
  // A long body would be written at each key.
  const codes = isOpen
    ? requestSamples(request).map((sample) => <Code key={sample.language} {...sample} />)
    : [];
  return (
    <details className={styles.fold} onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary>
        <Translate id="api.try.code">Same request as code</Translate>
      </summary>
      <p className={styles.hint}>
        <Translate id="api.try.code.key" values={{name: <code>{KEY_VARIABLE}</code>}}>
          {'The code reads the key from {name}.'}
        </Translate>
      </p>
      {codes.length > 1 ? <CodeTabs>{codes}</CodeTabs> : codes}
    </details>
  );
}

/** The form of an operation and the outcome of the last request. The input stays. */
export function Panel({operation}: PanelProps) {
  const {apiBaseUrl, apiTestKey} = useSiteConfig();
  const [values, setValues] = useState(() => startValues(operation, apiTestKey));
  const [isChecked, setIsChecked] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | 'sending'>();
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef<AbortController | null>(null);
  const faults = isChecked ? findFaults(operation, values) : undefined;
  const isSending = outcome === 'sending';

  useEffect(() => () => underWay.current?.abort(), []);

  const withParameter = (name: string, text: string): TryItValues => ({
    ...values,
    parameters: {...values.parameters, [name]: text},
  });

  async function send(sent: TryItValues) {
    flushSync(() => {
      setValues(sent);
      setIsChecked(true);
    });
    if (findFaults(operation, sent)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    // Two presses can come before the button is drawn disabled.
    if (!underWay.current) {
      underWay.current = new AbortController();
      setOutcome('sending');
      const request = requestOf(apiBaseUrl, operation, sent);
      const next = await sendRequest(request, sent.key.trim(), underWay.current);
      underWay.current = null;
      setOutcome(next);
    }
  }

  return (
    <form
      ref={form}
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void send(values);
      }}
      noValidate
      aria-label={`${operation.method} ${operation.path}`}
    >
      <KeyField
        text={values.key}
        error={faults?.key}
        onType={(key) => {
          rememberKey(key);
          setValues({...values, key});
        }}
      />
      {operation.parameters.map((parameter) => (
        <ValueField
          key={parameter.name}
          of={parameter}
          text={values.parameters[parameter.name] ?? ''}
          error={faults?.parameters[parameter.name]}
          onType={(text) => setValues(withParameter(parameter.name, text))}
          actions={
            isIdempotencyKey(parameter) && (
              <button
                type="button"
                className={styles.small}
                onClick={() => setValues(withParameter(parameter.name, newIdempotencyKey()))}
              >
                <Translate id="api.try.renew" description="Makes a new Idempotency-Key">
                  Create a new one
                </Translate>
              </button>
            )
          }
        />
      ))}
      {operation.bodyExamples.length > 0 && (
        <Body
          {...{operation, isChecked}}
          text={values.body}
          error={faults?.body}
          onType={(body) => setValues({...values, body})}
          onSend={() => void send(values)}
        />
      )}
      <div className={styles.actions}>
        {/* Not disabled while sending: that would take the focus away. */}
        <Button small type="submit" aria-disabled={isSending}>
          {isSending
            ? translate({id: 'api.try.sending', message: 'Sending…'})
            : translate({id: 'api.try.send', message: 'Send the request'})}
        </Button>
        {isSending && (
          <Button small variant="secondary" onClick={() => underWay.current?.abort()}>
            <Translate id="api.try.stop">Stop</Translate>
          </Button>
        )}
        <p className={styles.hint}>
          <Destination />
        </p>
      </div>
      <Result
        operation={operation}
        outcome={outcome}
        onSend={() => void send(values)}
        onNextPage={(cursor) => void send(withParameter('cursor', cursor))}
      />
      <Samples request={requestOf(apiBaseUrl, operation, values)} />
    </form>
  );
}
