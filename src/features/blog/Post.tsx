import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import type {BlogPosting, WithContext} from 'schema-dts';
import {PageTitle} from '@site/src/components/PageTitle';
import {StructuredData} from '@site/src/components/StructuredData';
import {languageTag} from '@site/src/lib/locale';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {BlogFeeds} from './BlogFeeds';
import {CategoryMark} from './CategoryMark';
import {Cover} from './Cover';
import {PostMeta} from './PostMeta';
import metaStyles from './meta.route.module.css';
import styles from './post.route.module.css';

/** The first part of a date and time. */
const dayOf = (date: string) => date.slice(0, 'YYYY-MM-DD'.length);

/** The day in `last_update` of the front matter, if any: Docusaurus would fall back on Git's. */
function useUpdated() {
  const {frontMatter} = useBlogPost().metadata;
  // A date in YAML, it has become text on its way here.
  const {date} = (frontMatter.last_update ?? {}) as {readonly date?: string};
  return date && dayOf(date);
}

interface PostHeaderProps {
  /** Below the byline. */
  readonly children?: ReactNode;
}

/** Above a post: category, date, reading time, title, byline. */
export function PostHeader({children}: PostHeaderProps) {
  const {metadata} = useBlogPost();
  const {title, date, readingTime, tags, authors} = metadata;
  const {cover} = metadata as {readonly cover?: string};
  return (
    <>
      <PageTitle
        above={
          <div className={metaStyles.meta}>
            <PostMeta
              category={tags[0]}
              date={dayOf(date)}
              updated={useUpdated()}
              readingTime={Math.max(1, Math.ceil(readingTime ?? 1))}
            />
          </div>
        }
        below={
          <>
            {authors.map(({key, name, title: role}) => (
              <p key={key ?? name} className={styles.byline} data-no-excerpt>
                <span className={styles.author}>{name}</span>
                {role && <span>{role}</span>}
              </p>
            ))}
            {children}
          </>
        }
      >
        {title}
      </PageTitle>
      {cover && <Cover cells={cover} shape="band" />}
    </>
  );
}

/** Below a post: its category, all posts, the feeds. */
export function PostFooter() {
  const [tag] = useBlogPost().metadata.tags;
  return (
    <footer className={styles.footer}>
      {tag && (
        <CategoryMark category={tag.permalink.split('/').filter(Boolean).at(-1) ?? ''} size={40} />
      )}
      <div className={metaStyles.links}>
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
      <BlogFeeds />
    </footer>
  );
}

/**
 * Structured data of a post. Posts are signed by teams, so the author is the organization;
 * the picture is the page's social card, which the build adds.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function PostData() {
  const {title, description, date, permalink} = useBlogPost().metadata;
  const updated = useUpdated();
  const {brand, siteUrl} = useSiteConfig();
  const url = new URL(permalink.replace(/\/?$/, '/'), siteUrl).href;
  const organization = {
    '@type': 'Organization' as const,
    '@id': `${siteUrl}#organization`,
    name: brand,
    url: siteUrl,
  };
  const data: WithContext<BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description,
    datePublished: date,
    ...(updated && {dateModified: updated}),
    inLanguage: languageTag,
    author: organization,
    publisher: organization,
  };
  return <StructuredData data={data} />;
}
