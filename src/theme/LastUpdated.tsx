/*
 * Wraps @docusaurus/theme-classic's LastUpdated in an item: its date is a property, which outside of
 * an item says nothing.
 */
import OriginalLastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

export default function LastUpdated(props: Props): ReactNode {
  return (
    <span itemScope itemType="https://schema.org/TechArticle">
      <OriginalLastUpdated {...props} />
    </span>
  );
}
