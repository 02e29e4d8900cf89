import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {buildDir} from '../scripts/lib/paths';
import {listBuiltFiles} from '../src/plugins/shared/buildOutput';
import {expectAccessible} from './support/axe';
import {sitemapPaths} from './support/sitemap';
import {expect, localePath, locales, openPage, sandboxOrigins, test} from './support/test';
import {desktopOnly} from './support/visitor';

const POST = '/blog/shard-appium-suite/';
const DOC = '/documentation/quick-start/';
const API = '/api-documentation/';

const texts = {
  en: {
    copy: 'Copy page as Markdown',
    view: 'View as Markdown',
    copied: 'Page copied',
    refused: 'did not allow copying',
    unreachable: 'could not be loaded',
  },
  fr: {
    copy: 'Copier la page en Markdown',
    view: 'Voir en Markdown',
    copied: 'Page copiée',
    refused: "n'a pas permis la copie",
    unreachable: 'Impossible de charger le Markdown',
  },
} as const;

const twinOf = (page: string): string =>
  /^\/(?:fr\/)?$/.test(page) ? `${page}index.md` : `${page.slice(0, -1)}.md`;

const readBuilt = (name: string): string => readFileSync(path.join(buildDir, name), 'utf8');

const readPage = (page: string): string => readBuilt(path.join(page, 'index.html'));

type HtmlNode = DefaultTreeAdapterMap['node'];
type HtmlElement = DefaultTreeAdapterMap['element'];

const childrenOf = (node: HtmlNode): readonly HtmlNode[] =>
  'childNodes' in node ? node.childNodes : [];

function htmlElements(node: HtmlNode, name: string): readonly HtmlElement[] {
  const own = 'tagName' in node && node.tagName === name ? [node] : [];
  return [...own, ...childrenOf(node).flatMap((child) => htmlElements(child, name))];
}

const htmlText = (node: HtmlNode): string =>
  'value' in node ? node.value : childrenOf(node).map(htmlText).join('');

function markdownNodes(node: Nodes, type: Nodes['type']): readonly Nodes[] {
  const children = 'children' in node ? node.children : [];
  return [
    ...(node.type === type ? [node] : []),
    ...children.flatMap((child) => markdownNodes(child, type)),
  ];
}

/** Without the block at the start, whose lines a plain reader takes for a heading. */
const parseTwin = (twin: string): Nodes => fromMarkdown(twin.replace(/^---\n[\s\S]*?\n---\n/, ''));

