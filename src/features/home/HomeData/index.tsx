import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {StructuredData} from '@site/src/components/StructuredData';
import {faq} from '@site/src/data/faq';
import {tiers} from '@site/src/data/tiers';
import {languageTag} from '@site/src/lib/locale';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {describeHome} from './describe';

export interface HomeDataProps {
  /** The page's own description. */
  readonly description: string;
}

/** What search engines read of the home page: who, what, at which price, and the questions. */
export function HomeData({description}: HomeDataProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const {brand, tagline, supportEmail, social} = useSiteConfig();
  const things = describeHome({
    brand,
    tagline,
    description,
    url: withBaseUrl('/', {absolute: true}),
    root: `${siteConfig.url}/`,
    languageTag,
    supportEmail,
    social,
    tiers,
    faq,
  });
  return (
    <>
      <StructuredData data={things.organization} />
      <StructuredData data={things.website} />
      <StructuredData data={things.application} />
      <StructuredData data={things.questions} />
    </>
  );
}
