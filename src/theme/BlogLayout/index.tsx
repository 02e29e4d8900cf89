/*
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogLayout: no sidebar, a column for reading, and
 * the contents beside it.
 */
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './layout.route.module.css';

export default function BlogLayout({toc, children, sidebar: _none, ...layout}: Props): ReactNode {
  return (
    <Layout {...layout}>
      <div className={clsx(styles.layout, toc && styles.withContents)}>
        <main className={styles.main}>{children}</main>
        {toc && <div className={styles.contents}>{toc}</div>}
      </div>
    </Layout>
  );
}
