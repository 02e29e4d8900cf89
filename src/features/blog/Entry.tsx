import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CategoryMark} from './CategoryMark';
import metaStyles from './meta.route.module.css';
import styles from './list.route.module.css';

const MARK_SIZE = 56;
/** The size at which its cells fit the 72 px cells of the backdrop. */
const FEATURED_MARK_SIZE = 202;

export interface EntryProps {
  readonly to: string;
  readonly title: ReactNode;
  readonly excerpt: ReactNode;
  /** Slug of the category whose mark it has. */
  readonly category: string;
  /** Set larger. */
  readonly isFeatured?: boolean;
  /** Its date, or how many posts it has. */
  readonly children: ReactNode;
}

/** A post, or a category, of a list. */
export function Entry(props: EntryProps): ReactNode {
  const {to, title, excerpt, category, isFeatured = false, children} = props;
  return (
    <article className={clsx(styles.entry, isFeatured && styles.featured)}>
      <div className={clsx(metaStyles.meta, styles.meta)}>{children}</div>
      <div className={styles.words}>
        {/* Without an id: the theme's heading would add a link to itself. */}
        <Heading as="h2" className={styles.entryTitle}>
          <Link to={to}>{title}</Link>
        </Heading>
        <p className={styles.excerpt}>{excerpt}</p>
      </div>
      <div className={styles.plate} data-surface={isFeatured ? 'night' : undefined}>
        <CategoryMark category={category} size={isFeatured ? FEATURED_MARK_SIZE : MARK_SIZE} />
      </div>
    </article>
  );
}
