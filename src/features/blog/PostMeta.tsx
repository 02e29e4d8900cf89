import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {LocalDate} from '@site/src/components/LocalDate';
import styles from './meta.route.module.css';

interface PostMetaProps {
  readonly category: {readonly label: string; readonly permalink: string} | undefined;
  /** `2026-11-10` */
  readonly date: string;
  /** The day of the last change that readers should know of, `2026-11-23`. */
  readonly updated?: string | undefined;
  /** Whole minutes. */
  readonly readingTime: number;
}

/** Category, dates and reading time of a post: what `.meta` sets in a line or a column. */
export function PostMeta({category, date, updated, readingTime}: PostMetaProps) {
  const {selectMessage} = usePluralForm();
  const minutes = selectMessage(
    readingTime,
    translate(
      {id: 'blog.post.readingTime', message: '1 min read|{minutes} min read'},
      {minutes: readingTime},
    ),
  );
  return (
    <>
      {category && (
        <Link to={category.permalink} className={styles.category}>
          {category.label}
        </Link>
      )}
      <LocalDate date={date} />
      {updated && (
        <span>
          <Translate
            id="blog.post.updated"
            description="After the date of publication"
            values={{date: <LocalDate date={updated} />}}
          >
            {'Updated {date}'}
          </Translate>
        </span>
      )}
      <span>{minutes}</span>
    </>
  );
}
