import type {BlogPosting, WithContext} from 'schema-dts';

/** What a post says about itself. */
export interface PostFacts {
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
  /** Path of the post, with the language's base path. */
  readonly permalink: string;
  readonly languageTag: string;
  readonly brand: string;
  /** Public origin, without a slash at the end. */
  readonly origin: string;
}

/**
 * Describes a post to search engines. Posts are signed by teams, so the author is the organization;
 * the picture is the page's social card, which the build adds.
 * @param post The post.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function describePost(post: PostFacts): WithContext<BlogPosting> {
  const {origin, permalink, brand} = post;
  const url = `${origin}${permalink.replace(/\/?$/, '/')}`;
  const organization = {
    '@type': 'Organization' as const,
    '@id': `${origin}/#organization`,
    name: brand,
    url: `${origin}/`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    inLanguage: post.languageTag,
    author: organization,
    publisher: organization,
  };
}
