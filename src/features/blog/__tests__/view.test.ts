import {isFiltered, isSearch, MAX_QUERY, parseView, viewSearch} from '../view';

const CATEGORIES = ['product-updates', 'tutorial'];
const first = {category: null, page: 1};
const third = {category: null, page: 3};
const tutorials = {category: 'tutorial', page: 1};

describe('an address', () => {
  it.each([
    ['?q=flaky&category=tutorial&page=2', {query: 'flaky', category: 'tutorial', page: 2}],
    ['?page=2', {query: '', category: null, page: 2}],
    ['?q=%C3%A9chec+%20%09test', {query: 'échec test', category: null, page: 1}],
    ['?q=a&q=b', {query: 'a', category: null, page: 1}],
    ['?q=%E0%A4%A', {query: '\ufffd%A', category: null, page: 1}],
    [`?q=${'x'.repeat(5000)}`, {query: 'x'.repeat(MAX_QUERY), category: null, page: 1}],
  ])('reads %s', (search, view) => {
    expect(parseView(search, first, CATEGORIES)).toEqual(view);
  });

  it.each([
    ...['', '?q=', '?q=%20%20', '?q&&&=&category', '?category=unknown', '?category=__proto__'],
    ...['abc', '0', '-1', '1.5', '1e3', '99999999999', ''].map((page) => `?page=${page}`),
  ])('such as "%s" shows the page itself', (search) => {
    for (const place of [first, third, tutorials]) {
      expect(parseView(search, place, CATEGORIES)).toEqual({query: '', ...place});
    }
  });

  it('with a query on a later page begins at the first page of what is found', () => {
    expect(parseView('?q=flaky', third, CATEGORIES).page).toBe(1);
    expect(parseView('?category=tutorial', third, CATEGORIES).page).toBe(1);
  });
});

describe('a view', () => {
  it.each([
    [{query: '', category: null, page: 1}, ''],
    [{query: 'a&b=c', category: null, page: 1}, '?q=a%26b%3Dc'],
    [{query: 'é', category: 'tutorial', page: 2}, '?q=%C3%A9&category=tutorial&page=2'],
    [{query: '', category: null, page: 2}, '?page=2'],
  ])('%j is written %s and read again', (view, search) => {
    expect(viewSearch(view)).toBe(search);
    expect(parseView(search, first, CATEGORIES)).toEqual(view);
  });

  it('does not repeat the category of its page', () => {
    expect(viewSearch({query: 'a', category: 'tutorial', page: 1}, 'tutorial')).toBe('?q=a');
  });

  it('is filtered when it shows other posts than the page does by itself', () => {
    expect(isFiltered({query: '', category: null}, first)).toBe(false);
    expect(isFiltered({query: 'a', category: null}, first)).toBe(true);
    expect(isFiltered({query: '', category: 'tutorial'}, first)).toBe(true);
    expect(isFiltered({query: '', category: 'tutorial'}, tutorials)).toBe(false);
  });

  it('with signs or a single letter asks for nothing', () => {
    expect(['!?', 'a!', 'CI'].map(isSearch)).toEqual([false, false, true]);
  });
});
