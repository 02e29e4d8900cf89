import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {IndexedCategory, IndexedPost} from '@site/src/plugins/blog-index/types';
import {CategoryMark} from './CategoryMark';
import {PostMeta} from './PostMeta';
import styles from './list.route.module.css';

const MARK_SIZE = 56;
/** Its cells then stand in the 72 px cells of the backdrop. */
const FEATURED_MARK_SIZE = 202;

interface HighlightProps {
  readonly text: string;
  /** Words to mark, in lower case. */
  readonly words: ReadonlySet<string>;
}

function Highlight({text, words}: HighlightProps): ReactNode {
  return text.split(/([\p{L}\p{N}\p{M}]+)/u).map((part, index) =>
    words.has(part.toLowerCase()) ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

export interface PostEntryProps extends Pick<HighlightProps, 'words'> {
  readonly post: IndexedPost;
  readonly category: IndexedCategory | undefined;
  readonly isFeatured: boolean;
}

/** One post of the list; the newest is set larger. */
export function PostEntry({post, category, words, isFeatured}: PostEntryProps): ReactNode {
  return (
    <article className={clsx(styles.entry, isFeatured && styles.featured)}>
      <PostMeta
        category={category}
        date={post.date}
        readingTime={post.readingTime}
        className={styles.meta}
      />
      <div className={styles.words}>
        {/* Without an id: the theme's heading would add a link to itself. */}
        <Heading as="h2" className={styles.entryTitle}>
          <Link to={post.permalink}>
            <Highlight text={post.title} words={words} />
          </Link>
        </Heading>
        <p className={styles.excerpt}>
          <Highlight text={post.excerpt} words={words} />
        </p>
      </div>
      <div className={styles.plate} data-surface={isFeatured ? 'night' : undefined}>
        <CategoryMark category={post.category} size={isFeatured ? FEATURED_MARK_SIZE : MARK_SIZE} />
      </div>
    </article>
  );
}
