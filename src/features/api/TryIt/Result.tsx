import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {languageTag} from '@site/src/lib/locale';
import type {Operation} from '@site/src/lib/apiOperation';
import {Advice} from './Advice';
import {AnswerView} from './AnswerView';
import {statusLine} from './reason';
import {TIMEOUT_MS} from './send';
import type {TryItState} from './useTryIt';
import styles from './styles.lazy.module.css';

export interface ResultProps {
  readonly operation: Operation;
  readonly state: TryItState;
  readonly onSend: () => void;
  readonly onNextPage: (cursor: string) => void;
}

/** What happened, in a line: shown, and said by screen readers. */
function summarize(state: TryItState): string {
  if (state.status !== 'done') {
    return state.status === 'sending'
      ? translate({id: 'api.try.status.sending', message: 'The request is under way.'})
      : '';
  }
  const {outcome} = state;
  switch (outcome.kind) {
    case 'answer':
      return translate(
        {
          id: 'api.try.status.answer',
          message: '{status}, after {time} ms',
          description: 'Status as in 200 OK, time in milliseconds',
        },
        {
          status: statusLine(outcome.answer.status),
          time: new Intl.NumberFormat(languageTag).format(outcome.answer.ms),
        },
      );
    case 'stopped':
      return translate({id: 'api.try.status.stopped', message: 'Stopped.'});
    case 'timeout':
      return translate(
        {id: 'api.try.status.timeout', message: 'No answer came within {seconds} seconds.'},
        {seconds: String(TIMEOUT_MS / 1000)},
      );
    case 'offline':
      return translate({id: 'api.try.status.offline', message: 'Your device is offline.'});
    case 'unreachable':
      return translate({
        id: 'api.try.status.unreachable',
        message: 'The API could not be reached.',
      });
  }
}

/** What came of the last request, and what to do next. */
export function Result({operation, state, onSend, onNextPage}: ResultProps): ReactNode {
  const outcome = state.status === 'done' ? state.outcome : undefined;
  const isFine = outcome?.kind === 'answer' && outcome.answer.status < 400;
  return (
    <div className={styles.result}>
      <p role="status" className={styles.status} data-tone={isFine ? 'good' : 'plain'}>
        {summarize(state)}
      </p>
      {outcome && <Advice operation={operation} outcome={outcome} onSend={onSend} />}
      {outcome?.kind === 'answer' && (
        <AnswerView
          answer={outcome.answer}
          hasPages={operation.parameters.some(({name}) => name === 'cursor')}
          onNextPage={onNextPage}
        />
      )}
    </div>
  );
}
