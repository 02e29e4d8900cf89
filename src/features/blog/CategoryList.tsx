import blogIndex from '@generated/blog-index/default/posts.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CategoryMark} from './CategoryMark';
import {Feeds} from './Feeds';
import metaStyles from './meta.route.module.css';
import styles from './list.route.module.css';

export interface CategoryListProps {
  /** From the blog plugin: it knows the descriptions of blog/tags.yml. */
  readonly tags: readonly {readonly permalink: string; readonly description?: string}[];
}

/** The categories, each with a word about it. */
export function CategoryList({tags}: CategoryListProps): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <Layout>
      <main className={styles.main}>
        <header className={styles.masthead}>
          <Heading as="h1" className={styles.title}>
            <Translate id="blog.categories.heading">Categories</Translate>
          </Heading>
          <p className={styles.intro}>
            <Translate id="blog.categories.intro">
              Four kinds of posts, each with its own pattern on the grid.
            </Translate>
          </p>
        </header>
        <div className={styles.results}>
          {blogIndex.categories.map(({slug, label, permalink, count}) => (
            <article key={slug} className={styles.entry}>
              <div className={clsx(metaStyles.meta, styles.meta)}>
                <span>
                  {selectMessage(
                    count,
                    translate({id: 'blog.results.all', message: 'One post|{count} posts'}, {count}),
                  )}
                </span>
              </div>
              <div className={styles.words}>
                <Heading as="h2" className={styles.entryTitle}>
                  <Link to={permalink}>{label}</Link>
                </Heading>
                <p className={styles.excerpt}>
                  {tags.find((tag) => tag.permalink === permalink)?.description}
                </p>
              </div>
              <div className={styles.plate}>
                <CategoryMark category={slug} size={56} />
              </div>
            </article>
          ))}
        </div>
        <footer className={styles.foot}>
          <Link to="/blog/">
            <Translate id="blog.allPosts">All posts</Translate>
          </Link>
          <Feeds />
        </footer>
      </main>
    </Layout>
  );
}
