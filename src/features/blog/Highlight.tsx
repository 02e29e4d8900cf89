import type {ReactNode} from 'react';
import styles from './list.route.module.css';

export interface HighlightProps {
  readonly text: string;
  /** Words to mark, in lower case. */
  readonly words: ReadonlySet<string>;
}

export function Highlight({text, words}: HighlightProps): ReactNode {
  return text.split(/([\p{L}\p{N}\p{M}]+)/u).map((part, index) =>
    words.has(part.toLowerCase()) ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
