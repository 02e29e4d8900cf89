import {Fragment, type ReactNode} from 'react';
import {splitAtWords} from '@site/src/lib/searchWords';
import styles from './list.route.module.css';

export interface HighlightProps {
  readonly text: string;
  /** Folded words; those that begin with one are marked. */
  readonly words: readonly string[];
}

export function Highlight({text, words}: HighlightProps): ReactNode {
  if (words.length === 0) {
    return text;
  }
  return splitAtWords(text, words).map((part, index) =>
    part.found ? (
      // Parts have no identity but their place.
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
