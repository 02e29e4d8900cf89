import fs from 'node:fs';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {DISPLAY_CHARACTERS} from '../../scripts/lib/displayFont';
import {brand} from '../../src/config/brand';
import {contentOf} from '../../src/plugins/built-pages/content';
import {parsePage, propertyOf} from '../../src/plugins/built-pages/readPage';
import {
  builtFile,
  fileOf,
  home,
  isBuilt,
  listBuilt,
  locales,
  origin,
  readBuilt,
  readPages,
  sitemap,
  valuesOf,
} from './site';
import {structuredData} from './structuredData';

/** The routes that the specification names; `*` is the 404 page, tested by itself. */
const ROUTES = [
  ...['', 'solutions/', 'knowledge-base/', 'about-us/', 'careers/', 'blog/', 'integrations/'],
  ...['documentation/', 'api-documentation/', 'api-documentation/list-devices/', 'security/'],
  ...['terms/', 'privacy/', 'terms-of-service/', 'cookies/'],
];

/** Pages that are about one thing, by their path below the home page. */
const ABOUT = [
  {pages: /^careers\/[^/]+\/$/, type: 'JobPosting'},
  {pages: /^blog\/(?!(?:authors|page|tags)\/)[^/]+\/$/, type: 'BlogPosting'},
  {pages: /^knowledge-base\/$/, type: 'VideoObject'},
  {pages: /^pricing\/$/, type: 'SoftwareApplication'},
];

/** Characters: a shorter description says nothing, a longer one is cut off in lists of results. */
const DESCRIPTION = {least: 50, most: 170};

