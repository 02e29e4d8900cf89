import path from 'node:path';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {SaxesParser} from 'saxes';
import {buildDir, projectRoot} from '../../scripts/lib/paths';
import {loadBuildTexts} from '../../src/config/buildTexts';
import {i18n, locales} from '../../src/config/locales';
import {hashSource} from '../../src/plugins/built-pages/policy/headers';
import {inspectPage} from '../../src/plugins/built-pages/policy/inspect';
import {parsePage} from '../../src/plugins/built-pages/readPage';
import {listBuiltFiles} from '../../src/plugins/shared/buildOutput';
import {addressesIn, home, isBuilt, origin, readBuilt} from './site';

/** Texts of the named elements of an XML file. @throws When it is not well formed. */
function textsIn(xml: string, names: readonly string[]): readonly string[] {
  const texts: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('cdata', (part) => {
    text += part;
  });
  parser.on('closetag', ({name}) => {
    if (names.includes(name)) {
      texts.push(text);
    }
  });
  parser.write(xml).close();
  return texts;
}

describe('_headers', () => {
  const headers = readBuilt('_headers');
  const policy = /Content-Security-Policy: (.+)/.exec(headers)?.[1] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];

  it('allows the inline scripts of the pages and no others', async () => {
    const names = await listBuiltFiles(buildDir, '.html');
    const texts = names.flatMap((name) =>
      inspectPage(parsePage(readBuilt(name))).scripts.map(({text}) => text),
    );
    expect(scripts.filter((source) => source.startsWith("'sha256-")).sort()).toEqual(
      [...new Set(texts)].map(hashSource).sort(),
    );
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
  });

  it('names folders and files that exist', () => {
    const paths = [...headers.matchAll(/^(\/\S+)$/gm)].map(([, rule = '']) => rule);
    const plain = paths
      .filter((rule) => !rule.includes('*.'))
      .map((rule) => rule.replace(/\*$/, ''));
    expect(plain.filter((rule) => !isBuilt(rule))).toEqual([]);
  });
});

test('robots.txt names the sitemap of each language, and both sitemaps are well formed', () => {
  const sitemaps = addressesIn('robots.txt', /^Sitemap: (.+)$/gm);
  expect(sitemaps.map(String)).toEqual(
    locales.map((locale) => `${origin}${home(locale)}sitemap.xml`),
  );
  sitemaps.forEach(({pathname}) => {
    expect(textsIn(readBuilt(pathname), ['loc']).length).toBeGreaterThan(0);
  });
});

test('security.txt names a section of the site', () => {
  const [policy] = addressesIn('.well-known/security.txt', /^Policy: (.+)$/gm);
  const page = parsePage(readBuilt(`${policy?.pathname ?? ''}index.html`));
  expect(policy?.origin).toBe(origin);
  expect(selectAll(policy?.hash ?? '', page)).toHaveLength(1);
});

describe.each(locales)('the blog’s feeds in %s', (locale) => {
  const blog = `${home(locale)}blog/`;
  const {'feeds.title': title} = loadBuildTexts(projectRoot, locale);
  const feed = JSON.parse(readBuilt(`${blog}feed.json`)) as {
    readonly items: readonly {
      readonly url: string;
      readonly title: string;
      readonly content_html: string;
    }[];
  };

  it('hold every post, in all three formats', async () => {
    const names = await listBuiltFiles(path.join(buildDir, blog), 'index.html');
    const posts = names.filter(
      (name) => /^[^/]+\/index\.html$/.test(name) && !/^(authors|tags)\//.test(name),
    );
    const titles = feed.items.map((item) => item.title);
    expect(feed.items.map(({url}) => new URL(url).pathname).sort()).toEqual(
      posts.map((name) => blog + name.replace('index.html', '')).sort(),
    );
    const rss = readBuilt(`${blog}rss.xml`);
    expect(textsIn(rss, ['title'])).toEqual([title, ...titles]);
    expect(textsIn(rss, ['language'])).toEqual([i18n.localeConfigs[locale].htmlLang]);
    expect(textsIn(readBuilt(`${blog}atom.xml`), ['title'])).toEqual([title, ...titles]);
  });

  it('are readable without scripts and styles', () => {
    const bodies = feed.items.map(({content_html: body}) => body).join('');
    expect(bodies).toContain('<pre><code>');
    expect(bodies).not.toMatch(/<(?:button|svg|script|style)|data-needs-script|class=/);
  });

  it('are named by the blog’s head and linked in its text', () => {
    const page = parsePage(readBuilt(`${blog}index.html`));
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      expect(selectAll(`head > link[rel=alternate][href="${blog}${file}"]`, page)).toHaveLength(1);
      expect(selectAll(`main a[href="${blog}${file}"]`, page).map(toString)).not.toEqual([]);
    }
  });
});
