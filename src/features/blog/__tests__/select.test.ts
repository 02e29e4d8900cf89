import {isSearch, selectPosts, type Selection} from '../select';
import type {BlogView} from '../view';
import {longIndex, longWords} from './posts';

const PAGE_SIZE = 4;
const ALL: BlogView = {query: '', category: null, page: 1};

const select = (view: Partial<BlogView>): Selection =>
  selectPosts(longIndex, longWords, {...ALL, ...view}, PAGE_SIZE);

const titles = (view: Partial<BlogView>): string[] => select(view).posts.map(({title}) => title);

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
  it('finds by title, excerpt, category and text', () => {
    expect(titles({query: 'number7'})).toEqual(['Post number7']);
    expect(titles({query: 'day7'})).toEqual(['Post number7']);
    expect(select({query: 'industry'}).total).toBe(5);
    expect(select({query: 'battery'}).total).toBe(8);
  });

  it('finds beginnings of words, without accents and case', () => {
    expect(select({query: 'ÉCH'}).total).toBe(12);
    expect(select({query: 'echecs'}).total).toBe(12);
    expect(select({query: 'checs'}).total).toBe(0);
  });

  it('wants all of the words', () => {
    expect(select({query: 'echecs battery'}).total).toBe(4);
    expect(select({query: 'battery pool'}).total).toBe(0);
  });

  it('goes together with a category, and counts what it leaves in each', () => {
    const found = select({query: 'battery', category: 'tutorial'});
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
    expect(select({query: 'battery', page: 2})).toMatchObject({page: 2, pages: 2});
    expect(select({query: 'battery', page: 3})).toMatchObject({page: 2, pages: 2});
    expect(select({query: 'nothing', page: 3})).toMatchObject({page: 1, pages: 1, total: 0});
  });

  it('looks at the list entries alone until the texts are loaded', () => {
    const view = {...ALL, query: 'battery'};
    expect(selectPosts(longIndex, null, view, PAGE_SIZE).total).toBe(0);
    expect(selectPosts(longIndex, null, {...view, query: 'number1'}, PAGE_SIZE).total).toBe(11);
  });

  it('for signs alone asks for nothing', () => {
    expect(isSearch('!?')).toBe(false);
    expect(isSearch('a!')).toBe(true);
    expect(select({query: '!?'}).total).toBe(23);
  });
});
