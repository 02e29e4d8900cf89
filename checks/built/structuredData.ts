/** A thing of schema.org's vocabulary. */
type Thing = Readonly<Record<string, unknown>>;

/**
 * Fields by type that search engines require, as paths; `a|b` is one or the other, `*` each item.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  // A rating or review is required too; there is none to tell, so no rich result is asked for.
  SoftwareApplication: ['name', 'offers.*.price', 'offers.*.priceCurrency', 'applicationCategory'],
  FAQPage: ['mainEntity.*.name', 'mainEntity.*.acceptedAnswer.text'],
  BreadcrumbList: [
    'itemListElement.*.position',
    'itemListElement.*.name',
    'itemListElement.*.item',
  ],
  BlogPosting: ['headline', 'datePublished', 'author.name', 'author.url', 'image'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization.name',
    'jobLocation|jobLocationType',
    'jobLocation|applicantLocationRequirements.name',
  ],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

function valuesAt(value: unknown, keys: readonly string[]): unknown[] {
  const [key, ...rest] = keys;
  if (key === undefined) {
    return [value];
  }
  if (key === '*') {
    return Array.isArray(value) && value.length > 0
      ? value.flatMap((item: unknown) => valuesAt(item, rest))
      : [undefined];
  }
  return typeof value === 'object' && value !== null
    ? valuesAt((value as Thing)[key], rest)
    : [undefined];
}

const has = (thing: Thing, path: string): boolean =>
  !valuesAt(thing, path.split('.')).some(isEmpty);

/**
 * Finds what a block of structured data lacks.
 * @param text The block's text.
 * @returns Its type, and its faults in words: none when it is fine.
 */
export function checkStructuredData(text: string): {type: string; faults: string[]} {
  const thing = JSON.parse(text) as Thing;
  const type = String(thing['@type']);
  const required = REQUIRED[type];
  if (thing['@context'] !== 'https://schema.org' || !required) {
    return {type, faults: [`${type} of ${String(thing['@context'])}: not known to this test`]};
  }
  const faults = required
    .filter((field) => !field.split('|').some((path) => has(thing, path)))
    .map((field) => `${type} lacks ${field}`);
  return {type, faults};
}
