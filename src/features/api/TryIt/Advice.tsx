import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import type {Operation} from '@site/src/lib/apiOperation';
import {readProblem, waitSeconds, type Problem} from './answer';
import type {Answer, Outcome} from './request';
import {Retry} from './Retry';
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

function WrongKey(): ReactNode {
  const {portalUrl} = useSiteConfig();
  const portal = (
    <Link href={portalUrl}>
      <Translate id="api.try.wrongKey.portal">the portal</Translate>
    </Link>
  );
  return (
    <Translate id="api.try.wrongKey" values={{portal}}>
      {
        'The API does not know this key, or it was revoked. Check that you copied all of it, or create a new one in {portal}, under Settings, then API keys.'
      }
    </Translate>
  );
}

interface StatusAdviceProps {
  readonly answer: Answer;
  readonly problem: Problem;
  readonly operation: Operation;
}

/** What to do about an answer, by its status. */
function StatusAdvice({answer: {status, json}, problem, operation}: StatusAdviceProps): ReactNode {
  if (status >= 500) {
    return operation.method === 'POST' ? (
      <Translate id="api.try.serverFault.post">
        Something went wrong on our side. Wait a moment, then send again with the same
        Idempotency-Key: the run is started once.
      </Translate>
    ) : (
      <Translate id="api.try.serverFault">
        Something went wrong on our side. Wait a moment, then send again.
      </Translate>
    );
  }
  if (json === undefined) {
    return (
      <Translate id="api.try.noJson">
        The answer is no JSON, so it may not come from the API: a proxy or the login page of a
        network answers like this. It stands below as it came.
      </Translate>
    );
  }
  switch (status) {
    case 401:
      return <WrongKey />;
    case 403:
      return (
        <Translate id="api.try.forbidden">
          The role of this key is too narrow. Ask an administrator of your account for another.
        </Translate>
      );
    case 404:
      return (
        <Translate id="api.try.notFound">
          There is no such thing in your account. Check the id, then send again.
        </Translate>
      );
    case 409:
      return (
        <Translate id="api.try.conflict">
          The first request with this Idempotency-Key is still being handled. Wait a few seconds,
          then send again as it is.
        </Translate>
      );
    case 422:
      return problem.type === 'idempotency-key-reused' ? (
        <Translate id="api.try.reusedKey">
          This Idempotency-Key belongs to a run with other content. Make a new one above, then send
          again.
        </Translate>
      ) : (
        <Translate id="api.try.fields">
          The API does not accept the content. Change what it names, then send again:
        </Translate>
      );
    case 429:
      return (
        <Translate id="api.try.tooMany">
          This key has used up its requests for this minute.
        </Translate>
      );
    default:
      return (
        <Translate id="api.try.badRequest">
          The API does not accept the request. Change what it names, then send again:
        </Translate>
      );
  }
}

/** What the API itself says: in English on every page. */
function InItsWords({detail, errors}: Problem): ReactNode {
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

/** What to do about a request that did not bring what was asked for. */
export function Advice({operation, outcome, onSend}: AdviceProps): ReactNode {
  if (outcome.kind !== 'answer') {
    return (
      <div className={styles.advice}>
        <p>
          <NoAnswer operation={operation} outcome={outcome} />
        </p>
      </div>
    );
  }
  const {answer} = outcome;
  const problem = readProblem(answer.json);
  return answer.status < 400 && answer.json !== undefined ? null : (
    <div className={styles.advice}>
      <p>
        <StatusAdvice answer={answer} problem={problem} operation={operation} />
      </p>
      {answer.status >= 400 && <InItsWords {...problem} />}
      {answer.status === 429 && (
        // The key starts the countdown of each answer anew.
        <Retry key={`${answer.ms} ${answer.text}`} seconds={waitSeconds(answer)} onSend={onSend} />
      )}
    </div>
  );
}