/** Pages that no sitemap names, by their path below the home page. */
const UNLISTED = /^(?:404\.html|search\/|blog\/authors\/)/;

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(locales)('pages in %s', (locale) => {
  const pages = readPages(locale);
  const base = home(locale);
  const meta = (name: string): string =>
    `head > meta[name="${name}"], head > meta[property="${name}"]`;
  const heads = pages.map(({path: pagePath, tree}) => ({
    pagePath,
    tree,
    title: toString(select('head > title', tree)!),
    description: propertyOf(tree, meta('description'), 'content') ?? '',
    card: propertyOf(tree, meta('og:image'), 'content') ?? '',
    cardAlt: propertyOf(tree, meta('og:image:alt'), 'content') ?? '',
  }));

  /** Runs over all pages and tells which ones fail, each with the reason. */
  function eachPage(check: (head: (typeof heads)[number]) => unknown): void {
    const failures = heads.flatMap((head) => {
      try {
        check(head);
        return [];
      } catch (error) {
        return [`${head.pagePath}: ${(error as Error).message}`];
      }
    });
    expect(failures.join('\n\n')).toBe('');
  }

  it('have one title to read and something below it', () => {
    eachPage(({tree}) => {
      expect(selectAll('h1', tree)).toHaveLength(1);
      expect(selectAll('main', tree)).toHaveLength(1);
      const text = toString(contentOf(select('main', tree)!)).replace(/\s+/g, ' ');
      expect(text.length).toBeGreaterThan(200);
    });
  });

  it('name their language, their address and their twins in the other languages', () => {
    eachPage(({tree, pagePath}) => {
      const own = decodeURI(pagePath);
      const path = own.slice(base.length);
      expect(propertyOf(tree, 'html', 'lang')).toBe(locale === 'fr' ? 'fr-CA' : 'en');
      expect(propertyOf(tree, 'link[rel=canonical]', 'href')).toBe(origin + own);
      const alternates = selectAll('head > link[rel=alternate][hreflang]', tree);
      expect(
        Object.fromEntries(
          alternates.map(({properties}) => [properties.hrefLang, properties.href]),
        ),
      ).toEqual({
        en: origin + home('en') + path,
        'fr-CA': origin + home('fr') + path,
        'x-default': origin + home('en') + path,
      });
    });
  });

  it('have a title, a description and a card with that title', () => {
    eachPage(({title, description, card, cardAlt}) => {
      expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION.least);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION.most);
      expect([cardAlt, `${cardAlt} | ${brand.name}`]).toContain(title);
      // Width and height are at a fixed place in a PNG: https://www.w3.org/TR/png/#11IHDR
      const png = fs.readFileSync(builtFile(new URL(card).pathname));
      expect(card.startsWith(`${origin}${base}`)).toBe(true);
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        'PNG',
        1200,
        630,
      ]);
    });
  });

  it('have a description where no sitemap names them, too', () => {
    const names = listBuilt(base, '/index.html').filter((name) => UNLISTED.test(name));
    expect(names).toContain('blog/authors/index.html');
    const mute = names.filter(
      (name) => !propertyOf(parsePage(readBuilt(base + name)), meta('description'), 'content'),
    );
    expect(mute).toEqual([]);
  });

  it('share no title, no description and no card', () => {
    expect(repeated(heads.map(({title}) => title))).toEqual([]);
    expect(repeated(heads.map(({description}) => description))).toEqual([]);
    expect(repeated(heads.map(({card}) => card))).toEqual([]);
  });

  it('hold the structured data that search engines ask for', () => {
    eachPage(({tree, pagePath}) => {
      const data = selectAll('script[type="application/ld+json"]', tree).map((script) =>
        structuredData.parse(JSON.parse(toString(script))),
      );
      const types = data.map((thing) => thing['@type']);
      expect(types).toEqual(
        expect.arrayContaining(
          pagePath === base
            ? ['Organization', 'WebSite']
            : ABOUT.filter((about) => about.pages.test(pagePath.slice(base.length)))
                .map(({type}) => type)
                .concat('BreadcrumbList'),
        ),
      );
      // A page may hold several videos, but it is one thing in one place.
      expect(repeated(types.filter((type) => type !== 'VideoObject'))).toEqual([]);
      for (const thing of data) {
        if (thing['@type'] === 'BreadcrumbList') {
          // The theme's own, those of the documentation, leave out the slash.
          const last = thing.itemListElement.at(-1)?.item.replace(/\/?$/, '/');
          expect(last).toBe(origin + decodeURI(pagePath));
        }
        if (thing['@type'] === 'BlogPosting') {
          expect(thing.url).toBe(origin + pagePath);
        }
        if (thing['@type'] === 'VideoObject') {
          expect([thing.contentUrl, isBuilt(new URL(thing.contentUrl).pathname)]).toEqual([
            thing.contentUrl,
            true,
          ]);
        }
      }
    });
  });

  it('lead to files of the site, and to sections that are there', () => {
    const ids = new Map(
      pages.map((page) => [page.path, new Set(valuesOf(page.tree, '[id]', 'id'))]),
    );
    eachPage(({tree, pagePath}) => {
      const addresses = [
        ...valuesOf(tree, 'a[href], link[href]', 'href'),
        ...valuesOf(tree, '[src]', 'src'),
        ...valuesOf(tree, '[poster]', 'poster'),
        ...valuesOf(tree, '[srcset]', 'srcSet').flatMap((list) =>
          list.split(/ [^,]*,? */).filter(Boolean),
        ),
        // Addresses in structured data; a hash there names a thing, not a section.
        ...selectAll('script[type="application/ld+json"]', tree).flatMap((data) =>
          [...toString(data).matchAll(/"(https?:[^"#]+)/g)].map(([, address = '']) => address),
        ),
      ].map((address) => new URL(address, origin + pagePath));
      const dead = addresses.filter(
        ({origin: host, pathname, hash}) =>
          host === origin &&
          (!isBuilt(fileOf(pathname)) ||
            (hash !== '' && ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))) === false)),
      );
      expect([...new Set(dead.map(({href}) => href))]).toEqual([]);
    });
  });

  it('have titles of characters that the display face has, which is one file', () => {
    expect(listBuilt(base, '.woff2')).toHaveLength(1);
    const characters = new Set<string>(DISPLAY_CHARACTERS);
    const titles = 'h1, h2, h3, h4, .theme-admonition > :first-child';
    const others = pages.flatMap(({path, tree}) =>
      selectAll(titles, tree)
        .map(toString)
        .filter((title) => title.match(/./gu)?.some((character) => !characters.has(character)))
        .map((title) => `${path}: ${title}`),
    );
    // Add the character to DISPLAY_CHARACTERS in scripts/lib/displayFont.ts, then: npm run generate:font
    expect(others).toEqual([]);
  });

  it('are in the sitemap, all that search engines may list and no others', () => {
    const pathOf = (name: string): string => base + name.replace(/index\.html$/, '');
    const listed = listBuilt(base, '.html').filter((name) => {
      const tree = parsePage(readBuilt(base + name));
      const robots = propertyOf(tree, meta('robots'), 'content') ?? '';
      const isPage = select('#__docusaurus', tree) !== undefined;
      return isPage && !UNLISTED.test(name) && !robots.includes('noindex');
    });
    const paths = sitemap(locale).map(({pathname}) => decodeURI(pathname));
    expect(listed.map(pathOf).sort()).toEqual(paths.sort());
    expect(paths).toEqual(expect.arrayContaining(ROUTES.map((route) => base + route)));
  });
});
