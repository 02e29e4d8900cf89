import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {GridMark} from '@site/src/components/GridMark';
import styles from './list.route.module.css';

const DARK = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const MARK_SIZE = 56;

export interface NoPostsProps {
  readonly text: string;
  readonly onClear: () => void;
}

/** An unlit grid, what was not found, and how to see all posts again. */
export function NoPosts({text, onClear}: NoPostsProps): ReactNode {
  return (
    <div className={styles.empty}>
      <GridMark pattern={DARK} size={MARK_SIZE} />
      <p className={styles.emptyText}>{text}</p>
      <Button variant="secondary" onClick={onClear}>
        <Translate id="blog.empty.clear">Clear the search</Translate>
      </Button>
    </div>
  );
}

/** Says that the search failed, so that the list is not filtered. */
export function SearchFailed({onRetry}: {readonly onRetry: () => void}): ReactNode {
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
