import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Operation} from '@site/src/lib/apiOperation';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {readProblem, waitSeconds, type Problem} from './response';
import type {Outcome} from './request';
import {Retry} from './Retry';
import styles from './styles.lazy.module.css';

interface AdviceProps {
  readonly operation: Operation;
  readonly outcome: Outcome;
  readonly onSend: () => void;
}

function Unreachable() {
  const status = (
    <Link href={useSiteConfig().statusUrl}>
      <Translate id="api.try.unreachable.status">status page</Translate>
    </Link>
  );
  return (
    <Translate id="api.try.unreachable" values={{status}}>
      {
        'A network, a firewall or a browser extension may block the request, or the API may be down: check its {status}. Then send again. What you typed is still here.'
      }
    </Translate>
  );
}

function WrongKey() {
  const portal = (
    <Link href={useSiteConfig().portalUrl}>
      <Translate id="api.try.wrongKey.portal">the portal</Translate>
    </Link>
  );
  return (
    <Translate id="api.try.wrongKey" values={{portal}}>
      {
        "The API doesn't know this key, or it was revoked. Check that you copied all of it, or create a new one in {portal}, under Settings, then API keys."
      }
    </Translate>
  );
}

/** Advice by outcome; a run that may have started has its own. */
const ADVICE = {
  offline: (
    <Translate id="api.try.offline">
      Connect to the network, then send again. What you typed is still here.
    </Translate>
  ),
  unreachable: <Unreachable />,
  unknownStart: (
    <Translate id="api.try.unknownStart">
      The run may have started anyway. Send again with the same Idempotency-Key: the run starts only
      once.
    </Translate>
  ),
  noResponse: <Translate id="api.try.again">Send again whenever you like.</Translate>,
  noJson: (
    <Translate id="api.try.noJson">
      The response isn't JSON, so it may come from a proxy or from a network's login page instead of
      the API. Here it is, unchanged.
    </Translate>
  ),
  reusedKey: (
    <Translate id="api.try.reusedKey">
      This Idempotency-Key was already used for a run with different content. Create a new one
      above, then send again.
    </Translate>
  ),
  400: (
    <Translate id="api.try.badRequest">
      The API rejected the request. Correct the following, then send again:
    </Translate>
  ),
  401: <WrongKey />,
  403: (
    <Translate id="api.try.forbidden">
      This key's role doesn't allow this request. Ask an administrator of your account for another
      key.
    </Translate>
  ),
  404: (
    <Translate id="api.try.notFound">
      Your account has nothing with this id. Check the id, then send again.
    </Translate>
  ),
  409: (
    <Translate id="api.try.conflict">
      The first request with this Idempotency-Key is still being processed. Wait a few seconds, then
      send it again unchanged.
    </Translate>
  ),
  422: (
    <Translate id="api.try.fields">
      The API rejected the content. Correct the following, then send again:
    </Translate>
  ),
  429: (
    <Translate id="api.try.tooMany">This key has used up its requests for this minute.</Translate>
  ),
  500: (
    <Translate id="api.try.serverFault">
      Something went wrong on our side. Wait a moment, then send again.
    </Translate>
  ),
  faultOfStart: (
    <Translate id="api.try.serverFault.post">
      Something went wrong on our side. Wait a moment, then send again with the same
      Idempotency-Key: the run starts only once.
    </Translate>
  ),
};

function adviceFor(outcome: Outcome, {method}: Operation, problem?: Problem): keyof typeof ADVICE {
  if (outcome.kind === 'offline' || outcome.kind === 'unreachable') {
    return outcome.kind;
  }
  if (outcome.kind !== 'response') {
    return method === 'POST' ? 'unknownStart' : 'noResponse';
  }
  const {status, json} = outcome.response;
  if (status >= 500) {
    return method === 'POST' ? 'faultOfStart' : 500;
  }
  if (json === undefined) {
    return 'noJson';
  }
  if (problem?.type === 'idempotency-key-reused') {
    return 'reusedKey';
  }
  return status in ADVICE ? (status as keyof typeof ADVICE) : 400;
}

/** The API's own message, which is English on every page. */
function InItsWords({detail, errors}: Problem) {
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

/** Advice after a request that failed. */
export function Advice({operation, outcome, onSend}: AdviceProps) {
  const response = outcome.kind === 'response' ? outcome.response : undefined;
  if (response && response.status < 400 && response.json !== undefined) {
    return null;
  }
  const problem = response && response.status >= 400 ? readProblem(response.json) : undefined;
  const advice = adviceFor(outcome, operation, problem);
  return (
    <div className={styles.advice}>
      {/* Another advice is another paragraph: its text may have been translated by the browser. */}
      <p key={advice}>{ADVICE[advice]}</p>
      {problem && <InItsWords {...problem} />}
      {response?.status === 429 && (
        // The key starts the countdown of each response anew.
        <Retry
          key={`${response.ms} ${response.text}`}
          seconds={waitSeconds(response)}
          onSend={onSend}
        />
      )}
    </div>
  );
}
