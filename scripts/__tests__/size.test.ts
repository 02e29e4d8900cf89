import {checkPage, type LoadedFile} from '../lib/size/budget';

const file = (more: Partial<LoadedFile>): LoadedFile => ({
  path: '/assets/js/main.js',
  kind: 'js',
  bytes: 118_000,
  isPrefetch: false,
  ...more,
});

const LIMITS = {html: 14, js: 118, css: 15};

it.each([
  ['a page at its limit, in KB of 1000 bytes', [file({})], null],
  ['a page one byte above', [file({bytes: 118_001})], 'loads 118.0 KB of js, 0.0 KB more than'],
  ['a page far above', [file({}), file({bytes: 2500})], '/fr/ loads 120.5 KB of js, 2.5 KB more'],
  ['the page itself', [file({kind: 'html', bytes: 14_100})], 'loads 14.1 KB of html, 0.1 KB more'],
  ['prefetches, which do not count', [file({}), file({isPrefetch: true, bytes: 50_000})], null],
])('judges %s', (_what, files, message) => {
  const {problems} = checkPage('/fr/', files, LIMITS);
  expect(problems).toEqual(message === null ? [] : [expect.stringContaining(message)]);
});
