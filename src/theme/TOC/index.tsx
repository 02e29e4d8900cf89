/*
 * Wraps @docusaurus/theme-classic's TOC in a landmark: beside a blog post it stands in none.
 */
import {translate} from '@docusaurus/Translate';
import OriginalTOC from '@theme-original/TOC';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export default function TOC(props: ComponentProps<typeof OriginalTOC>): ReactNode {
  return (
    <nav
      className={styles.landmark}
      aria-label={translate({id: 'toc.label', message: 'On this page'})}
    >
      <OriginalTOC {...props} />
    </nav>
  );
}
