import {isFiltered, MAX_QUERY, parseView, tidyQuery, viewSearch} from '../view';

const CATEGORIES = ['product-updates', 'tutorial'];
const first = {category: null, page: 1};
const third = {category: null, page: 3};
const tutorials = {category: 'tutorial', page: 1};

describe('an address', () => {
  it.each([
    ['', {query: '', category: null, page: 1}],
    ['?q=flaky', {query: 'flaky', category: null, page: 1}],
    ['?q=flaky&category=tutorial&page=2', {query: 'flaky', category: 'tutorial', page: 2}],
    ['?page=2', {query: '', category: null, page: 2}],
    ['?q=%C3%A9chec+%20test', {query: 'échec test', category: null, page: 1}],
    // Nonsense.
    ['?category=unknown', {query: '', category: null, page: 1}],
    ['?category=', {query: '', category: null, page: 1}],
    ['?category=__proto__', {query: '', category: null, page: 1}],
    ['?page=abc', {query: '', category: null, page: 1}],
    ['?page=0', {query: '', category: null, page: 1}],
    ['?page=-1', {query: '', category: null, page: 1}],
    ['?page=1.5', {query: '', category: null, page: 1}],
    ['?page=1e3', {query: '', category: null, page: 1}],
    ['?page=99999999999', {query: '', category: null, page: 1}],
    ['?page=', {query: '', category: null, page: 1}],
    ['?q=', {query: '', category: null, page: 1}],
    ['?q=%20%20', {query: '', category: null, page: 1}],
    ['?q=%E0%A4%A', {query: '\ufffd%A', category: null, page: 1}],
    ['?q&&&=&category', {query: '', category: null, page: 1}],
    ['?q=a&q=b', {query: 'a', category: null, page: 1}],
  ])('reads %s', (search, view) => {
    expect(parseView(search, first, CATEGORIES)).toEqual(view);
  });

  it('without a query is the page itself', () => {
    expect(parseView('', third, CATEGORIES)).toEqual({query: '', category: null, page: 3});
    expect(parseView('', tutorials, CATEGORIES)).toEqual({
      query: '',
      category: 'tutorial',
      page: 1,
    });
  });

  it('with a query on a later page begins at the first page of what is found', () => {
    expect(parseView('?q=flaky', third, CATEGORIES).page).toBe(1);
    expect(parseView('?category=tutorial', third, CATEGORIES).page).toBe(1);
    expect(parseView('?category=unknown', third, CATEGORIES).page).toBe(3);
  });

  it('cuts off a query that nobody typed', () => {
    const {query} = parseView(`?q=${'x'.repeat(5000)}`, first, CATEGORIES);
    expect(query).toHaveLength(MAX_QUERY);
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

  it('is filtered when it shows other posts than the page does by itself', () => {
    expect(isFiltered({query: '', category: null, page: 2}, first)).toBe(false);
    expect(isFiltered({query: 'a', category: null, page: 1}, first)).toBe(true);
    expect(isFiltered({query: '', category: 'tutorial', page: 1}, first)).toBe(true);
    expect(isFiltered({query: '', category: 'tutorial', page: 1}, tutorials)).toBe(false);
  });
});

it('tidies white space', () => {
  expect(tidyQuery('  flaky \t test ')).toBe('flaky test');
});
