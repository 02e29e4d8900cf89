import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {GridMark} from '@site/src/components/GridMark';
import styles from './list.route.module.css';

const DARK = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const MARK_SIZE = 56;
/** Long enough that somebody who types is not talked to at each letter. */
const PAUSE_MS = 800;

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

/** Says that the texts of the posts did not load, so that a search looks at the list alone. */
export function PartialNote({onRetry}: {readonly onRetry: () => void}): ReactNode {
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

/** Tells screen readers what was found, after a pause; an empty text says nothing. */
export function ResultStatus({text}: {readonly text: string}): ReactNode {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  );
}
