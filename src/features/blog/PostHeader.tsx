import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {PostMeta} from './PostMeta';
import styles from './post.route.module.css';

export interface PostHeaderProps {
  /** What else stands below the byline. */
  readonly children?: ReactNode;
}

/** What stands above a post: category, date, reading time, title, byline. */
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
