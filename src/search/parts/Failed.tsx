import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {retryLabel} from '@site/src/data/commonTexts';
import type {FailureReason} from '../useSearch';
import {failureTexts} from './texts';
import styles from './styles.lazy.module.css';

export interface FailedProps {
  readonly reason: FailureReason;
  readonly onRetry?: (() => void) | undefined;
}

/** Tells why there are no results, with another try. */
export function Failed({reason, onRetry}: FailedProps): ReactNode {
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
