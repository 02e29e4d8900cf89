import fs from 'node:fs';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {DISPLAY_CHARACTERS} from '../../scripts/lib/displayFont';
import {brand} from '../../src/config/brand';
import {parsePage, propertyOf} from '../../src/plugins/built-pages/readPage';
import * as built from './site';
import type {Site, SitePage} from './site';

/** The routes that the specification names; `*` is the 404 page, tested by itself. */
const ROUTES = [
  '',
  'solutions/',
  'knowledge-base/',
  'about-us/',
  'careers/',
  'blog/',
  'integrations/',
  'documentation/',
  'api-documentation/',
  'api-documentation/list-devices/',
  'security/',
  'terms/',
  'privacy/',
  'terms-of-service/',
  'cookies/',
];

/** Pages that are about one thing, by their path below the home page. */
const ABOUT = [
  {pages: /^careers\/[^/]+\/$/, type: 'JobPosting'},
  {pages: /^blog\/(?!(?:authors|page|tags)\/)[^/]+\/$/, type: 'BlogPosting'},
  {pages: /^knowledge-base\/$/, type: 'VideoObject'},
  {pages: /^pricing\/$/, type: 'SoftwareApplication'},
];

/**
 * Fields that search engines require of each kind of structured data.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const REQUIRED: Readonly<Record<string, string>> = {
  Organization: 'name url logo',
  WebSite: 'name url',
  SoftwareApplication: 'name applicationCategory offers',
  BreadcrumbList: 'itemListElement',
  BlogPosting: 'headline datePublished author image url',
  JobPosting:
    'title description datePosted hiringOrganization jobLocationType applicantLocationRequirements',
  VideoObject: 'name thumbnailUrl uploadDate contentUrl',
};

/** Pages that no sitemap names, by their path below the home page. */
const UNLISTED = /^(?:404\.html|search\/|blog\/authors\/)/;

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const meta = (name: string) => `head > meta[name="${name}"], head > meta[property="${name}"]`;

const metaOf = ({tree}: SitePage, name: string) => propertyOf(tree, meta(name), 'content') ?? '';

const titleOf = ({tree}: SitePage) => selectAll('head > title', tree).map(toString).join();

/** Addresses that a page leads to or loads; a hash in structured data names a thing, not a section. */
const addressesOf = ({path, tree}: SitePage): readonly URL[] =>
  [
    ...built.valuesOf(tree, 'a[href], link[href]', 'href'),
    ...['src', 'poster'].flatMap((name) => built.valuesOf(tree, `[${name}]`, name)),
    ...built
      .valuesOf(tree, '[srcset]', 'srcSet')
      .flatMap((list) => list.split(/ [^,]*,? */).filter(Boolean)),
    ...selectAll('script[type="application/ld+json"]', tree).flatMap((data) =>
      [...toString(data).matchAll(/"(https?:[^"#]+)/g)].map(([, address = '']) => address),
    ),
  ].map((address) => new URL(address, built.origin + path));

/** A thing, as structured data describes it. */
interface Thing {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

function checkData({path, tree}: SitePage, base: string) {
  const things = selectAll('script[type="application/ld+json"]', tree).map(
    (script) => JSON.parse(toString(script)) as Thing,
  );
  const types = things.map((thing) => thing['@type']);
  const about = ABOUT.filter(({pages}) => pages.test(path.slice(base.length)));
  expect(types).toEqual(
    expect.arrayContaining(
      path === base
        ? ['Organization', 'WebSite']
        : ['BreadcrumbList', ...about.map(({type}) => type)],
    ),
  );
  // A page may hold several videos, but it is one thing in one place.
  expect(repeated(types.filter((type) => type !== 'VideoObject'))).toEqual([]);
  for (const thing of things) {
    expect(thing['@context']).toBe('https://schema.org');
    const required = REQUIRED[thing['@type']]?.split(' ') ?? ['a kind that REQUIRED lists'];
    expect(required.filter((field) => !thing[field])).toEqual([]);
  }
}

/** Tests for what search engines, browsers and other machines read of the pages. */
export function testPages(site: Site): void {
  const {base, pages} = site;
  const {origin} = built;

  it('have a title, a description of 50 to 170 characters and a card, each of their own', () => {
    built.eachPage(site, (page) => {
      const {length} = metaOf(page, 'description');
      expect(length >= 50 && length <= 170).toBe(true);
      const alt = metaOf(page, 'og:image:alt');
      expect([alt, `${alt} | ${brand.name}`]).toContain(titleOf(page));
      const card = metaOf(page, 'og:image');
      expect(card.startsWith(origin + base)).toBe(true);
      // Width and height are at a fixed place in a PNG: https://www.w3.org/TR/png/#11IHDR
      const png = fs.readFileSync(built.builtFile(new URL(card).pathname));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    });
    expect(repeated(pages.map(titleOf))).toEqual([]);
    expect(repeated(pages.map((page) => metaOf(page, 'description')))).toEqual([]);
    expect(repeated(pages.map((page) => metaOf(page, 'og:image')))).toEqual([]);
  });

  it('hold the structured data that search engines ask for', () => {
    built.eachPage(site, (page) => {
      checkData(page, base);
    });
  });

  it('lead to files of the site, and to sections that are there', () => {
    const ids = new Map(pages.map(({path, tree}) => [path, built.valuesOf(tree, '[id]', 'id')]));
    built.eachPage(site, (page) => {
      const dead = addressesOf(page).filter(
        ({origin: host, pathname, hash}) =>
          host === origin &&
          (!built.isBuilt(built.fileOf(pathname)) ||
            (hash !== '' &&
              ids.get(pathname)?.includes(decodeURIComponent(hash.slice(1))) === false)),
      );
      return dead.map(({href}) => `${href} leads nowhere`);
    });
  });

  it('have titles of characters that the display face has, which is one file', () => {
    expect(built.listBuilt(base, '.woff2')).toHaveLength(1);
    const characters = new Set<string>(DISPLAY_CHARACTERS);
    // Add the character to DISPLAY_CHARACTERS in scripts/lib/displayFont.ts, then: npm run generate:font
    built.eachPage(site, ({tree}) =>
      selectAll('h1, h2, h3, h4, .theme-admonition > :first-child', tree)
        .map(toString)
        .filter((title) => title.match(/./gu)?.some((character) => !characters.has(character))),
    );
  });

  it('are in the sitemap, all that search engines may list and no others', () => {
    const listed = built.listBuilt(base, '.html').filter((name) => {
      const html = built.readBuilt(base + name);
      const tree =
        UNLISTED.test(name) || !html.includes('__docusaurus') ? undefined : parsePage(html);
      return tree && !propertyOf(tree, meta('robots'), 'content')?.includes('noindex');
    });
    const paths = pages.map(({path}) => decodeURI(path)).toSorted();
    expect(listed.map((name) => base + name.replace(/index\.html$/, '')).toSorted()).toEqual(paths);
    expect(paths).toEqual(expect.arrayContaining(ROUTES.map((route) => base + route)));
  });
}
