import {foldedWords, holdsAll, queryWords} from '@site/src/lib/searchWords';
import type {BlogIndex, BlogWords, IndexedPost} from '@site/src/plugins/blog-index/types';
import type {BlogView} from './view';

export interface Selection {
  /** Posts of the page that the view names, or of the last one when it lies beyond. */
  readonly posts: readonly IndexedPost[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** How many posts the query leaves in each category, by its slug. */
  readonly counts: Readonly<Record<string, number>>;
  /** How many it leaves in all. */
  readonly matches: number;
  /** Folded words that were looked for, for marking them. */
  readonly words: readonly string[];
}

/**
 * Finds the posts of a view: all words of the query, each the beginning of a word in title,
 * excerpt, category or text.
 * @param index All posts.
 * @param bodies Words of their texts in the same order; null while they are not loaded.
 * @param view What to show.
 * @param pageSize Posts a page.
 */
export function selectPosts(
  index: BlogIndex,
  bodies: BlogWords | null,
  view: BlogView,
  pageSize: number,
): Selection {
  const words = queryWords(view.query);
  const labels = new Map(index.categories.map(({slug, label}) => [slug, label]));
  const matching = index.posts.filter(({title, excerpt, category}, position) => {
    const entry = foldedWords(`${title} ${excerpt} ${labels.get(category) ?? ''} ${category}`);
    return holdsAll(`${entry.join(' ')} ${bodies?.[position] ?? ''}`, words);
  });
  const chosen = matching.filter(({category}) => !view.category || category === view.category);
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize));
  const page = Math.min(view.page, pages);
  return {
    posts: chosen.slice((page - 1) * pageSize, page * pageSize),
    total: chosen.length,
    page,
    pages,
    counts: Object.fromEntries(
      index.categories.map(({slug}) => [
        slug,
        matching.filter(({category}) => category === slug).length,
      ]),
    ),
    matches: matching.length,
    words,
  };
}

/** Whether a query asks for anything: signs alone do not. */
export function isSearch(query: string): boolean {
  return queryWords(query).length > 0;
}
