/**
 * Every price, limit, quota and claim of the site, once. Tiers, FAQ, structured data and, through
 * `<Fact id="…"/>`, MDX read them from here. Never type `$99` or "100 requests" elsewhere.
 */
type Fact =
  | {readonly kind: 'count'; readonly value: number}
  /** Amount a month in US dollars. */
  | {readonly kind: 'price'; readonly value: number}
  | {readonly kind: 'text'; readonly value: string};

/** Those that the specification decides. */
const specified = {
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

/** Those that it leaves open: choices.yml lists each in a sentence, for the person in charge to confirm. */
export const chosen = {
  /** From an account to a finished test, with the quick start. */
  firstTestMinutes: {kind: 'count', value: 10},
  queueSeconds: {kind: 'count', value: 300},
  longestQueueSeconds: {kind: 'count', value: 3600},
  desktopIdleSeconds: {kind: 'count', value: 300},
  liveIdleMinutes: {kind: 'count', value: 15},
  sessionHours: {kind: 'count', value: 4},
  runQueueHours: {kind: 'count', value: 8},
  appGigabytes: {kind: 'count', value: 2},
  suiteMegabytes: {kind: 'count', value: 200},
  retentionDays: {kind: 'count', value: 90},
  noticeDays: {kind: 'count', value: 30},
  appiumVersion: {kind: 'text', value: '3'},
  uiautomator2Version: {kind: 'text', value: '5'},
  xcuitestVersion: {kind: 'text', value: '10'},
  mac2Version: {kind: 'text', value: '3'},
  nodeVersion: {kind: 'text', value: '24'},
} as const satisfies Record<string, Fact>;

export const facts = {...specified, ...chosen};

export type FactId = keyof typeof facts;

export const PRICE_CURRENCY = 'USD';

/** The sign between thousands, and those before and after a price, in each language. */
const signs: Readonly<Record<string, readonly [group: string, before: string, after: string]>> = {
  en: [',', '$', ''],
  fr: ['\u00a0', '', '\u00a0$'],
};

/**
 * Writes a whole number as readers of a language expect it, just as `Intl.NumberFormat` does: making the
 * first one takes a slow phone 30 ms, in the middle of every first visit.
 * @param value The number.
 * @param language Locale, a folder name under i18n.
 * @param isPrice Whether it is an amount of dollars.
 * @returns `1,000` or `1 000`, `$99` or `99 $`.
 * @throws Error at build for a language whose signs are not known.
 */
export function writeNumber(value: number, language: string, isPrice = false): string {
  const known = signs[language];
  if (!known) {
    throw new Error(`Say how "${language}" writes numbers and prices: signs in src/data/facts.ts.`);
  }
  const [group, before, after] = known;
  const text = String(value).replace(/\B(?=(\d{3})+$)/g, group);
  return isPrice ? before + text + after : text;
}

/**
 * @param id Name of a fact.
 * @param language Locale, a folder name under i18n.
 * @returns The fact as readers of the language expect it; texts as they are.
 */
export function writeFact(id: FactId, language: string): string {
  const fact: Fact = facts[id];
  return fact.kind === 'text'
    ? fact.value
    : writeNumber(fact.value, language, fact.kind === 'price');
}
