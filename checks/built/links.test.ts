// What the finished site in build/ has to keep, as far as no browser is needed to see it.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import {sandboxAddresses} from '../../sandbox/addresses';
import type {SandboxPorts} from '../../sandbox/ports';
import {readBuildStamp} from '../../scripts/lib/buildStamp';
import {buildDir} from '../../scripts/lib/paths';
import {brand} from '../../src/config/brand';
import {locales, type Locale} from '../../src/config/locales';

const dirOf = (locale: Locale): string => path.join(buildDir, locale === 'en' ? '' : locale);

const read = (locale: Locale, file: string): string =>
  readFileSync(path.join(dirOf(locale), file), 'utf8');

const documentOf = (locale: Locale, page: string): Document =>
  new JSDOM(read(locale, `${page}/index.html`)).window.document;

const pathsOf = (locale: Locale): string[] =>
  [...read(locale, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

test('the sitemaps name the same pages in both languages', () => {
  const french = pathsOf('fr').map((address) => address.replace(/^\/fr\//, '/'));
  expect(french.sort()).toEqual(pathsOf('en').sort());
});

describe.each(locales)('the footer in %s', (locale) => {
  const links = [...documentOf(locale, '').querySelectorAll<HTMLAnchorElement>('footer a')].map(
    (link) => link.getAttribute('href') ?? '',
  );

  test('has no dead link', () => {
    const own = links.filter((href) => href.startsWith('/'));
    expect(own.length).toBeGreaterThan(15);
    const dead = own.filter((href) => {
      const {pathname, hash} = new URL(href, 'http://localhost');
      const file = path.join(buildDir, pathname, pathname.endsWith('/') ? 'index.html' : '');
      if (!existsSync(file)) {
        return true;
      }
      const {document} = new JSDOM(readFileSync(file, 'utf8')).window;
      return hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1))) === null;
    });
    expect(dead).toEqual([]);
  });

  test('leads to addresses of the configuration, all of them secure', () => {
    const elsewhere = links.filter((href) => !href.startsWith('/'));
    expect(elsewhere).toEqual(expect.arrayContaining([brand.statusUrl]));
    expect(elsewhere.filter((href) => !href.startsWith('https://'))).toEqual([]);
  });
});

describe('the headers that hosts send with every page', () => {
  const headers = new Map(
    readFileSync(path.join(buildDir, '_headers'), 'utf8')
      .split('\n')
      .map((line) => /^\s+([\w-]+):\s*(.*)$/.exec(line))
      .flatMap((found) => (found ? [[found[1]!.toLowerCase(), found[2]!] as const] : [])),
  );
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sourcesOf = (name: string): readonly string[] =>
    policy.get(name) ?? policy.get('default-src') ?? [];

  test('run the scripts of the site alone', () => {
    const scripts = sourcesOf('script-src');
    expect(scripts).toContain("'self'");
    expect(scripts.some((source) => source.startsWith("'sha256-"))).toBe(true);
    expect(scripts.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
    expect(sourcesOf('object-src')).toEqual(["'none'"]);
  });

  test('name who may be asked, framed and posted to', () => {
    expect(sourcesOf('connect-src').filter((source) => /[*]|^https?:$/.test(source))).toEqual([]);
    const stamp = readBuildStamp();
    expect(stamp).toMatchObject({ok: true});
    const {email, scheduler} = sandboxAddresses((stamp as {readonly ports: SandboxPorts}).ports);
    expect(sourcesOf('connect-src')).toContain(email);
    expect(sourcesOf('frame-src')).toEqual([scheduler]);
    for (const name of ['form-action', 'base-uri', 'frame-ancestors']) {
      expect([name, policy.has(name)]).toEqual([name, true]);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
  });
});

test('security.txt is what RFC 9116 asks for, and is still valid', () => {
  const lines = read('en', '.well-known/security.txt').trim().split('\n');
  const fields = lines.map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  const valuesOf = (name: string): string[] =>
    fields.filter(([field]) => field === name).map(([, value = '']) => value);
  expect(valuesOf('Contact')[0]).toBe(`mailto:${brand.supportEmail}`);
  expect(valuesOf('Preferred-Languages')).toEqual(['en, fr']);
  expect(valuesOf('Canonical').map((address) => new URL(address).pathname)).toEqual([
    '/.well-known/security.txt',
  ]);
  const [expires = '', ...more] = valuesOf('Expires');
  expect(more).toEqual([]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(expires)).toBeLessThan(Date.now() + 366 * 86_400_000);
  expect(existsSync(path.join(dirOf('fr'), '.well-known/security.txt'))).toBe(false);
});

interface Thing {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

const structuredData = (document: Document): Thing[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Thing,
  );

const ofType = (things: readonly Thing[], type: string): Thing[] =>
  things.filter((thing) => thing['@type'] === type);

const trailOf = (things: readonly Thing[]): string[] =>
  (ofType(things, 'BreadcrumbList')[0]?.itemListElement as readonly {readonly item: string}[]).map(
    ({item}) => new URL(item).pathname,
  );

describe.each(locales)('search engines learn in %s', (locale) => {
  const at = (page: string): string => (locale === 'en' ? page : `/${locale}${page}`);

  test('of a job what its page says', () => {
    const document = documentOf(locale, 'careers/qa-engineer');
    const things = structuredData(document);
    const [posting] = ofType(things, 'JobPosting');
    expect(posting).toMatchObject({
      title: document.querySelector('h1')?.textContent,
      jobLocationType: 'TELECOMMUTE',
    });
    const items = [...String(posting?.description).matchAll(/<li>(.+?)<\/li>/g)];
    expect(items.length).toBeGreaterThan(7);
    const listed = [...document.querySelectorAll('main li')].map((item) => item.textContent);
    for (const [, item = ''] of items) {
      const said = new JSDOM(item).window.document.body.textContent;
      expect([said, listed.some((text) => text.includes(said))]).toEqual([said, true]);
    }
    expect(trailOf(things)).toEqual([at('/careers/'), at('/careers/qa-engineer/')]);
  });

  test('the trail of each integration', () => {
    const pages = pathsOf(locale).filter((address) => /\/integrations\/[^/]+\/$/.test(address));
    expect(pages).toHaveLength(8);
    for (const page of pages) {
      const document = documentOf('en', page);
      expect(trailOf(structuredData(document)).at(-1)).toBe(page);
    }
  });

  test('of the tutorials, whose films and captions are there', () => {
    const document = documentOf(locale, 'knowledge-base');
    const names = [...document.querySelectorAll('article:has(video) h3')].map(
      (title) => title.textContent,
    );
    const videos = ofType(structuredData(document), 'VideoObject');
    expect(videos.map(({name}) => name)).toEqual(names);
    for (const {contentUrl, duration} of videos) {
      expect(duration).toMatch(/^PT\d+S$/);
      const film = path.join(buildDir, new URL(String(contentUrl)).pathname);
      expect([film, existsSync(film)]).toEqual([film, true]);
    }
  });
});

describe.each(locales)('the feeds of the blog in %s', (locale) => {
  const home = locale === 'en' ? '/blog/' : `/${locale}/blog/`;
  const {items} = JSON.parse(read(locale, 'blog/feed.json')) as {
    readonly items: readonly {readonly title: string}[];
  };
  const titles = items.map(({title}) => title);

  const parse = (file: string): Document => {
    const {document} = new JSDOM(read(locale, `blog/${file}`), {
      contentType: 'application/xml',
    }).window;
    return document;
  };
  const entries = (feed: Document): string[] =>
    [...feed.querySelectorAll(':is(item, entry) > title')].map((title) => title.textContent);

  test('are sound, and name the same posts', () => {
    const [rss, atom] = [parse('rss.xml'), parse('atom.xml')];
    expect(entries(rss)).toEqual(titles);
    expect(entries(atom)).toEqual(titles);
    expect(rss.querySelector('language')?.textContent).toBe(locale === 'fr' ? 'fr-CA' : 'en');
    const names = [rss, atom].map((feed) => feed.querySelector('title')?.textContent ?? '');
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toContain(brand.name);
  });

  test('hold posts without what needs the site', () => {
    const bodies = read(locale, 'blog/feed.json');
    expect(bodies).toContain('<pre><code>');
    expect(bodies).not.toMatch(/<(button|svg)|data-needs-script|class=/);
  });

  test('are found from the blog', () => {
    const document = documentOf(locale, 'blog');
    for (const [file, type] of [
      ['rss.xml', 'application/rss+xml'],
      ['atom.xml', 'application/atom+xml'],
      ['feed.json', 'application/json'],
    ] as const) {
      const address = home + file;
      const link = document.querySelector(`link[rel="alternate"][type="${type}"]`);
      expect(link?.getAttribute('href')).toBe(address);
      expect(document.querySelector(`main a[href="${address}"]`)).not.toBeNull();
    }
  });
});
