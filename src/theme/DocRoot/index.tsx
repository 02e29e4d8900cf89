/*
 * Ejected from @docusaurus/theme-classic 3.10.2, DocRoot: hands the theme the lists of the sections that
 * pages brought along (src/plugins/page-weight), holds header, lists and page to one width, and loads the
 * text for missing pages when one is missing.
 */
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {
  DocsSidebarProvider,
  DocsVersionProvider,
  useDocRootMetadata,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import {lazy, Suspense, useMemo, type ReactNode} from 'react';
import {loadedSections} from '@site/src/lib/docsSections';
import styles from './layout.route.module.css';

const NotFound = lazy(() => import('@theme/NotFound/Content'));

function Page(props: Props): ReactNode {
  const metadata = useDocRootMetadata(props);
  if (!metadata) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  const {docElement, sidebarName, sidebarItems} = metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
        <DocRootLayout>{docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}

export default function DocRoot(props: Props): ReactNode {
  const version = useDocsVersion();
  const complete = useMemo(() => ({...version, docsSidebars: loadedSections}), [version]);
  return (
    <DocsVersionProvider version={complete}>
      <div className={styles.root}>
        <Page {...props} />
      </div>
    </DocsVersionProvider>
  );
}
