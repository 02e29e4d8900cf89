import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import styles from './list.route.module.css';

export interface PartialNoteProps {
  readonly onRetry: () => void;
}

/** Says that the texts of the posts did not come, so that a search looks at the list alone. */
export function PartialNote({onRetry}: PartialNoteProps): ReactNode {
  return (
    <div role="alert" className={styles.partial}>
      <p>
        <Translate id="blog.partial.text">
          The texts of the posts could not be loaded: only titles and summaries were searched.
        </Translate>
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Translate id="blog.partial.retry">Try again</Translate>
      </Button>
    </div>
  );
}
