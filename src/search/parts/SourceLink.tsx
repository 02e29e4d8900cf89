import type {ReactNode} from 'react';
import {InPlaceLink} from '@site/src/components/InPlaceLink';
import type {Source} from '../types';

/** A source with words to highlight there. */
export interface MarkedSource extends Source {
  readonly words?: readonly string[] | undefined;
}

export interface SourceLinkProps {
  readonly source: MarkedSource;
  readonly className?: string | undefined;
  /** Leads to the source. */
  readonly onFollow: (source: MarkedSource) => void;
}

/** A link to a page, or to a section of it, by both of their titles. */
export function SourceLink({source, className, onFollow}: SourceLinkProps): ReactNode {
  const {url, page, section} = source;
  return (
    <InPlaceLink to={url} className={className} onChoose={() => onFollow(source)}>
      {section ? `${page} › ` : page}
      {section && <strong>{section}</strong>}
    </InPlaceLink>
  );
}
