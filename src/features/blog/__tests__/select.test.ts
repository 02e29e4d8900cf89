import type {PageHit} from '@site/src/search/types';
import {selectPosts} from '../select';
import type {BlogView} from '../view';
import {hitsFor, longIndex} from './posts';

const {posts} = longIndex;
const EIGHT = hitsFor([0, 1, 2, 3, 4, 5, 6, 7]);
const [STRANGER] = hitsFor([1]).map((hit) => ({...hit, url: '/blog/tags/tutorial/'}));

it.each<[string, Partial<BlogView>, readonly PageHit[] | null, readonly number[], object]>([
  ['the first page', {}, null, [0, 1, 2, 3], {total: 23, page: 1, pages: 6}],
  ['a later page', {page: 2}, null, [4, 5, 6, 7], {page: 2}],
  ['the last page beyond it', {page: 99}, null, [20, 21, 22], {page: 6}],
  [
    'a category, counting all of them',
    {category: 'industry-insights', page: 2},
    null,
    [19],
    {
      total: 5,
      pages: 2,
      matches: 23,
      counts: {'product-updates': 6, tutorial: 6, 'case-study': 6, 'industry-insights': 5},
    },
  ],
  ['results in their order', {query: 'q'}, hitsFor([7, 2, 5]), [7, 2, 5], {total: 3}],
  [
    'no results found by chance',
    {query: 'q'},
    hitsFor([7, 2, 9], (rank) => [10, 8, 1][rank]!),
    [7, 2],
    {total: 2},
  ],
  ['no results that are no posts', {query: 'q'}, [STRANGER!], [], {total: 0, page: 1, pages: 1}],
  [
    'results of a category, counting those of the others',
    {query: 'q', category: 'tutorial'},
    EIGHT,
    [1, 5],
    {
      total: 2,
      matches: 8,
      counts: {'product-updates': 2, tutorial: 2, 'case-study': 2, 'industry-insights': 2},
    },
  ],
  ['pages of results', {query: 'q', page: 3}, EIGHT, [4, 5, 6, 7], {page: 2, pages: 2}],
])('selects %s', (_name, view, hits, places, rest) => {
  const selection = selectPosts(longIndex, hits, {query: '', category: null, page: 1, ...view}, 4);
  expect(selection.posts).toEqual(places.map((place) => posts[place]));
  expect(selection).toMatchObject(rest);
});
