import type {IndexedPost} from '@site/src/plugins/blog/types';
import type {PageHit} from '@site/src/search/types';

/** The longest query that is read from a URL. */
export const MAX_QUERY = 100;

/** @returns The text as it is searched for and written into the URL. */
export function tidyQuery(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY);
}

/** Whether a query asks for anything: signs and single letters do not. */
export function isSearch(query: string): boolean {
  return /[\p{L}\p{N}]{2}/u.test(query);
}

/** @param search Query part of a URL, with or without its question mark. */
export function readQuery(search: string): string {
  return tidyQuery(new URLSearchParams(search).get('q') ?? '');
}

/** @returns Query part of the URL of a search, with its question mark; empty without one. */
export function querySearch(query: string): string {
  return query && `?${new URLSearchParams({q: query}).toString()}`;
}

/** A post with less than this share of the best score has some of the words by chance. */
const WORST_SCORE = 0.4;

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** @returns The posts among the results of a search, best first. */
export function matchingPosts(
  posts: readonly IndexedPost[],
  hits: readonly PageHit[],
): readonly IndexedPost[] {
  const worst = WORST_SCORE * (hits[0]?.score ?? 0);
  return hits.flatMap(({url, score}) => {
    const post = posts.find(({permalink}) => withoutSlash(permalink) === withoutSlash(url));
    return post && score >= worst ? [post] : [];
  });
}
