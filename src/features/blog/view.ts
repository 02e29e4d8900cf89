/** What a page of the blog shows by itself, without a query in its address. */
export interface BlogPlace {
  /** Slug of a category, or null for all. */
  readonly category: string | null;
  /** From 1; it may lie beyond the last page. */
  readonly page: number;
}

/** Which posts of the blog are shown. */
export interface BlogView extends BlogPlace {
  /** What is searched for, trimmed. */
  readonly query: string;
}

/** The longest query that is read from an address. */
export const MAX_QUERY = 100;

const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** @returns The text as it is searched for and written into the address. */
export function tidyQuery(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY);
}

/** Whether a query asks for anything: signs and single letters do not. */
export function isSearch(query: string): boolean {
  return /[\p{L}\p{N}]{2}/u.test(query);
}

/** Whether the view is another than the page's own list, whatever its page number. */
export function isFiltered(view: Omit<BlogView, 'page'>, place: BlogPlace): boolean {
  return view.query !== '' || view.category !== place.category;
}

/**
 * Reads a view from an address and leaves out what makes no sense.
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
  const wanted = params.get('category') ?? '';
  const category = categories.includes(wanted) ? wanted : place.category;
  const page = params.get('page') ?? '';
  const firstPage = isFiltered({query, category}, place) ? 1 : place.page;
  return {query, category, page: PAGE_NUMBER.test(page) ? Number(page) : firstPage};
}

/**
 * Writes a view into the query part of an address.
 * @param view The view.
 * @param ownCategory Category of the page that the query is for.
 * @returns `?q=…&category=…&page=…`, as short as can be; empty for the page's own posts.
 */
export function viewSearch(
  {query, category, page}: BlogView,
  ownCategory: string | null = null,
): string {
  const params = new URLSearchParams({
    ...(query && {q: query}),
    ...(category && category !== ownCategory && {category}),
    ...(page > 1 && {page: String(page)}),
  }).toString();
  return params && `?${params}`;
}
