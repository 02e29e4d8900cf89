/*
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogLayout: no sidebar, and the layout of all pages to
 * read.
 */
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import {Reading} from '@site/src/features/reading';

export default function BlogLayout({toc, children, sidebar: _none, ...layout}: Props) {
  return (
    <Layout {...layout}>
      <main className="page-column">
        <Reading toc={toc}>{children}</Reading>
      </main>
    </Layout>
  );
}
