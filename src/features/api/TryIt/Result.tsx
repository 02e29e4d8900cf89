import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {languageTag} from '@site/src/lib/locale';
import type {Operation} from '@site/src/lib/apiOperation';
import {Advice} from './Advice';
import {nextCursorOf, statusLine} from './answer';
import {CodeBox} from './CodeBox';
import {TIMEOUT_MS, type Answer, type Outcome} from './request';
import styles from './styles.lazy.module.css';

export interface ResultProps {
  readonly operation: Operation;
  /** Of the last request; nothing before the first. */
  readonly outcome: Outcome | 'sending' | undefined;
  readonly onSend: () => void;
  readonly onNextPage: (cursor: string) => void;
}

/** Why no answer came. */
const NO_ANSWER = {
  sending: translate({id: 'api.try.status.sending', message: 'The request is in progress.'}),
  stopped: translate({id: 'api.try.status.stopped', message: 'Stopped.'}),
  timeout: translate(
    {id: 'api.try.status.timeout', message: 'No response came within {seconds} seconds.'},
    {seconds: TIMEOUT_MS / 1000},
  ),
  offline: translate({id: 'api.try.status.offline', message: 'Your device is offline.'}),
  unreachable: translate({
    id: 'api.try.status.unreachable',
    message: 'The API could not be reached.',
  }),
};

/** The outcome in a line, for screens and screen readers. */
function summarize(outcome: ResultProps['outcome']): string {
  if (outcome === undefined || outcome === 'sending') {
    return outcome ? NO_ANSWER.sending : '';
  }
  if (outcome.kind !== 'answer') {
    return NO_ANSWER[outcome.kind];
  }
  const {status, ms} = outcome.answer;
  return translate(
    {
      id: 'api.try.status.answer',
      message: '{status}, after {time} ms',
      description: 'Status as in 200 OK, time in milliseconds',
    },
    {status: statusLine(status), time: new Intl.NumberFormat(languageTag).format(ms)},
  );
}

/** Headers and body of an answer. They come from outside: React writes them as text. */
function AnswerView({headers, json, text}: Answer): ReactNode {
  const body = json === undefined ? text : JSON.stringify(json, null, 2);
  return (
    <>
      {headers.length > 0 && (
        <dl className={styles.headers}>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {body !== '' && (
        <CodeBox
          key={body}
          isAnswer
          isJson={json !== undefined}
          title={
            <span className={styles.label}>
              <Translate id="api.try.answer.body">Response body</Translate>
            </span>
          }
          copyLabel={translate({id: 'api.try.answer.copy', message: 'Copy the body'})}
          code={body}
        />
      )}
    </>
  );
}

/** The result of the last request, and the next step. */
export function Result({operation, outcome, onSend, onNextPage}: ResultProps): ReactNode {
  const done = outcome === 'sending' ? undefined : outcome;
  const answer = done?.kind === 'answer' ? done.answer : undefined;
  const hasPages = operation.parameters.some(({name}) => name === 'cursor');
  const cursor = answer && hasPages ? nextCursorOf(answer) : undefined;
  return (
    <div className={styles.result}>
      <p
        role="status"
        className={styles.status}
        data-tone={answer && answer.status < 400 ? 'good' : 'plain'}
      >
        {summarize(outcome)}
      </p>
      {done && <Advice operation={operation} outcome={done} onSend={onSend} />}
      {answer && <AnswerView {...answer} />}
      {cursor !== undefined && (
        <Button
          variant="secondary"
          onClick={() => {
            onNextPage(cursor);
          }}
        >
          <Translate id="api.try.nextPage">Next page</Translate>
        </Button>
      )}
    </div>
  );
}
