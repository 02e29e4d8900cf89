import type {PageHit} from '@site/src/search/types';
import {isSearch, selectPosts, type Selection} from '../select';
import type {BlogView} from '../view';
import {hitsFor, longIndex} from './posts';

const PAGE_SIZE = 4;
const ALL: BlogView = {query: '', category: null, page: 1};

const select = (view: Partial<BlogView>, hits: readonly PageHit[] | null = null): Selection =>
  selectPosts(longIndex, hits, {...ALL, ...view}, PAGE_SIZE);

describe('without a search', () => {
  it('shows the posts by page, the newest first', () => {
    expect(select({}).posts).toEqual(longIndex.posts.slice(0, 4));
    expect(select({page: 2}).posts).toEqual(longIndex.posts.slice(4, 8));
    expect(select({page: 6}).posts).toEqual(longIndex.posts.slice(20, 23));
    expect(select({})).toMatchObject({total: 23, page: 1, pages: 6});
  });

  it('stops at the last page', () => {
    expect(select({page: 99})).toMatchObject({page: 6, posts: longIndex.posts.slice(20)});
  });

  it('counts each category, whichever is chosen', () => {
    const counts = {
      'product-updates': 6,
      tutorial: 6,
      'case-study': 6,
      'industry-insights': 5,
    };
    expect(select({}).counts).toEqual(counts);
    expect(select({category: 'tutorial'}).counts).toEqual(counts);
  });

  it('shows all posts of a category, from whatever page of the blog', () => {
    const {posts, total, pages} = select({category: 'industry-insights', page: 2});
    expect([total, pages]).toEqual([5, 2]);
    expect(posts).toEqual([longIndex.posts[19]]);
  });
});

describe('a search', () => {
  it('keeps the order of the results, and leaves out those found by chance', () => {
    const {posts, total} = select(
      {query: 'q'},
      hitsFor([7, 2, 5, 9], (rank) => [10, 8, 5, 1][rank]!),
    );
    expect(posts.map(({permalink}) => permalink)).toEqual(
      [7, 2, 5].map((place) => longIndex.posts[place]!.permalink),
    );
    expect(total).toBe(3);
  });

  it('ignores results that are no post of the list', () => {
    const [hit] = hitsFor([1]);
    expect(select({query: 'q'}, [{...hit!, url: '/blog/tags/tutorial/'}]).total).toBe(0);
  });

  it('goes together with a category, and counts the posts that it leaves in each', () => {
    const found = select({query: 'q', category: 'tutorial'}, hitsFor([0, 1, 2, 3, 4, 5, 6, 7]));
    expect(found.total).toBe(2);
    expect(found.matches).toBe(8);
    expect(found.counts).toEqual({
      'product-updates': 2,
      tutorial: 2,
      'case-study': 2,
      'industry-insights': 2,
    });
  });

  it('turns pages, and stops at its last one', () => {
    const hits = hitsFor([0, 1, 2, 3, 4, 5]);
    expect(select({query: 'q', page: 2}, hits)).toMatchObject({page: 2, pages: 2});
    expect(select({query: 'q', page: 3}, hits)).toMatchObject({page: 2, pages: 2});
    expect(select({query: 'q', page: 3}, [])).toMatchObject({page: 1, pages: 1, total: 0});
  });

  it('for signs and single letters asks for nothing', () => {
    expect(isSearch('!?')).toBe(false);
    expect(isSearch('a!')).toBe(false);
    expect(isSearch('CI')).toBe(true);
  });
});
