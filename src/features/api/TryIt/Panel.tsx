import Translate, {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import type {Operation} from '@site/src/lib/apiOperation';
import {BodyField} from './BodyField';
import {Command} from './Command';
import {KeyField} from './KeyField';
import {ParameterField} from './ParameterField';
import {Result} from './Result';
import {useTryIt} from './useTryIt';
import styles from './styles.lazy.module.css';

export interface PanelProps {
  readonly operation: Operation;
}

/** Whether requests stay on this machine, as in the preview. */
const isLocal = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

function WhereItGoes(): ReactNode {
  const {apiBaseUrl} = useSiteConfig();
  const address = <code>{apiBaseUrl}</code>;
  return (
    <p className={styles.hint}>
      {isLocal(apiBaseUrl) ? (
        <Translate id="api.try.mock" values={{address}}>
          {
            'Requests go to {address}, a mock on this machine: nothing is started. The terminal of the preview shows its key.'
          }
        </Translate>
      ) : (
        <Translate id="api.try.real" values={{address}}>
          {
            'Requests go to {address} with your key: they are real, act on your account and count toward its rate limit.'
          }
        </Translate>
      )}
    </p>
  );
}

/** The form of an operation and what came of the last request. */
export function Panel({operation}: PanelProps): ReactNode {
  const {form, state, submit, send, stop} = useTryIt(operation);
  const sending = state.status === 'sending';
  const titleId = useId();

  return (
    <form className={styles.panel} onSubmit={submit} noValidate aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        <code>
          {operation.method} {operation.path}
        </code>
      </p>
      <WhereItGoes />
      <KeyField form={form} />
      {operation.parameters.map((parameter) => (
        <ParameterField key={parameter.name} parameter={parameter} form={form} />
      ))}
      {operation.bodyExamples.length > 0 && (
        <BodyField examples={operation.bodyExamples} form={form} onSend={send} />
      )}
      <Command operation={operation} control={form.control} />
      <div className={styles.actions}>
        {/* Not disabled while sending: that would take the focus away. */}
        <Button type="submit" aria-disabled={sending}>
          {sending
            ? translate({id: 'api.try.sending', message: 'Sending…'})
            : translate({id: 'api.try.send', message: 'Send the request'})}
        </Button>
        {sending && (
          <Button variant="secondary" onClick={stop}>
            <Translate id="api.try.stop">Stop</Translate>
          </Button>
        )}
      </div>
      <Result
        operation={operation}
        state={state}
        onSend={send}
        onNextPage={(cursor) => {
          form.setValue('parameters.cursor', cursor);
          send();
        }}
      />
    </form>
  );
}
