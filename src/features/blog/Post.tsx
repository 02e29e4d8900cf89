import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {CategoryMark} from './CategoryMark';
import {Feeds} from './Feeds';
import {PostMeta} from './PostMeta';
import styles from './post.route.module.css';

const MARK_SIZE = 40;

export interface PostHeaderProps {
  /** Below the byline. */
  readonly children?: ReactNode;
}

/** Above a post: category, date, reading time, title, byline. */
export function PostHeader({children}: PostHeaderProps): ReactNode {
  const {metadata} = useBlogPost();
  const {title, date, readingTime, tags, authors} = metadata;
  return (
    <header className={styles.header}>
      <PostMeta
        category={tags[0]}
        date={date.slice(0, 'YYYY-MM-DD'.length)}
        readingTime={Math.max(1, Math.ceil(readingTime ?? 1))}
      />
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- a page's title has no link to itself */}
      <h1 className={styles.title}>{title}</h1>
      {authors.map(({key, name, title: role}) => (
        <p key={key ?? name} className={styles.byline}>
          <span className={styles.author}>{name}</span>
          {role && <span>{role}</span>}
        </p>
      ))}
      {children}
    </header>
  );
}

/** Below a post: its category, all posts, the feeds. */
export function PostFooter(): ReactNode {
  const [tag] = useBlogPost().metadata.tags;
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
