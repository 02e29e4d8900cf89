import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Offer} from 'schema-dts';
import {StructuredData} from '@site/src/components/StructuredData';
import {facts, PRICE_CURRENCY} from '@site/src/data/facts';
import {tiers} from '@site/src/data/tiers';
import {languageTag} from '@site/src/lib/locale';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

/** A tier with a custom price has no offer. */
const offersAt = (url: string): Offer[] =>
  tiers.flatMap(({name, description, price}): Offer[] => {
    if (price.kind === 'custom') {
      return [];
    }
    const cost = {
      price: price.kind === 'free' ? 0 : facts[price.fact].value,
      priceCurrency: PRICE_CURRENCY,
    };
    const perMonth = {'@type': 'UnitPriceSpecification', ...cost, unitCode: 'MON'} as const;
    return [{'@type': 'Offer', name, description, url, ...cost, priceSpecification: perMonth}];
  });

interface PlansDataProps {
  /** The page's own description. */
  readonly description: string;
}

/** The service with its prices, for search engines. No rating and no review: there is none. */
export function PlansData({description}: PlansDataProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const {brand, siteUrl} = useSiteConfig();
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: brand,
        description,
        url: withBaseUrl('/', {absolute: true}),
        inLanguage: languageTag,
        publisher: {'@id': `${siteUrl}#organization`},
        applicationCategory: 'DeveloperApplication',
        operatingSystem: 'Web',
        offers: offersAt(withBaseUrl('/pricing/', {absolute: true})),
      }}
    />
  );
}
