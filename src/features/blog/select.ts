import type {PageHit} from '@site/src/search/types';
import type {BlogIndex, IndexedPost} from '@site/src/plugins/blog-index/types';
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
}

/** A post with less than this share of the best score has some of the words by chance. */
const WORST_SCORE = 0.4;

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** Posts that the search found, best first. */
function matching(posts: readonly IndexedPost[], hits: readonly PageHit[]): readonly IndexedPost[] {
  const worst = WORST_SCORE * (hits[0]?.score ?? 0);
  return hits.flatMap(({url, score}) => {
    const post = posts.find(({permalink}) => withoutSlash(permalink) === withoutSlash(url));
    return post && score >= worst ? [post] : [];
  });
}

/**
 * Chooses the posts of a view.
 * @param index All posts.
 * @param hits Results of the view's query, best first; null where it has none, or none yet.
 * @param view The view.
 * @param pageSize Posts a page.
 */
export function selectPosts(
  index: BlogIndex,
  hits: readonly PageHit[] | null,
  view: BlogView,
  pageSize: number,
): Selection {
  const found = hits ? matching(index.posts, hits) : index.posts;
  const chosen = found.filter(({category}) => !view.category || category === view.category);
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
        found.filter(({category}) => category === slug).length,
      ]),
    ),
    matches: found.length,
  };
}
