import type {ReactNode} from 'react';
import type {ExcerptPart} from '@site/src/lib/siteSearch/types';

export interface ExcerptProps {
  readonly parts: readonly ExcerptPart[];
  readonly id?: string;
  readonly className?: string;
}

/** A piece of a page with the words that were looked for marked: text, never markup. */
export function Excerpt({parts, id, className}: ExcerptProps): ReactNode {
  return (
    <span id={id} className={className}>
      {parts.map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
