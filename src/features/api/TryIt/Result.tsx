import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef} from 'react';
import {Button} from '@site/src/components/Button';
import {languageTag} from '@site/src/lib/locale';
import {scrollBehavior} from '@site/src/lib/scrollBehavior';
import type {Operation} from '@site/src/lib/apiOperation';
import {Advice} from './Advice';
import {nextCursorOf, statusLine} from './response';
import {Code} from './Code';
import {formatBody, TIMEOUT_MS, type ApiResponse, type Outcome} from './request';
import styles from './styles.lazy.module.css';

interface ResultProps {
  readonly operation: Operation;
  /** Of the last request; nothing before the first. */
  readonly outcome: Outcome | 'sending' | undefined;
  readonly onSend: () => void;
  readonly onNextPage: (cursor: string) => void;
}

/** Why no response came. */
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
    message: "The API couldn't be reached.",
  }),
};

/** The outcome in a line, for screens and screen readers. */
function summarize(outcome: ResultProps['outcome']) {
  if (outcome === undefined || outcome === 'sending') {
    return outcome ? NO_ANSWER.sending : '';
  }
  if (outcome.kind !== 'response') {
    return NO_ANSWER[outcome.kind];
  }
  const {status, ms} = outcome.response;
  return translate(
    {
      id: 'api.try.status.answer',
      message: '{status}, after {time} ms',
      description: 'Status as in 200 OK, time in milliseconds',
    },
    {status: statusLine(status), time: new Intl.NumberFormat(languageTag).format(ms)},
  );
}

/** Headers and body of a response. */
function ResponseView(response: ApiResponse) {
  const {headers, json, text} = response;
  const body = json === undefined ? text : formatBody(json);
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
        <div className={styles.response} data-answer>
          <Code
            language={json === undefined ? 'text' : 'json'}
            title={translate({id: 'api.try.answer.body', message: 'Response body'})}
            code={body}
          />
        </div>
      )}
    </>
  );
}

/** Scrolls until enough of a result is seen: its column, and the page where there is but one. */
function scrollTo(result: Element) {
  const {top, bottom} = result.getBoundingClientRect();
  const hidden = Math.min(bottom, top + window.innerHeight / 2) - window.innerHeight;
  if (hidden > 0) {
    const column = result.closest('[data-aside]');
    const scrolls = column !== null && column.scrollHeight > column.clientHeight;
    (scrolls ? column : window).scrollBy({top: hidden, behavior: scrollBehavior()});
  }
}

/** The result of the last request, and the next step. */
export function Result({operation, outcome, onSend, onNextPage}: ResultProps) {
  const done = outcome === 'sending' ? undefined : outcome;
  const response = done?.kind === 'response' ? done.response : undefined;
  const hasPages = operation.parameters.some(({name}) => name === 'cursor');
  const cursor = response && hasPages ? nextCursorOf(response) : undefined;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done && result.current) {
      scrollTo(result.current);
    }
  }, [done]);
  return (
    <div ref={result} className={styles.result}>
      <p
        role="status"
        className={styles.status}
        data-tone={response && response.status < 400 ? 'good' : 'plain'}
      >
        {summarize(outcome)}
      </p>
      {done && <Advice operation={operation} outcome={done} onSend={onSend} />}
      {response && <ResponseView {...response} />}
      {cursor !== undefined && (
        <Button small variant="secondary" onClick={() => onNextPage(cursor)}>
          <Translate id="api.try.nextPage">Next page</Translate>
        </Button>
      )}
    </div>
  );
}
