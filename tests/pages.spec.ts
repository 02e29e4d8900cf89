/**
 * A page of each template is loaded in full, in both languages, at an address without the slash, as some hosts serve it.
 * Of all other pages of the sitemaps, only their own text can be at fault: their HTML is laid out on the narrowest phone,
 * where a long word or a wide table would reach over its end, and read by checks/built and checks/html.
 * The pages of a worker share two browser contexts, one with scripts and one without, so that what all pages have in
 * common is loaded once.
 */
import {test as base, type Page} from '@playwright/test';
import {sitemapPaths} from '../scripts/lib/sitemap';
import {expectAccessibleInThemes} from './support/axe';
import {FaultLog} from './support/faults';
import {expectNothingSideways, expectReadableTables, expectTextFits} from './support/fit';
import {expectStill, noteShifts} from './support/shifts';
import {TEMPLATES} from './support/templates';
import {complete, expect, localePath, locales, sandboxOrigins, type Locale} from './support/test';

/** Widths in pixels: both ends of what is promised, and around the layouts' borders. */
const WIDTHS = [320, 640, 820, 1024, 1247, 1248, 1920] as const;

/**
 * Both kinds of layout, in the light and in the dark theme. Colours do not depend on the language, so
 * that one language has what the other leaves out.
 */
const LOOKS = {en: [360, 1280], fr: [1280, 360]} as const;

interface Visitor {
  /** A page with scripts, whose faults are noted. */
  readonly page: Page;
  /** A page without scripts, as wide as the narrowest phone. */
  readonly bare: Page;
  readonly faults: FaultLog;
}

const test = base.extend<object, {readonly visitor: Visitor}>({
  visitor: [
    async ({browser}, use) => {
      const {site} = sandboxOrigins();
      const faults = new FaultLog({siteOrigin: site, allowedOrigins: [], expectedFaults: []});
      const open = async (javaScriptEnabled: boolean) => {
        const context = await browser.newContext({
          baseURL: site,
          javaScriptEnabled,
          locale: 'en-CA',
          reducedMotion: 'reduce',
          viewport: {width: WIDTHS[0], height: 400},
        });
        faults.watch(context);
        return context;
      };
      const contexts = [await open(true), await open(false)] as const;
      await contexts[0].addInitScript(noteShifts);
      await contexts[0].addInitScript(() => {
        const {origin, pathname} = window.location;
        // `null` is that of the empty page before the first.
        if (origin !== 'null') {
          window.history.replaceState(null, '', pathname.replace(/(.)\/$/, '$1'));
        }
      });
      await contexts[1].route('**/*.woff2', (route) => route.abort('aborted'));
      const [page, bare] = await Promise.all(contexts.map((context) => context.newPage()));
      await use({page: page!, bare: bare!, faults});
      await Promise.all(contexts.map((context) => context.close()));
    },
    {scope: 'worker'},
  ],
});

async function checkWithScripts(page: Page, locale: Locale, path: string) {
  const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
  expect(response?.status()).toBe(200);
  await complete(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.evaluate(() => document.fonts.ready);
  await expectStill(page);
  for (const width of WIDTHS) {
    await expectNothingSideways(page, width);
    await expectReadableTables(page, width);
  }
  await expectAccessibleInThemes(page, 'axe', undefined, LOOKS[locale]);
  if (locale === 'fr') {
    // French words are the longer ones.
    await expectTextFits(page);
  }
}

/** The HTML of a page on the narrowest phone, before any script has run and before fonts are there. */
async function checkLaidOut(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('h1'), path).toBeVisible();
  await expectReadableTables(page, WIDTHS[0]);
  await expectNothingSideways(page, WIDTHS[0]);
}

for (const locale of locales) {
  const templates = TEMPLATES.map((template) => localePath(locale, template));
  const [full, others] = [true, false].map((isTemplate) =>
    sitemapPaths(locale).filter((path) => templates.includes(path) === isTemplate),
  ) as [string[], string[]];

  for (const path of full) {
    test(`${path}: loads, fits, is accessible`, async ({visitor: {page, bare, faults}}) => {
      await checkWithScripts(page, locale, path);
      await test.step('without scripts', () => checkLaidOut(bare, path));
      expect(await page.context().cookies()).toEqual([]);
      expect(faults.take(), 'Faults behind the page').toEqual([]);
    });
  }

  test(`the text of the other pages fits a phone (${locale})`, async ({
    visitor: {bare, faults},
  }) => {
    test.setTimeout(others.length * 5000);
    for (const path of others) {
      await test.step(path, () => checkLaidOut(bare, path));
    }
    expect(faults.take(), 'Faults behind the pages').toEqual([]);
  });
}
