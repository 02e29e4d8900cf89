import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {languageTag} from '@site/src/lib/locale';
import styles from './meta.route.module.css';

const dateFormat = new Intl.DateTimeFormat(languageTag, {dateStyle: 'long', timeZone: 'UTC'});

export interface PostMetaProps {
  readonly category: {readonly label: string; readonly permalink: string} | undefined;
  /** `2026-11-10` */
  readonly date: string;
  /** The day of the last change that readers should know of, `2026-11-23`. */
  readonly updated?: string | undefined;
  /** Whole minutes. */
  readonly readingTime: number;
}

const inWords = (date: string): string => dateFormat.format(new Date(date));

/** Category, dates and reading time of a post: what `.meta` sets in a line or a column. */
export function PostMeta({category, date, updated, readingTime}: PostMetaProps): ReactNode {
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
      <time dateTime={date}>{inWords(date)}</time>
      {updated && (
        <time dateTime={updated}>
          {translate(
            {
              id: 'blog.post.updated',
              message: 'Updated {date}',
              description: 'After the date of publication',
            },
            {date: inWords(updated)},
          )}
        </time>
      )}
      <span>{minutes}</span>
    </>
  );
}
