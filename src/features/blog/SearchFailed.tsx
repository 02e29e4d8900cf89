import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import styles from './list.route.module.css';

export interface SearchFailedProps {
  readonly onRetry: () => void;
}

/** Says that the search failed, so that the list is not filtered. */
export function SearchFailed({onRetry}: SearchFailedProps): ReactNode {
  return (
    <div role="alert" className={styles.failed}>
      <p>
        <Translate id="blog.failed.text">
          The posts could not be searched. Check the connection, then try again.
        </Translate>
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Translate id="blog.failed.retry">Try again</Translate>
      </Button>
    </div>
  );
}
