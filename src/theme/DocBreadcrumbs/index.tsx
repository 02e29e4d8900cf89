/*
 * Replaces @docusaurus/theme-classic 3.10's: the way up begins at the documentation and names the
 * section (src/features/docs). Beside it, and in the head, is the page's Markdown twin.
 */
import type {ReactNode} from 'react';
import {DocTrail} from '@site/src/features/docs/DocTrail';
import {MarkdownLinks} from '@site/src/features/pageMarkdown/MarkdownLinks';
import {TwinLink} from '@site/src/features/pageMarkdown/TwinLink';
import styles from './layout.route.module.css';

export default function DocBreadcrumbs(): ReactNode {
  return (
    <div className={styles.row}>
      <TwinLink />
      <DocTrail />
      <MarkdownLinks />
    </div>
  );
}
