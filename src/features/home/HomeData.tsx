import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {Offer, Thing, WithContext} from 'schema-dts';
import {StructuredData} from '@site/src/components/StructuredData';
import {facts, PRICE_CURRENCY} from '@site/src/data/facts';
import {faq} from '@site/src/data/faq';
import {tiers, type PricingTier} from '@site/src/data/tiers';
import {languageTag} from '@site/src/lib/locale';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

/** Amount a month; none for a tier whose price is negotiated. */
function amountOf({price}: PricingTier): number | undefined {
  if (price.kind === 'monthly') {
    return facts[price.fact].value;
  }
  return price.kind === 'free' ? 0 : undefined;
}

function offerOf(tier: PricingTier, url: string): Offer[] {
  const price = amountOf(tier);
  if (price === undefined) {
    return [];
  }
  const cost = {price, priceCurrency: PRICE_CURRENCY};
  return [
    {
      '@type': 'Offer',
      name: tier.name,
      description: tier.description,
      ...cost,
      url: `${url}#pricing`,
      priceSpecification: {'@type': 'UnitPriceSpecification', ...cost, unitCode: 'MON'},
    },
  ];
}

export interface HomeDataProps {
  /** The page's own description. */
  readonly description: string;
}

/**
 * Structured data of the home page: the company, which is the same in both languages, the
 * site, the service with its prices, and the questions. No rating and no review: there is none.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export function HomeData({description}: HomeDataProps): ReactNode {
  const url = useBaseUrlUtils().withBaseUrl('/', {absolute: true});
  const {brand, tagline, supportEmail, siteUrl, social} = useSiteConfig();
  const context = 'https://schema.org';
  const organization = `${siteUrl}#organization`;
  const page = {
    name: brand,
    description,
    url,
    inLanguage: languageTag,
    publisher: {'@id': organization},
  };
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
    {'@context': context, '@type': 'WebSite', '@id': `${url}#website`, ...page},
    {
      '@context': context,
      '@type': 'SoftwareApplication',
      ...page,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Web',
      offers: tiers.flatMap((tier) => offerOf(tier, url)),
    },
    {
      '@context': context,
      '@type': 'FAQPage',
      inLanguage: languageTag,
      mainEntity: faq.map(({question, answer}) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {'@type': 'Answer', text: answer},
      })),
    },
  ];
  return things.map((data, index) => <StructuredData key={index} data={data} />);
}
