import {useEffect, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Spinner} from '@site/src/components/Spinner';
import {useLazyModule} from '@site/src/lib/useLazyModule';
import styles from '@site/src/components/Spinner/styles.module.css';

interface LoadFailedProps {
  /** Names the part that could not be loaded, and an alternative. */
  readonly children: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Takes the place of a part that could not be loaded, and offers another try. */
export function LoadFailed({children, retryLabel, onRetry}: LoadFailedProps) {
  return (
    <div role="alert" className={styles.part}>
      <p>{children}</p>
      <Button variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

interface LazyPartProps<T> {
  /** Dynamic import; it must be the same function on every render. */
  readonly load: () => Promise<T>;
  /** Loading waits until this is true. */
  readonly when?: boolean;
  readonly loadingLabel: string;
  readonly failedText: ReactNode;
  readonly retryLabel: string;
  readonly children: (module: T) => ReactNode;
}

/** A part of a page whose code comes on first use. */
export function LazyPart<T>(props: LazyPartProps<T>) {
  const {load, when = true, loadingLabel, failedText, retryLabel, children} = props;
  const [part, start] = useLazyModule(load);

  useEffect(() => {
    if (when) {
      start();
    }
  }, [when, start]);

  if (part.status === 'ready') {
    return children(part.module);
  }
  return part.status === 'failed' ? (
    <LoadFailed retryLabel={retryLabel} onRetry={start}>
      {failedText}
    </LoadFailed>
  ) : (
    <div className={styles.part}>
      <Spinner label={loadingLabel} />
    </div>
  );
}
