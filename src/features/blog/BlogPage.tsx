import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {BlogFeeds} from './BlogFeeds';
import styles from './list.route.module.css';

interface BlogPageProps {
  readonly title: string;
  readonly intro: ReactNode;
  /** Before the feeds, below the list. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** Shared by the lists of the blog. */
export function BlogPage({title, intro, foot, children}: BlogPageProps) {
  return (
    <Layout>
      <main className={clsx('page-column', styles.main)}>
        <header className={styles.masthead}>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <p className="intro">{intro}</p>
        </header>
        {children}
        <footer className={styles.foot}>
          {foot}
          <BlogFeeds />
        </footer>
      </main>
    </Layout>
  );
}
