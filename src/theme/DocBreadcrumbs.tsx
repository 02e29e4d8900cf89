/* Replaces @docusaurus/theme-classic's DocBreadcrumbs, which begins at the site's home page and knows nothing of sections. */
import type {ReactNode} from 'react';
import {DocTrail} from '@site/src/features/docs/DocTrail';

export default function DocBreadcrumbs(): ReactNode {
  return <DocTrail />;
}
