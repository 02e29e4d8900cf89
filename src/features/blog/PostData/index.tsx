import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import {languageTag} from '@site/src/lib/locale';
import {describePost} from './describe';

/** What search engines read of a post. */
export function PostData(): ReactNode {
  const {metadata} = useBlogPost();
  const {siteConfig} = useDocusaurusContext();
  const data = describePost({
    ...metadata,
    languageTag,
    brand: siteConfig.title,
    origin: siteConfig.url,
  });
  return <StructuredData data={data} />;
}
