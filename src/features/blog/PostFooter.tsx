import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {CategoryMark} from './CategoryMark';
import {Feeds} from './Feeds';
import styles from './post.route.module.css';

const MARK_SIZE = 40;

/** What follows a post: its category, all posts, the feeds. */
export function PostFooter(): ReactNode {
  const {metadata} = useBlogPost();
  const [tag] = metadata.tags;
  return (
    <footer className={styles.footer}>
      {tag && (
        <CategoryMark
          category={tag.permalink.split('/').filter(Boolean).at(-1) ?? ''}
          size={MARK_SIZE}
        />
      )}
      <div className={styles.links}>
        {tag && (
          <Link to={tag.permalink}>
            <Translate
              id="blog.post.moreOf"
              description="Link to the posts of a category, such as Tutorial"
              values={{category: tag.label}}
            >
              {'More in “{category}”'}
            </Translate>
          </Link>
        )}
        <Link to="/blog/">
          <Translate id="blog.allPosts">All posts</Translate>
        </Link>
      </div>
      <Feeds />
    </footer>
  );
}
