/*
 * Replaces @docusaurus/theme-classic 3.10.2's TOC by a landmark, which it is not beside blog posts;
 * src/features/reading places it.
 */
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';
import {contentsLabel} from '@site/src/features/reading/Contents';

export default function TOC({className: _none, ...items}: Props): ReactNode {
  return (
    <nav className="thin-scrollbar" aria-label={contentsLabel}>
      <TOCItems
        {...items}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
