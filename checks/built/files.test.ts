// The files beside the pages: lists for crawlers, security.txt, feeds.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {selectAll} from 'hast-util-select';
import {JSDOM} from 'jsdom';
import {projectRoot} from '../../scripts/lib/paths';
import {brand} from '../../src/config/brand';
import {locales} from '../../src/config/locales';
import {parsePage} from '../../src/plugins/built-pages/readPage';
import {addressesIn, home, listBuilt, origin, readBuilt, valuesOf} from './site';

/** Texts of the elements of a name in an XML file. Throws when it is not well formed. */
function textsIn(name: string, element: string): readonly string[] {
  const {document} = new JSDOM(readBuilt(name), {contentType: 'application/xml'}).window;
  return [...document.getElementsByTagName(element)].map(({textContent}) => textContent);
}

test('robots.txt names the sitemap of each language, and both are well formed', () => {
  const sitemaps = addressesIn('robots.txt', /^Sitemap: (.+)$/gm);
  expect(sitemaps.map(String)).toEqual(
    locales.map((locale) => `${origin}${home(locale)}sitemap.xml`),
  );
  expect(readBuilt('robots.txt')).toMatch(/^(?:#.*\n)?User-agent: \*\nAllow: \/\n/);
  sitemaps.forEach(({pathname}) => {
    expect(textsIn(pathname, 'loc').length).toBeGreaterThan(0);
  });
});

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
test('security.txt is valid for less than a year, and its policy is a section of the site', () => {
  const text = readBuilt('.well-known/security.txt');
  const [policy] = addressesIn('.well-known/security.txt', /^Policy: (.+)$/gm);
  const [, expires = ''] = /^Expires: (\S+Z)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days > 0 && days < 365).toBe(true);
  expect(text).toMatch(/^Contact: mailto:/m);
  expect(text).toContain(`\nCanonical: ${origin}${home('en')}.well-known/security.txt\n`);
  const page = parsePage(readBuilt(`${policy?.pathname ?? ''}index.html`));
  expect(selectAll(policy?.hash ?? '', page)).toHaveLength(1);
});

/** Its size would depend on the folder, and with it what `npm run size` finds. */
test('no script names a folder of the machine that built it', () => {
  const named = listBuilt(home('en'), '.js').filter((name) =>
    readBuilt(name).includes(`"${projectRoot}`),
  );
  expect(named).toEqual([]);
});

interface Feed {
  readonly items: readonly {readonly url: string; readonly content_html: string}[];
}

describe.each(locales)('in %s', (locale) => {
  const base = home(locale);

  test('opensearch.xml leads to the search page of the language', () => {
    const file = `${base}opensearch.xml`;
    expect(textsIn(file, 'ShortName')).toEqual([brand.name]);
    expect(readBuilt(file)).toContain(`template="${origin}${base}search/?q={searchTerms}"`);
  });

  test('the changelog has a section and an item of its feed for each entry', () => {
    const page = parsePage(readBuilt(`${base}changelog/index.html`));
    const slugs = valuesOf(page, 'main h3[id]', 'id');
    const feed = JSON.parse(readBuilt(`${base}changelog/feed.json`)) as Feed;
    expect(feed.items.map(({url}) => new URL(url).hash.slice(1))).toEqual(slugs);
    expect(slugs).toHaveLength(readdirSync(path.join(projectRoot, 'changelog')).length);
  });

  test('the feeds are readable without scripts and styles, and their addresses are whole', () => {
    const bodies = ['blog', 'changelog'].flatMap((list) => {
      const feed = JSON.parse(readBuilt(`${base}${list}/feed.json`)) as Feed;
      return [
        ...feed.items.map(({content_html: body}) => body),
        ...textsIn(`${base}${list}/atom.xml`, 'content'),
        ...textsIn(`${base}${list}/rss.xml`, 'content:encoded'),
      ];
    });
    const whole = bodies.join('');
    expect(whole).toContain('<pre><code>');
    expect(whole).not.toMatch(/<(?:button|svg|script|style)|data-needs-script|class=/);
    const addresses = [...whole.matchAll(/ (?:cite|href|src|srcset)="([^"]*)"/g)];
    expect(addresses.length).toBeGreaterThan(0);
    expect(
      addresses.flatMap(([, url = '']) => (/^(?:https?:\/\/|mailto:)/.test(url) ? [] : url)),
    ).toEqual([]);
  });
});
