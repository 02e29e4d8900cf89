import type {BreadcrumbList, WithContext} from 'schema-dts';

/** A page above another, or that page itself. */
export interface Crumb {
  readonly name: string;
  /** Full URL. */
  readonly url: string;
}

/**
 * Writes a trail as structured data.
 * @param crumbs From the home page down.
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
