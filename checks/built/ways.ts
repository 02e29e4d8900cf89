import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import sidebars from '../../sidebars';
import {valuesOf, type Site, type SitePage} from './site';

/** Common visits, by the English address of the answer. */
const TASKS = {
  'the end of a session, by a command': 'documentation/reference/hub/',
  'what happens to personal data': 'privacy/',
  'an open role': 'careers/',
  'the feed of changes': 'changelog/rss.xml',
  'the price of Professional': 'pricing/',
  'the first test on Android': 'documentation/quick-start/',
  'the rate limit': 'api-documentation/#rate-limit',
  'tests from GitLab': 'documentation/ci/gitlab/',
  support: '#contact',
  "the API's authentication": 'api-documentation/#authentication',
  'whether a device is there': 'devices/',
  'the reset of devices': 'documentation/concepts/device-reset/',
  'security for visitors': 'security/',
  'the latest news': 'blog/',
} as const;

/** Beginnings of ways that every page has. */
const EVERYWHERE = {
  'the trial': 'a[href*="prompt=create"]',
  'the status of the service': 'a[href^="https://status."]',
  'the other language': 'a[hreflang]',
} as const;

/** Addresses of links with a name, without the header's menus: on a phone they are closed. */
function linksOf({tree}: SitePage): ReadonlySet<string> {
  const menus = new Set(selectAll('header a', tree));
  const named = selectAll('a[href]', tree).filter(
    (link) => !menus.has(link) && (link.properties.ariaLabel ?? toString(link).trim()) !== '',
  );
  return new Set(named.map(({properties}) => String(properties.href)));
}

/** Ids of all pages of a sidebar. */
const pagesIn = (items: readonly (string | {readonly items?: readonly string[]})[]) =>
  items.flatMap((item) => (typeof item === 'string' ? [item] : (item.items ?? [])));

/** Tests how visitors get from any page to what they came for: by links alone, as without scripts. */
export function testWays({base, pages}: Site): void {
  // The terms of use lie over the page before them, without a header.
  const whole = pages.filter(({path}) => path !== `${base}terms/`);
  const links = new Map(pages.map((page) => [page.path, linksOf(page)]));

  it.each(Object.entries(TASKS))('lead to %s in two choices at most', (_task, path) => {
    const target = base + path;
    const far = whole.filter(
      ({path: from}) =>
        ![from, ...(links.get(from) ?? [])].some(
          (next) => next === target || links.get(next)?.has(target),
        ),
    );
    expect(far.map(({path: from}) => from)).toEqual([]);
  });

  it.each(Object.entries(EVERYWHERE))('begin the way to %s', (_name, link) => {
    const without = whole.filter(({tree}) => selectAll(link, tree).length === 0);
    expect(without.map(({path}) => path)).toEqual([]);
  });

  it('go from the overview to every guide', () => {
    // The list beside it has them, too.
    const overview = pages.find(({path}) => path === `${base}documentation/guides/`);
    const shown = overview ? valuesOf(overview.main, 'article a', 'href') : [];
    const guides = pagesIn(sidebars.guides).slice(1);
    expect(guides.filter((id) => !shown.includes(`${base}documentation/${id}/`))).toEqual([]);
  });
}
