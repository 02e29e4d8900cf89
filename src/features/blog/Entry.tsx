import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import metaStyles from './meta.route.module.css';
import styles from './list.route.module.css';

interface EntryProps {
  readonly to: string;
  readonly title: ReactNode;
  readonly excerpt: ReactNode;
  /** The cover of a post, or the mark of a category. */
  readonly picture: ReactNode;
  /** Set larger. */
  readonly isFeatured?: boolean;
  /** Its date, or how many posts it has. */
  readonly children: ReactNode;
}

/** A post, or a category, of a list. */
export function Entry(props: EntryProps) {
  const {to, title, excerpt, picture, isFeatured = false, children} = props;
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
      {picture}
    </article>
  );
}
