import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Button} from '@site/src/components/Button';
import {retryLabel} from '@site/src/data/commonTexts';
import type {FailureReason} from '../useSearch';
import styles from './styles.lazy.module.css';

/** Why there are no results, and what to do. */
const failureTexts: Readonly<Record<FailureReason, string>> = {
  'no-index': translate({
    id: 'search.failed.noIndex',
    message:
      'The search index belongs to the built site. Run “npm run build” once, then start again.',
  }),
  offline: translate({
    id: 'search.failed.offline',
    message: "You're offline. Try again once the connection is back.",
  }),
  network: translate({
    id: 'search.failed.network',
    message: "The search index couldn't be loaded. Check the connection, then try again.",
  }),
  unsupported: translate({
    id: 'search.failed.unsupported',
    message:
      'Your browser or your network blocks the search. You can still browse the documentation and the knowledge base.',
  }),
  timeout: translate({
    id: 'search.failed.timeout',
    message: "The search didn't respond in time. Try again.",
  }),
};

interface FailedProps {
  readonly reason: FailureReason;
  readonly onRetry?: (() => void) | undefined;
}

/** Tells why there are no results, with another try. */
export function Failed({reason, onRetry}: FailedProps) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{failureTexts[reason]}</p>
      <div className="inline-row">
        {onRetry && (
          <Button variant="secondary" small onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        <Link to="/documentation/" className="action-link">
          <Translate id="search.nothing.documentation">Browse the documentation</Translate>
        </Link>
      </div>
    </div>
  );
}
