// How visitors get from any page to what they came for: by links alone, as without scripts.
import sidebars from '../../sidebars';
import type {IndexEntry, PagesFile} from '../../src/search/engine/indexFile';
import {fileOf, home, locales, readBuilt, sitemap} from './site';

/** Common visits, by the English address of the answer. */
const TASKS = {
  'the end of a session, by a command': '/documentation/reference/hub/',
  'what happens to personal data': '/privacy/',
  'an open role': '/careers/',
  'the feed of changes': '/changelog/rss.xml',
  'the price of Professional': '/pricing/',
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

/** Addresses of links with a name, without the header's menus: on a phone they are closed. */
const linksIn = (html: string): ReadonlySet<string> =>
  new Set(
    [
      ...html
        .replace(/<header .*?<\/header>/s, '')
        .matchAll(/<a ([^>]*?href="?([^\s">]*)[^>]*)>(.*?)<\/a>/gs),
    ]
      .filter(
        ([, attributes = '', , text = '']) =>
          attributes.includes('aria-label') || text.replaceAll(/<[^>]*>/g, '').trim() !== '',
      )
      .map(([, , href = '']) => href),
  );

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
    [...sitemap(locale).map(({pathname}) => pathname), at('/404.html')].map((path) => [
      path,
      readBuilt(fileOf(path)),
    ]),
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

  it.each([
    ['the trial', /<a [^>]*?href="?[^\s">]*prompt=create/],
    ['the status of the service', /<a [^>]*?href="?https:\/\/status\./],
    ['the other language', /<a [^>]*?hreflang=/],
  ])('to %s begin on every page', (_name, link) => {
    const without = whole.filter(([, html]) => !link.test(html));
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
