import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {BlogPosting, WithContext} from 'schema-dts';
import {StructuredData} from '@site/src/components/StructuredData';
import {languageTag} from '@site/src/lib/locale';

/**
 * What search engines read of a post. Posts are signed by teams, so the author is the organization;
 * the picture is the page's social card, which the build adds.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function PostData(): ReactNode {
  const {title, description, date, permalink} = useBlogPost().metadata;
  const {title: brand, url: origin} = useDocusaurusContext().siteConfig;
  const url = `${origin}${permalink.replace(/\/?$/, '/')}`;
  const organization = {
    '@type': 'Organization' as const,
    '@id': `${origin}/#organization`,
    name: brand,
    url: `${origin}/`,
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
    inLanguage: languageTag,
    author: organization,
    publisher: organization,
  };
  return <StructuredData data={data} />;
}
