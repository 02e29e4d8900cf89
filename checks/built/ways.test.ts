// How visitors get from any page to what they came for: by links alone, as without scripts.
import sidebars from '../../sidebars';
import {isSampled} from '../../src/lib/modelPages';
import type {IndexEntry, PagesFile} from '../../src/search/engine/indexFile';
import {fileOf, home, locales, readBuilt, sitemap} from './site';

/** Common visits, by the English address of the answer. */
const TASKS = {
  'the price of Professional': '/#pricing',
  'what each plan includes': '/pricing/',
  'the first test on Android': '/documentation/quick-start/',
  'the rate limit': '/api-documentation/#rate-limit',
  'tests from GitLab': '/documentation/ci/gitlab/',
  support: '/#contact',
  "the API's authentication": '/api-documentation/#authentication',
  'whether a device is there': '/devices/',
  'the reset of devices': '/documentation/concepts/device-reset/',
  'security for visitors': '/security/',
  'the latest news': '/blog/',
} as const;

const linksIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/<a [^>]*?href="?([^\s">]*)/g)].map(([, href = '']) => href));

/** Everything after the beginning of a part; empty without it. */
const partOf = (html: string, beginning: RegExp): string => {
  const at = html.search(beginning);
  return at < 0 ? '' : html.slice(at);
};

/** Ids of all pages of a sidebar. */
const pagesIn = (items: readonly (string | {readonly items?: readonly string[]})[]): string[] =>
  items.flatMap((item) => (typeof item === 'string' ? [item] : (item.items ?? [])));

describe.each(locales)('ways in %s', (locale) => {
  const at = (path: string): string => home(locale) + path.slice(1);
  const pages = new Map(
    sitemap(locale)
      .filter(({pathname}) => isSampled(pathname))
      .map(({pathname}) => [pathname, readBuilt(fileOf(pathname))]),
  );
  // The terms of use lie over the page before them, without a header.
  const whole = [...pages].filter(([path]) => path !== at('/terms/'));
  const links = new Map([...pages].map(([path, html]) => [path, linksIn(html)]));

  it.each(Object.entries(TASKS))('to %s need two choices at most, from any page', (_task, path) => {
    const target = at(path);
    const far = whole.filter(
      ([from]) =>
        ![from, ...(links.get(from) ?? [])].some(
          (next) => next === target || links.get(next)?.has(target),
        ),
    );
    expect(far.map(([from]) => from)).toEqual([]);
  });

  it('to the prices have the same name in the search as in the header', () => {
    const {pages: list} = JSON.parse(readBuilt(at('/search-index/current.json'))) as IndexEntry;
    const listed = JSON.parse(readBuilt(at(`/search-index/${list}`))) as PagesFile;
    const found = listed.find(({url}) => url === at('/pricing/'))?.title ?? 'nothing';
    expect(readBuilt(at('/index.html'))).toMatch(
      new RegExp(`href="?${at('/#pricing')}"?>${found}<`),
    );
  });

  it('to the trial begin on every page', () => {
    const without = whole.filter(([, html]) => !/href="?[^\s">]*prompt=create/.test(html));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('go from the overview to every guide', () => {
    // The list beside it has them, too.
    const overview = linksIn(partOf(pages.get(at('/documentation/guides/')) ?? '', /<article/));
    const missing = pagesIn(sidebars.guides)
      .slice(1)
      .filter((id) => !overview.has(at(`/documentation/${id}/`)));
    expect(missing).toEqual([]);
  });

  it('go on from each post to two or three others', () => {
    const posts = [...pages].filter(([, html]) => /<html [^>]*blog-post-page/.test(html));
    expect(posts.length).toBeGreaterThan(1);
    const wrong = posts.filter(([path, html]) => {
      const [related = ''] = partOf(html, /<section [^>]*data-no-twin/).split('</section>');
      const others = [...related.matchAll(/<h3[^>]*><a [^>]*?href="?([^\s">]*)/g)].map(
        ([, href = '']) => href,
      );
      const areOthers = others.every((href) => href !== path && pages.has(href));
      return others.length < 2 || others.length > 3 || !areOthers;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});
