import type {
  FAQPage,
  Offer,
  Organization,
  SoftwareApplication,
  WebSite,
  WithContext,
} from 'schema-dts';
import {facts, PRICE_CURRENCY} from '@site/src/data/facts';
import type {FaqItem} from '@site/src/data/faq';
import type {PricingTier} from '@site/src/data/tiers';

/** What the home page's structured data is made from. */
export interface HomeFacts {
  readonly brand: string;
  readonly tagline: string;
  readonly description: string;
  /** Full address of the home page in the page's language. */
  readonly url: string;
  /** Full address of the site's root: the organization is the same in both languages. */
  readonly root: string;
  readonly languageTag: string;
  readonly supportEmail: string;
  readonly social: readonly {readonly url: string}[];
  readonly tiers: readonly PricingTier[];
  readonly faq: readonly FaqItem[];
}

/** Amount a month; a tier whose price is agreed upon has none to tell. */
function amountOf({price}: PricingTier): number | undefined {
  switch (price.kind) {
    case 'free':
      return 0;
    case 'monthly': {
      const fact = facts[price.fact];
      return fact.kind === 'price' ? fact.value : undefined;
    }
    case 'custom':
      return undefined;
  }
}

function offers(tiers: readonly PricingTier[], url: string): Offer[] {
  return tiers.flatMap((tier) => {
    const price = amountOf(tier);
    return price === undefined
      ? []
      : [
          {
            '@type': 'Offer' as const,
            name: tier.name,
            description: tier.description,
            price,
            priceCurrency: PRICE_CURRENCY,
            url: `${url}#pricing`,
            priceSpecification: {
              '@type': 'UnitPriceSpecification' as const,
              price,
              priceCurrency: PRICE_CURRENCY,
              unitCode: 'MON',
            },
          },
        ];
  });
}

/** Things of schema.org's vocabulary, each for a block of its own. */
export interface HomeThings {
  readonly organization: WithContext<Organization>;
  readonly website: WithContext<WebSite>;
  readonly application: WithContext<SoftwareApplication>;
  readonly questions: WithContext<FAQPage>;
}

/**
 * Describes the home page to search engines. No rating and no review: there is none to tell.
 * @param home What stands on the page.
 * @returns The company, the site, the service with its prices, and the questions.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export function describeHome(home: HomeFacts): HomeThings {
  const {brand, tagline, description, url, root, languageTag} = home;
  const context = 'https://schema.org';
  const organization = `${root}#organization`;
  return {
    organization: {
      '@context': context,
      '@type': 'Organization',
      '@id': organization,
      name: brand,
      slogan: tagline,
      url: root,
      logo: `${root}apple-touch-icon.png`,
      email: home.supportEmail,
      sameAs: home.social.map((account) => account.url),
    },
    website: {
      '@context': context,
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name: brand,
      description,
      url,
      inLanguage: languageTag,
      publisher: {'@id': organization},
    },
    application: {
      '@context': context,
      '@type': 'SoftwareApplication',
      name: brand,
      description,
      url,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Web',
      inLanguage: languageTag,
      publisher: {'@id': organization},
      offers: offers(home.tiers, url),
    },
    questions: {
      '@context': context,
      '@type': 'FAQPage',
      inLanguage: languageTag,
      mainEntity: home.faq.map(({question, answer}) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {'@type': 'Answer', text: answer},
      })),
    },
  };
}
