/* Wraps @docusaurus/theme-classic's DocRoot: hands it the lists of the sections that pages brought along (src/plugins/page-weight), and holds header, lists and page to one width. */
import OriginalDocRoot from '@theme-original/DocRoot';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import {useMemo, type ReactNode} from 'react';
import {loadedSections} from '@site/src/lib/docsSections';
import styles from './layout.route.module.css';

export default function DocRoot(props: Props): ReactNode {
  const version = useDocsVersion();
  const complete = useMemo(() => ({...version, docsSidebars: loadedSections}), [version]);
  return (
    <DocsVersionProvider version={complete}>
      <div className={styles.root}>
        <OriginalDocRoot {...props} />
      </div>
    </DocsVersionProvider>
  );
}
