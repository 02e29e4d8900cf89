import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import type {Operation} from '@site/src/lib/apiOperation';
import {readProblem, waitSeconds, type Problem} from './problem';
import {Retry} from './Retry';
import type {Answer, Outcome} from './send';
import {StatusAdvice} from './StatusAdvice';
import styles from './styles.lazy.module.css';

export interface AdviceProps {
  readonly operation: Operation;
  readonly outcome: Outcome;
  readonly onSend: () => void;
}

function NoAnswer({operation, outcome}: Omit<AdviceProps, 'onSend'>): ReactNode {
  const {statusUrl} = useSiteConfig();
  if (outcome.kind === 'offline') {
    return (
      <Translate id="api.try.offline">
        Connect to the network, then send again. What you typed is still here.
      </Translate>
    );
  }
  if (outcome.kind === 'unreachable') {
    const status = (
      <Link href={statusUrl}>
        <Translate id="api.try.unreachable.status">status page</Translate>
      </Link>
    );
    return (
      <Translate id="api.try.unreachable" values={{status}}>
        {
          'A network, a firewall or an extension may keep the request from it, or it is down: the {status} knows. Then send again. What you typed is still here.'
        }
      </Translate>
    );
  }
  return operation.method === 'POST' ? (
    <Translate id="api.try.unknownStart">
      The run may have been started all the same. Send again with the same Idempotency-Key: it is
      started once.
    </Translate>
  ) : (
    <Translate id="api.try.again">Send again whenever you like.</Translate>
  );
}

/** What the API itself says: in English on every page. */
function InItsWords({problem}: {readonly problem: Problem}): ReactNode {
  const {detail, errors} = problem;
  return (
    <div lang="en" translate="no" className={styles.words}>
      {detail !== undefined && <p>{detail}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map((error) => (
            <li key={`${error.pointer} ${error.detail}`}>
              <code>{error.pointer}</code> {error.detail}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface AnswerAdviceProps {
  readonly answer: Answer;
  readonly operation: Operation;
  readonly onSend: () => void;
}

function AnswerAdvice({answer, operation, onSend}: AnswerAdviceProps): ReactNode {
  const problem = readProblem(answer.json);
  return (
    <>
      <p>
        <StatusAdvice answer={answer} type={problem.type} operation={operation} />
      </p>
      {answer.status >= 400 && <InItsWords problem={problem} />}
      {answer.status === 429 && <Retry seconds={waitSeconds(answer)} onSend={onSend} />}
    </>
  );
}

/** What to do about a request that did not bring what was asked for. */
export function Advice({operation, outcome, onSend}: AdviceProps): ReactNode {
  if (outcome.kind === 'answer') {
    const {answer} = outcome;
    return answer.status < 400 && answer.json !== undefined ? null : (
      <div className={styles.advice}>
        {/* The key starts the countdown of each 429 anew. */}
        <AnswerAdvice
          key={`${answer.status} ${answer.ms} ${answer.text}`}
          answer={answer}
          operation={operation}
          onSend={onSend}
        />
      </div>
    );
  }
  return (
    <div className={styles.advice}>
      <p>
        <NoAnswer operation={operation} outcome={outcome} />
      </p>
    </div>
  );
}
