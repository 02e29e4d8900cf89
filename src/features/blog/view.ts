/** Which posts of the blog are shown. */
export interface BlogView {
  /** What is searched for, trimmed. */
  readonly query: string;
  /** Slug of a category, or null for all. */
  readonly category: string | null;
  /** From 1; it may lie beyond the last page. */
  readonly page: number;
}

/** What a page shows by itself, without a query in its address. */
export interface BlogPlace {
  readonly category: string | null;
  readonly page: number;
}

/** The longest query that is read from an address. */
export const MAX_QUERY = 100;

const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** @returns The text as it is searched for and written into the address. */
export function tidyQuery(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY);
}

/** Whether the view is another than the page's own list, whatever its page number. */
export function isFiltered(view: BlogView, place: BlogPlace): boolean {
  return view.query !== '' || view.category !== place.category;
}

/**
 * Reads a view from an address. Nothing that stands there is trusted: what makes no sense is left
 * out.
 * @param search Query part of the address, with or without its question mark.
 * @param place What the page shows by itself.
 * @param categories Slugs that exist.
 */
export function parseView(
  search: string,
  place: BlogPlace,
  categories: readonly string[],
): BlogView {
  const params = new URLSearchParams(search);
  const query = tidyQuery(params.get('q') ?? '');
  const wanted = params.get('category');
  const category = wanted !== null && categories.includes(wanted) ? wanted : place.category;
  const page = params.get('page') ?? '';
  const firstPage = isFiltered({query, category, page: 1}, place) ? 1 : place.page;
  return {query, category, page: PAGE_NUMBER.test(page) ? Number(page) : firstPage};
}

/**
 * Writes a view into the query part of an address.
 * @returns `?q=…&category=…&page=…`, as short as can be; empty for all posts.
 */
export function viewSearch({query, category, page}: BlogView): string {
  const params = new URLSearchParams();
  if (query) {
    params.set('q', query);
  }
  if (category) {
    params.set('category', category);
  }
  if (page > 1) {
    params.set('page', String(page));
  }
  const text = params.toString();
  return text && `?${text}`;
}
