import type {Page} from '@playwright/test';
import {expect, locales, localePath, sandboxOrigins, test, type Locale} from './support/test';
import {sitemapPaths, sitemapShare} from './support/sitemap';
import {checkStructuredData} from './support/structuredData';
import {desktopOnly} from './support/visitor';

/** The routes that the specification names; `*` is the 404 page, tested by itself. */
const ROUTES = [
  '/',
  '/solutions/',
  '/knowledge-base/',
  '/about-us/',
  '/careers/',
  '/blog/',
  '/integrations/',
  '/documentation/',
  '/api-documentation/',
  '/api-documentation/list-devices/',
  '/security/',
  '/terms/',
  '/privacy/',
  '/terms-of-service/',
  '/cookies/',
];

/** Characters: shorter says nothing, longer is cut off in lists of results. */
const DESCRIPTION = {least: 50, most: 170};

interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly card: string;
  readonly cardAlt: string;
  readonly data: readonly string[];
}

function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string): string =>
      document.head.querySelector(selector)?.getAttribute(name) ?? '';
    const alternates = [...document.head.querySelectorAll('link[rel="alternate"][hreflang]')];
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: document.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(
        alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ) as Record<string, string>,
      card: attribute('meta[property="og:image"]', 'content'),
      cardAlt: attribute('meta[property="og:image:alt"]', 'content'),
      data: data.map((script) => script.textContent),
    };
  });
}

async function expectHead(page: Page, head: Head, pagePath: string): Promise<void> {
  const {site} = sandboxOrigins();
  const english = pagePath.replace(/^\/fr\//, '/');
  expect.soft(head.canonical).toBe(`${site}${pagePath}`);
  expect.soft(head.alternates).toEqual({
    en: `${site}${english}`,
    'fr-CA': `${site}/fr${english}`,
    'x-default': `${site}${english}`,
  });
  expect.soft(head.description.length).toBeGreaterThanOrEqual(DESCRIPTION.least);
  expect.soft(head.description.length).toBeLessThanOrEqual(DESCRIPTION.most);
  expect
    .soft(head.title)
    .toBe(head.title === `${head.cardAlt} | Firegrid` ? head.title : head.cardAlt);
  const card = await page.request.get(head.card);
  expect.soft(card.headers()['content-type']).toBe('image/png');
  // Width and height stand at a fixed place in a PNG: https://www.w3.org/TR/png/#11IHDR
  const png = await card.body();
  expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
}

function expectData(head: Head, isHome: boolean): void {
  const checked = head.data.map(checkStructuredData);
  expect.soft(checked.flatMap(({faults}) => faults)).toEqual([]);
  const types = checked.map(({type}) => type);
  expect
    .soft(types)
    .toEqual(
      expect.arrayContaining(
        isHome ? ['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage'] : ['BreadcrumbList'],
      ),
    );
  // A page may hold several videos, but it is one thing in one place.
  const single = types.filter((type) => type !== 'VideoObject');
  expect.soft(new Set(single).size, `each once: ${single.join(', ')}`).toBe(single.length);
}

const PARTS = 3;

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of locales) {
    for (let part = 0; part < PARTS; part += 1) {
      test(`each page in ${locale} says what it is, part ${part + 1}`, async ({page}) => {
        desktopOnly();
        test.setTimeout(120_000);
        for (const pagePath of sitemapShare(locale, part, PARTS)) {
          await test.step(pagePath, async () => {
            const response = await page.goto(pagePath);
            expect(response?.status()).toBe(200);
            await expect(page.locator('h1')).toHaveCount(1);
            await expect(page.locator('main')).toBeVisible();
            const text = await page.locator('main').innerText();
            expect.soft(text.length, 'there is something to read').toBeGreaterThan(200);
            const head = await readHead(page);
            await expectHead(page, head, pagePath);
            expectData(head, pagePath === localePath(locale));
          });
        }
      });
    }
  }
});

/** Titles and descriptions of all pages of a language. */
async function allHeads(page: Page, locale: Locale): Promise<ReadonlyMap<string, Head>> {
  const heads = new Map<string, Head>();
  for (const pagePath of sitemapPaths(locale)) {
    await page.setContent(await (await page.request.get(pagePath)).text());
    heads.set(pagePath, await readHead(page));
  }
  return heads;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test.describe('side by side', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of locales) {
    test(`no two pages in ${locale} share a title, a description or a card`, async ({browser}) => {
      desktopOnly();
      test.setTimeout(120_000);
      const context = await browser.newContext({javaScriptEnabled: false});
      // Only the heads are read: what the pages ask for stays unanswered.
      await context.route('**/*', (route) => route.abort());
      const heads = [...(await allHeads(await context.newPage(), locale)).values()];
      expect.soft(repeated(heads.map(({title}) => title))).toEqual([]);
      expect.soft(repeated(heads.map(({description}) => description))).toEqual([]);
      expect.soft(repeated(heads.map(({card}) => card))).toEqual([]);
      await context.close();
    });
  }
});

test('the sitemap holds every route of the specification', () => {
  desktopOnly();
  for (const locale of locales) {
    const paths = sitemapPaths(locale);
    for (const route of ROUTES) {
      expect(paths).toContain(localePath(locale, route));
    }
  }
});