for (const locale of locales) {
  const text = texts[locale];
  const home = localePath(locale);

  test.describe(`files in ${locale}`, () => {
    test.beforeEach(() => {
      desktopOnly();
    });

    test('every page has its twin, and every twin its page', async () => {
      const names = await listBuiltFiles(path.join(buildDir, home), '.md');
      const twins = names.filter((name) => locale === 'fr' || !name.startsWith('fr/'));
      expect(twins.map((name) => home + name).sort()).toEqual(
        sitemapPaths(locale).map(twinOf).sort(),
      );
    });

    test('every page names its twin, and pages that are not listed name none', () => {
      for (const page of sitemapPaths(locale)) {
        const links = htmlElements(parse(readPage(page)), 'link').filter(({attrs}) =>
          attrs.some(({value}) => value === 'text/markdown'),
        );
        expect(
          links.map(({attrs}) => attrs.find(({name}) => name === 'href')?.value),
          page,
        ).toEqual([twinOf(page)]);
      }
      for (const name of ['404.html', 'blog/authors/index.html']) {
        expect(readBuilt(path.join(home, name)), name).not.toContain('text/markdown');
      }
    });

    test('code is that of the page, character by character', () => {
      for (const page of sitemapPaths(locale)) {
        const [main] = htmlElements(parse(readPage(page), {scriptingEnabled: false}), 'main');
        const blocks = (main ? htmlElements(main, 'pre') : []).map((block) =>
          htmlText(block).replace(/\n$/, ''),
        );
        const fences = markdownNodes(parseTwin(readBuilt(twinOf(page))), 'code').map((node) =>
          'value' in node ? node.value : '',
        );
        expect(fences, page).toEqual(blocks);
      }
    });

    test('twins are plain Markdown with one title and full addresses', () => {
      for (const page of sitemapPaths(locale)) {
        const tree = parseTwin(readBuilt(twinOf(page)));
        expect(markdownNodes(tree, 'html'), `HTML in the twin of ${page}`).toEqual([]);
        const titles = markdownNodes(tree, 'heading').filter(
          (node) => 'depth' in node && node.depth === 1,
        );
        expect(titles, `titles in the twin of ${page}`).toHaveLength(1);
        const addresses = markdownNodes(tree, 'link').map((node) =>
          'url' in node ? node.url : '',
        );
        expect(
          addresses.filter((address) => !/^(?:https?|mailto):/.test(address)),
          `links in the twin of ${page}`,
        ).toEqual([]);
        expect(readBuilt(twinOf(page)), page).toMatch(
          /^---\ntitle: ".+"\ndescription: ".+"\ncanonical: "http.+"\nlanguage: "(?:en|fr-CA)"\n/,
        );
      }
    });

    test('llms.txt lists every twin once, and nothing else', () => {
      const {site} = sandboxOrigins();
      const list = readBuilt(path.join(home, 'llms.txt'));
      const listed = [...list.matchAll(/^- \[.+?\]\(([^)]+)\)/gm)].map(([, address]) => address);
      expect([...listed].sort()).toEqual(
        sitemapPaths(locale)
          .map((page) => site + twinOf(page))
          .sort(),
      );
      expect(list).toMatch(/^# Firegrid\n\n> .+\n/);
      expect(list).toMatch(/\n## Optional\n[^#]*$/);
      const full = readBuilt(path.join(home, 'llms-full.txt'));
      expect(full).toContain(readBuilt(twinOf(localePath(locale, DOC))).trimEnd());
      expect(full).toContain(readBuilt(twinOf(localePath(locale, POST))).trimEnd());
    });

    test('hosts send them as Markdown, and keep them out of lists of results', async ({page}) => {
      const twin = await page.request.get(twinOf(localePath(locale, DOC)));
      expect(twin.status()).toBe(200);
      expect(twin.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
      });
      const full = await page.request.get(`${home}llms-full.txt`);
      expect(full.headers()).toMatchObject({'x-robots-tag': 'noindex'});
      const list = await page.request.get(`${home}llms.txt`);
      expect(list.headers()['x-robots-tag']).toBeUndefined();
      expect(readBuilt(path.join(home, 'sitemap.xml'))).not.toMatch(/\.md|llms/);
    });
  });

  test.describe(`page as Markdown in ${locale}`, () => {
    for (const place of [DOC, API, POST]) {
      test(`${place} is copied, by key too, and says so`, async ({page, context}) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await openPage(page, localePath(locale, place));
        const copy = page.getByRole('button', {name: text.copy});
        await copy.press('Enter');
        const status = page.getByRole('main').getByRole('status').filter({hasText: text.copied});
        await expect(status).toBeVisible();
        await expectAccessible(page, 'page copied');
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(readBuilt(twinOf(localePath(locale, place))));
      });
    }

    test('where copying is not allowed, the page says what to do', async ({page}) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', {value: undefined});
      });
      await openPage(page, localePath(locale, DOC));
      await page.getByRole('button', {name: text.copy}).click();
      await expect(page.getByRole('status').filter({hasText: text.refused})).toBeVisible();
    });

    test.describe('offline', () => {
      test.use({expectedFaults: ['quick-start.md', 'Failed to load resource']});

      test('a failed load is told', async ({page}) => {
        await openPage(page, localePath(locale, DOC));
        await page.route('**/*.md', (route) => route.abort());
        await page.getByRole('button', {name: text.copy}).click();
        await expect(page.getByRole('status').filter({hasText: text.unreachable})).toBeVisible();
      });
    });

    test('on the next page, both are about the next page', async ({page}) => {
      desktopOnly();
      await openPage(page, localePath(locale, DOC));
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(/quick-start/);
      const twin = twinOf(new URL(page.url()).pathname);
      await expect(page.getByRole('link', {name: text.view})).toHaveAttribute('href', twin);
      await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', twin);
    });
  });

  test.describe(`without scripts in ${locale}`, () => {
    test.use({javaScriptEnabled: false});

    test('the page as Markdown is a plain link', async ({page}) => {
      await page.goto(localePath(locale, DOC));
      await expect(page.getByRole('button', {name: text.copy})).toBeHidden();
      await page.getByRole('link', {name: text.view}).click();
      await expect(page).toHaveURL(/quick-start\.md$/);
      await expect(page.locator('body')).toContainText('```bash');
    });
  });
}
