/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Layout: header, footer and contexts are above the
 * routes (src/theme/ThemeProvider). Names the page's Markdown twin in the head; pages of the
 * documentation name theirs themselves, since their layout also wraps addresses without a page
 * (src/theme/DocItem/Layout).
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import styles from '@docusaurus/theme-classic/lib/theme/Layout/styles.module.css';
import {PageMetadata, SkipToContentFallbackId, ThemeClassNames} from '@docusaurus/theme-common';
import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import useRouteContext from '@docusaurus/useRouteContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {TwinLink} from '@site/src/features/pageMarkdown/TwinLink';

/** `native` is Docusaurus' own route for everything that is no page. */
const WITHOUT: readonly string[] = ['native', 'docusaurus-plugin-content-docs'];

export default function Layout({children, title, description, wrapperClassName}: Props): ReactNode {
  const {plugin} = useRouteContext();
  return (
    <PluginHtmlClassNameProvider>
      {!WITHOUT.includes(plugin.name) && <TwinLink />}
      <PageMetadata title={title} description={description} />
      <div
        id={SkipToContentFallbackId}
        className={clsx(
          ThemeClassNames.layout.main.container,
          ThemeClassNames.wrapper.main,
          styles.mainWrapper,
          wrapperClassName,
        )}
      >
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
      </div>
    </PluginHtmlClassNameProvider>
  );
}
