import {languageTag} from '@site/src/lib/locale';

/**
 * Every price, limit, quota and claim of the site, once. Tiers, FAQ, structured data and, through
 * `<Fact id="…"/>`, MDX read them from here; nobody types `$99` or "100 requests" elsewhere.
 */
export type Fact =
  | {readonly kind: 'count'; readonly value: number}
  /** Amount a month in US dollars. */
  | {readonly kind: 'price'; readonly value: number}
  | {readonly kind: 'text'; readonly value: string};

export const facts = {
  deviceCount: {kind: 'count', value: 500},
  countryCount: {kind: 'count', value: 30},
  freeMinutes: {kind: 'count', value: 60},
  trialDays: {kind: 'count', value: 30},
  demoMinutes: {kind: 'count', value: 30},
  apiRequestsPerMinute: {kind: 'count', value: 100},
  tlsVersion: {kind: 'text', value: '1.3'},
  starterPrice: {kind: 'price', value: 99},
  professionalPrice: {kind: 'price', value: 299},
  fireSessions: {kind: 'count', value: 5},
  starterSessions: {kind: 'count', value: 5},
  professionalSessions: {kind: 'count', value: 15},
  starterHours: {kind: 'count', value: 10},
  professionalHours: {kind: 'count', value: 50},
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof facts;

export const PRICE_CURRENCY = 'USD';

/**
 * Writes a fact as readers of a language expect it.
 * @param id Name of the fact.
 * @param tag BCP 47 tag such as `fr-CA`; the page's own unless given.
 * @returns `$99` or `99 $`, `1,000` or `1 000`; texts as they are.
 */
export function formatFact(id: FactId, tag: string = languageTag): string {
  const fact: Fact = facts[id];
  switch (fact.kind) {
    case 'text':
      return fact.value;
    case 'count':
      return new Intl.NumberFormat(tag).format(fact.value);
    case 'price':
      return new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: PRICE_CURRENCY,
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }).format(fact.value);
  }
}
