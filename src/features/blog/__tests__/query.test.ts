import {isSearch, matchingPosts, MAX_QUERY, querySearch, readQuery} from '../query';
import {hitsFor, longIndex} from './posts';

const {posts} = longIndex;
const [STRANGER] = hitsFor([1]).map((hit) => ({...hit, url: '/blog/tags/tutorial/'}));

it.each([
  ['', ''],
  ['?q=%20%20', ''],
  ['?q&&&=&page=2', ''],
  ['?q=flaky&category=tutorial', 'flaky'],
  ['?q=%C3%A9chec+%20%09test', 'échec test'],
  ['?q=a&q=b', 'a'],
  ['?q=%E0%A4%A', '\ufffd%A'],
  [`?q=${'x'.repeat(5000)}`, 'x'.repeat(MAX_QUERY)],
])('an address with %j asks for %j, and is read again as it is written', (search, query) => {
  expect(readQuery(search)).toBe(query);
  expect(readQuery(querySearch(query))).toBe(query);
});

it('signs or a single letter ask for nothing', () => {
  expect(['!?', 'a!', 'CI'].map(isSearch)).toEqual([false, false, true]);
});

it.each([
  ['results in their order', hitsFor([7, 2, 5]), [7, 2, 5]],
  ['no results found by chance', hitsFor([7, 2, 9], (rank) => [10, 8, 1][rank]!), [7, 2]],
  ['no results that are no posts', [STRANGER!], []],
])('takes %s', (_what, hits, places) => {
  expect(matchingPosts(posts, hits)).toEqual(places.map((place) => posts[place]));
});
