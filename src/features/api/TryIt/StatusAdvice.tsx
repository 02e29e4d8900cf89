import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import type {Operation} from '@site/src/lib/apiOperation';
import type {Answer} from './send';

export interface StatusAdviceProps {
  readonly answer: Answer;
  /** Last part of the problem's type. */
  readonly type: string | undefined;
  readonly operation: Operation;
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

function ServerFault({operation}: Pick<StatusAdviceProps, 'operation'>): ReactNode {
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

/** What to do about an answer, by its status. */
export function StatusAdvice({answer, type, operation}: StatusAdviceProps): ReactNode {
  const {status, json} = answer;
  if (status >= 500) {
    return <ServerFault operation={operation} />;
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
      return type === 'idempotency-key-reused' ? (
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
