import {checkBudget, formatPage, parseBudget, sumOf, type LoadedFile} from '../lib/size/budget';

const file = (more: Partial<LoadedFile>): LoadedFile => ({
  path: '/assets/js/main.js',
  kind: 'js',
  bytes: 100_000,
  encoding: 'br',
  isPrefetch: false,
  ...more,
});

const LIMITS = {js: 118, css: 15};

describe('the budget', () => {
  it('counts KB of 1000 bytes, exactly', () => {
    expect(checkBudget('/', [file({bytes: 118_000})], LIMITS)).toEqual([]);
    expect(checkBudget('/', [file({bytes: 118_001})], LIMITS)).toHaveLength(1);
  });

  it('leaves prefetches apart and keeps scripts and styles apart', () => {
    const files = [
      file({}),
      file({isPrefetch: true, bytes: 50_000}),
      file({kind: 'css', bytes: 14_000}),
    ];
    expect(sumOf(files, 'js')).toBe(100_000);
    expect(sumOf(files, 'css')).toBe(14_000);
    expect(checkBudget('/', files, LIMITS)).toEqual([]);
    expect(formatPage('/', files, LIMITS)).toContain('50.0  KB prefetched');
  });

  it('says by how much a page is too heavy, and what to do', () => {
    const [found] = checkBudget('/fr/', [file({bytes: 120_500})], LIMITS);
    expect(found).toContain('/fr/ loads 120.5 KB of js, 2.5 KB more than its 118 KB');
  });

  it('refuses to judge answers that were not compressed', () => {
    const [found] = checkBudget('/', [file({encoding: 'gzip'})], LIMITS);
    expect(found).toContain('without brotli');
  });

  it.each([
    {pages: {'/': {js: 118}}},
    {pages: {'fr/': {js: 118, css: 15}}},
    {pages: {'/': {js: '118', css: 15}}},
    {},
    null,
  ])('is refused when an entry is wrong: %j', (budget) => {
    expect(() => parseBudget(budget)).toThrow('An entry looks like');
  });
});
