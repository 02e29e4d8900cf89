import Link from '@docusaurus/Link';
import type {Source} from '../types';

/** A link to a page, or to a section of it, by both of their titles. */
export function SourceLink({url, page, section}: Source) {
  return (
    <Link to={url}>
      {section ? `${page} › ` : page}
      {section && <strong>{section}</strong>}
    </Link>
  );
}
