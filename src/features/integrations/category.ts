import categories from '@generated/content/default/integration-categories.json';
import integrations from '@generated/content/default/integrations.json';
import type {Content} from '@site/src/data/schemas';

export type Integration = Content['integrations'][number];

export type CategoryFilter = Integration['category'] | 'all';

export const INTEGRATIONS_PATH = '/integrations/';

/** Name of the query parameter that holds the category. */
const PARAMETER = 'category';

/**
 * @param search Query of a URL, with or without `?`.
 * @returns The category that it asks for; all of them where it names none that exists.
 */
export function readCategory(search: string): CategoryFilter {
  const category = new URLSearchParams(search).get(PARAMETER) ?? '';
  return Object.hasOwn(categories, category) ? (category as CategoryFilter) : 'all';
}

/** @returns Query of the URL that shows this category, with its `?`. */
export function categorySearch(filter: CategoryFilter): string {
  return filter === 'all' ? '' : `?${PARAMETER}=${filter}`;
}

/** @returns URL of the page that shows this category. */
export function categoryPath(filter: CategoryFilter): string {
  return INTEGRATIONS_PATH + categorySearch(filter);
}

/** @returns The integrations of a category, in the order of the data. */
export function integrationsIn(filter: CategoryFilter): readonly Integration[] {
  return integrations.filter(({category}) => filter === 'all' || category === filter);
}

/** The contact form with its message begun: src/features/contact/topic.ts knows the topics. */
export const REQUEST_PATH = '/?topic=integration-request#contact';
export const CUSTOM_PATH = '/?topic=custom-integration#contact';
