import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Spinner} from '@site/src/components/Spinner';
import styles from './styles.module.css';

export interface LoadingPartProps {
  readonly failed: boolean;
  readonly loadingLabel: string;
  readonly failedText: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Holds the place of a part that loads on first use, and offers another try if it fails. */
export function LoadingPart(props: LoadingPartProps): ReactNode {
  const {failed, loadingLabel, failedText, retryLabel, onRetry} = props;
  return (
    <div className={styles.part}>
      {failed ? (
        <div role="alert" className={styles.failed}>
          <p>{failedText}</p>
          <Button variant="secondary" onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      ) : (
        <Spinner label={loadingLabel} />
      )}
    </div>
  );
}
