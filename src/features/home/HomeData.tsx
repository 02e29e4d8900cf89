import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Thing, WithContext} from 'schema-dts';
import {StructuredData} from '@site/src/components/StructuredData';
import {languageTag} from '@site/src/lib/locale';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

interface HomeDataProps {
  /** The page's own description. */
  readonly description: string;
}

/**
 * Structured data of the home page: the company, which is the same in both languages, and the
 * site. The questions bring their own, and the plans have theirs on the page of prices.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export function HomeData({description}: HomeDataProps) {
  const url = useBaseUrlUtils().withBaseUrl('/', {absolute: true});
  const {brand, tagline, supportEmail, siteUrl, social} = useSiteConfig();
  const context = 'https://schema.org';
  const organization = `${siteUrl}#organization`;
  const things: readonly WithContext<Thing>[] = [
    {
      '@context': context,
      '@type': 'Organization',
      '@id': organization,
      name: brand,
      slogan: tagline,
      url: siteUrl,
      logo: `${siteUrl}apple-touch-icon.png`,
      email: supportEmail,
      sameAs: social.map((account) => account.url),
    },
    {
      '@context': context,
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: brand,
      description,
      url,
      inLanguage: languageTag,
      publisher: {'@id': organization},
    },
  ];
  return things.map((data, index) => <StructuredData key={index} data={data} />);
}
