import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {FormProvider, useForm, useFormContext, useWatch} from 'react-hook-form';
import {Button} from '@site/src/components/Button';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import type {Operation} from '@site/src/lib/apiOperation';
import {Body} from './body';
import {CodeBox} from './CodeBox';
import {KeyField, ParameterField} from './fields';
import {
  buildRequest,
  KEY_VARIABLE,
  sendRequest,
  startValues,
  toCurl,
  type Outcome,
  type TryItValues,
} from './request';
import {Result} from './Result';
import styles from './styles.lazy.module.css';

export interface PanelProps {
  readonly operation: Operation;
}

/** Whether requests stay on this machine, as in the preview. */
const isLocal = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** Whether no API was configured: a name below `.example` never has a server (RFC 2606). */
const isPlaceholder = (address: string): boolean => new URL(address).hostname.endsWith('.example');

const [VARIABLE, FILE, PREVIEW] = ['API_BASE_URL', '.env', 'npm run preview'] as const;

function NoApi(): ReactNode {
  return (
    <div className={styles.panel}>
      <p>
        <Translate
          id="api.try.notConfigured"
          description="For developers of the site, whose build has no address of the API"
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
      </p>
    </div>
  );
}

/** The request as a command for a terminal, following what is typed. */
function Command({operation}: PanelProps): ReactNode {
  const {apiBaseUrl} = useSiteConfig();
  const {control} = useFormContext<TryItValues>();
  const parameters = useWatch({control, name: 'parameters'});
  const body = useWatch({control, name: 'body'});
  return (
    <details className={styles.fold}>
      <summary>
        <Translate id="api.try.command">Same request with curl</Translate>
      </summary>
      <CodeBox
        title={
          <span className={styles.hint}>
            <Translate id="api.try.command.key" values={{name: <code>{KEY_VARIABLE}</code>}}>
              {'The command reads the key from {name}.'}
            </Translate>
          </span>
        }
        copyLabel={translate({id: 'api.try.command.copy', message: 'Copy the command'})}
        code={toCurl(buildRequest(apiBaseUrl, operation, {parameters, body}))}
      />
    </details>
  );
}

/** The form of an operation and the outcome of the last request. What was typed stays. */
function Form({operation}: PanelProps): ReactNode {
  const {apiBaseUrl, apiTestKey} = useSiteConfig();
  const [outcome, setOutcome] = useState<Outcome | 'sending'>();
  const [defaultValues] = useState(() => startValues(operation, apiTestKey));
  const form = useForm<TryItValues>({defaultValues});
  const underWay = useRef<AbortController | null>(null);
  const isSending = outcome === 'sending';

  useEffect(
    () => () => {
      underWay.current?.abort();
    },
    [],
  );

  async function deliver(values: TryItValues): Promise<void> {
    // Two presses can come before the button is drawn disabled.
    if (underWay.current) {
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    setOutcome('sending');
    const request = buildRequest(apiBaseUrl, operation, values);
    const next = await sendRequest(request, values.key.trim(), controller);
    underWay.current = null;
    setOutcome(next);
  }
  const send = (): void => {
    void form.handleSubmit(deliver)();
  };

  return (
    <FormProvider {...form}>
      <form
        className={styles.panel}
        onSubmit={(event) => void form.handleSubmit(deliver)(event)}
        noValidate
        aria-label={`${operation.method} ${operation.path}`}
      >
        <KeyField />
        {operation.parameters.map((parameter) => (
          <ParameterField key={parameter.name} parameter={parameter} />
        ))}
        {operation.bodyExamples.length > 0 && <Body operation={operation} onSend={send} />}
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
            {isLocal(apiBaseUrl) ? (
              <Translate id="api.try.mock">The API is simulated on this machine.</Translate>
            ) : (
              <Translate id="api.try.real">
                Requests are real: they act on the account of the key and count toward its rate
                limit.
              </Translate>
            )}
          </p>
        </div>
        <Result
          operation={operation}
          outcome={outcome}
          onSend={send}
          onNextPage={(cursor) => {
            form.setValue('parameters.cursor', cursor);
            send();
          }}
        />
        <Command operation={operation} />
      </form>
    </FormProvider>
  );
}

/** A form that sends a request, or the reason why there is none. */
export function Panel(props: PanelProps): ReactNode {
  return isPlaceholder(useSiteConfig().apiBaseUrl) ? <NoApi /> : <Form {...props} />;
}
