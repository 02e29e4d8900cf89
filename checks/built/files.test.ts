// The files beside the pages: headers, lists for crawlers, security.txt, feeds.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {selectAll} from 'hast-util-select';
import {JSDOM} from 'jsdom';
import {sandboxAddresses} from '../../sandbox/addresses';
import {readBuildStamp, type BuildStamp} from '../../scripts/lib/buildStamp';
import {projectRoot} from '../../scripts/lib/paths';
import {brand} from '../../src/config/brand';
import {loadBuildTexts} from '../../src/config/buildTexts';
import {parseSiteEnv} from '../../src/config/env';
import {i18n, locales} from '../../src/config/locales';
import {parsePage} from '../../src/plugins/built-pages/readPage';
import {addressesIn, home, isBuilt, listBuilt, origin, readBuilt, valuesOf} from './site';

/** Texts of the elements that a selector finds in an XML file. Throws when it is not well formed. */
function textsIn(name: string, selector: string): readonly string[] {
  const {document} = new JSDOM(readBuilt(name), {contentType: 'application/xml'}).window;
  return [...document.querySelectorAll(selector)].map(({textContent}) => textContent);
}

describe('_headers', () => {
  const headers = readBuilt('_headers');
  const [, value = ''] = /Content-Security-Policy: (.+)/.exec(headers) ?? [];
  const policy = new Map(
    value.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

  // That the hashes are those of the scripts is seen by the browser tests: a blocked one is an error there.
  it('allows scripts of the site, by address or hash, and no others', () => {
    const scripts = policy.get('script-src') ?? [];
    expect(scripts).toEqual([
      "'self'",
      ...scripts.slice(1).filter((source) => /^'sha256-[\w+/=]+'$/.test(source)),
    ]);
    expect(scripts.length).toBeGreaterThan(1);
  });

  it('names the services of the configuration, and no others', () => {
    const stamp = readBuildStamp();
    expect(stamp).toMatchObject({ok: true});
    const {email, scheduler} = sandboxAddresses((stamp as BuildStamp).ports);
    const connected = policy.get('connect-src') ?? [];
    expect(connected).toContain(email);
    expect(connected.filter((source) => source.includes('*') || !/^'|\/\//.test(source))).toEqual(
      [],
    );
    expect(policy.get('frame-src')).toEqual([scheduler]);
  });

  it('names folders and files that exist', () => {
    const paths = [...headers.matchAll(/^(\/\S+)$/gm)].map(([, rule = '']) => rule);
    const plain = paths.filter((rule) => !rule.includes('*.'));
    expect(plain.filter((rule) => !isBuilt(rule.replace(/\*$/, '')))).toEqual([]);
  });
});

test('robots.txt names the sitemap of each language, and both are well formed', () => {
  const sitemaps = addressesIn('robots.txt', /^Sitemap: (.+)$/gm);
  expect(sitemaps.map(String)).toEqual(
    locales.map((locale) => `${origin}${home(locale)}sitemap.xml`),
  );
  expect(readBuilt('robots.txt')).toMatch(/^(?:#.*\n)?User-agent: \*\nAllow: \/\n/);
  sitemaps.forEach(({pathname}) => {
    expect(textsIn(pathname, 'loc').length).toBeGreaterThan(0);
  });
  expect(isBuilt('fr/robots.txt')).toBe(false);
});

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
test('security.txt is valid for less than a year, and its policy is a section of the site', () => {
  const [policy] = addressesIn('.well-known/security.txt', /^Policy: (.+)$/gm);
  const text = readBuilt('.well-known/security.txt');
  const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text) ?? [];
  expect(text.replace(/^#.*\n/, '').split('\n')).toEqual([
    `Contact: mailto:${parseSiteEnv({}).env.supportEmail}`,
    `Contact: ${String(policy)}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${origin}${home('en')}.well-known/security.txt`,
    `Policy: ${String(policy)}`,
    '',
  ]);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
  expect(policy?.origin).toBe(origin);
  const page = parsePage(readBuilt(`${policy?.pathname ?? ''}index.html`));
  expect(selectAll(policy?.hash ?? '', page)).toHaveLength(1);
  expect(isBuilt('fr/.well-known/security.txt')).toBe(false);
});

describe.each(locales)('in %s', (locale) => {
  const base = home(locale);

  const blog = `${base}blog/`;
  const {'feeds.title': title} = loadBuildTexts(projectRoot, locale);
  const {items} = JSON.parse(readBuilt(`${blog}feed.json`)) as {
    readonly items: readonly {
      readonly url: string;
      readonly title: string;
      readonly content_html: string;
    }[];
  };

  test('opensearch.xml leads to the search page of the language', () => {
    const file = `${base}opensearch.xml`;
    expect(textsIn(file, 'ShortName')).toEqual([brand.name]);
    expect(readBuilt(file)).toContain(`template="${origin}${base}search/?q={searchTerms}"`);
  });

  test('the feeds hold every post, in all three formats', () => {
    const posts = listBuilt(blog, 'index.html').filter(
      (name) => name.split('/').length === 2 && !/^(?:authors|tags)\//.test(name),
    );
    expect(items.map(({url}) => new URL(url).pathname).sort()).toEqual(
      posts.map((name) => blog + name.replace('index.html', '')).sort(),
    );
    const titles = [title, ...items.map((item) => item.title)];
    expect(textsIn(`${blog}rss.xml`, 'title')).toEqual(titles);
    expect(textsIn(`${blog}rss.xml`, 'language')).toEqual([i18n.localeConfigs[locale].htmlLang]);
    expect(textsIn(`${blog}atom.xml`, 'title')).toEqual(titles);
  });

  test('the feeds are readable without scripts and styles', () => {
    const bodies = items.map(({content_html: body}) => body).join('');
    expect(bodies).toContain('<pre><code>');
    expect(bodies).not.toMatch(/<(?:button|svg|script|style)|data-needs-script|class=/);
  });

  test('the changelog has a section and an item of each feed for each entry', () => {
    const folder = `${base}changelog/`;
    const page = parsePage(readBuilt(`${folder}index.html`));
    const slugs = valuesOf(page, 'main h3[id]', 'id');
    expect(listBuilt(folder, '.html')).toEqual(['index.html']);
    const feed = JSON.parse(readBuilt(`${folder}feed.json`)) as {readonly items: typeof items};
    expect(feed.items.map(({url}) => new URL(url).hash.slice(1))).toEqual(slugs);
    expect(slugs).toHaveLength(readdirSync(path.join(projectRoot, 'changelog')).length);
    expect(feed.items.every(({content_html: body}) => /^<p>./.test(body))).toBe(true);
  });

  test.each(
    ['blog', 'changelog'].flatMap((list) =>
      ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${list}/${file}`),
    ),
  )('all addresses in %s are absolute', (name) => {
    const feed = readBuilt(base + name);
    const bodies = name.endsWith('.json')
      ? (JSON.parse(feed) as {items: typeof items}).items.map(({content_html: body}) => body)
      : [...new JSDOM(feed, {contentType: 'application/xml'}).window.document.querySelectorAll('*')]
          .filter(({tagName}) => ['content:encoded', 'content'].includes(tagName))
          .map(({textContent}) => textContent);
    const page = new JSDOM(bodies.join('')).window.document;
    const addresses = ['cite', 'href', 'src', 'srcset'].flatMap((attribute) =>
      [...page.querySelectorAll(`[${attribute}]`)].map((element) =>
        element.getAttribute(attribute),
      ),
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address ?? ''))).toEqual(
      [],
    );
  });
});
