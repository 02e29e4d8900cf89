import {
  checkBudget,
  checkDiagramParts,
  formatPage,
  parseBudget,
  sumOf,
  type LoadedFile,
} from '../lib/size/budget';
import {parseCounts, syntheticPages} from '../lib/size/synthetic';

const file = (more: Partial<LoadedFile>): LoadedFile => ({
  path: '/assets/js/main.js',
  kind: 'js',
  bytes: 100_000,
  encoding: 'br',
  isPrefetch: false,
  isForDiagram: false,
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
    {pages: {'/': {js: 118, css: 15, diagram: 'yes'}}},
    {},
    null,
  ])('is refused when an entry is wrong: %j', (budget) => {
    expect(() => parseBudget(budget)).toThrow('An entry looks like');
  });
});

describe('the parts of diagrams', () => {
  const diagram = file({path: '/assets/js/mermaid.js', isForDiagram: true});

  it('are found on pages that draw none', () => {
    const [found, ...others] = checkDiagramParts({
      '/diagram/': [file({}), diagram],
      '/plain/': [file({}), {...diagram, isForDiagram: false}],
    });
    expect(found).toContain('/plain/ loads /assets/js/mermaid.js, which only diagrams need');
    expect(others).toEqual([]);
  });

  it('may be shared by pages with diagrams, and fetched ahead', () => {
    expect(
      checkDiagramParts({
        '/diagram/': [file({}), diagram],
        '/other/': [file({}), diagram],
        '/plain/': [file({}), {...diagram, isForDiagram: false, isPrefetch: true}],
      }),
    ).toEqual([]);
  });

  it('are told in the table', () => {
    expect(formatPage('/', [diagram], LIMITS)).toContain('mermaid.js for the diagram');
  });
});

describe('synthetic pages', () => {
  it('come in two or more numbers, of which the fewest is first', () => {
    expect(parseCounts('500, 100')).toEqual([100, 500]);
  });

  it.each([
    '',
    '100',
    '100,100',
    '100,',
    '0,100',
    '-1,100',
    '1e2,5',
    '100,many',
    '100,501',
    '1.5,2',
  ])('are refused, with what to write instead: "%s"', (text) => {
    expect(() => parseCounts(text)).toThrow('--synthetic 100,500');
  });

  it('have addresses of their own', () => {
    const ids = syntheticPages(500).map(({id}) => id.replace(/^.*\//, ''));
    expect(new Set(ids).size).toBe(500);
  });
});
