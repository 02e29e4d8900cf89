/**
 * Each page of the sitemaps is loaded once, and everything that every page must keep is checked on
 * it, at an address without the slash, as some hosts serve it. The pages of a worker share two browser contexts, one with scripts and one without, so that
 * what all pages have in common is loaded once too.
 */
import {test as base, type BrowserContext, type Page} from '@playwright/test';
import {expectAccessibleInThemes} from './support/axe';
import {FaultLog} from './support/faults';
import {sitemapPaths} from './support/sitemap';
import {expect, locales, localePath, sandboxOrigins, type Locale} from './support/test';

/** Widths in pixels: both ends of what is promised, and around the layouts' borders. */
const WIDTHS = [320, 390, 640, 820, 1024, 1247, 1248, 1440, 1920] as const;

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
      const open = async (javaScriptEnabled: boolean): Promise<BrowserContext> => {
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
      await contexts[0].addInitScript(() => {
        const {origin, pathname} = window.location;
        // `null` is that of the empty page before the first.
        if (origin !== 'null') {
          window.history.replaceState(null, '', pathname.replace(/(.)\/$/, '$1'));
        }
      });
      const [page, bare] = await Promise.all(contexts.map((context) => context.newPage()));
      await use({page: page!, bare: bare!, faults});
      await Promise.all(contexts.map((context) => context.close()));
    },
    {scope: 'worker'},
  ],
});

/** How far the page reaches over the window's end, and what does. */
function overflow(): string {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) {
    return '';
  }
  // The skip link waits beside the window, where it does not count.
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.getBoundingClientRect().right > clientWidth + 1 &&
      getComputedStyle(element).position !== 'fixed',
  );
  const names = wide.map((element) => element.outerHTML.slice(0, 120));
  return `${scrollWidth - clientWidth} px: ${names.slice(0, 5).join(', ')}`;
}

/** Takes the fonts that have to be fetched away, as before they are there; tells how many. */
function dropFonts(): number {
  let dropped = 0;
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2')) {
        sheet.deleteRule(index);
        dropped += 1;
      }
    }
  }
  return dropped;
}

async function expectNothingSideways(page: Page, width: number, height = 400): Promise<void> {
  await page.setViewportSize({width, height});
  expect.soft(await page.evaluate(overflow), `sideways at ${width} px`).toBe('');
}

async function checkWithScripts(page: Page, locale: Locale, path: string): Promise<void> {
  const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
  expect(response?.status()).toBe(200);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  expect(new URL(page.url()).pathname).toBe(path);
  const seen = await page.evaluate(async () => {
    await document.fonts.ready;
    const {lang} = document.documentElement;
    const count = (selector: string): number => document.querySelectorAll(selector).length;
    // Navigation is no prose: its lists have no bullets and no numbers.
    const marked = [...document.querySelectorAll('nav li')]
      .filter((item) => getComputedStyle(item).listStyleType !== 'none')
      .map(({textContent}) => textContent);
    return {lang, headings: count('h1'), mains: count('main'), marked};
  });
  const lang = locale === 'fr' ? 'fr-CA' : 'en';
  expect(seen).toEqual({lang, headings: 1, mains: 1, marked: []});
  await expect(page).toHaveTitle(/\S.*Firegrid/);
  for (const width of WIDTHS) {
    await expectNothingSideways(page, width);
  }
  await expectAccessibleInThemes(page, 'axe', undefined, LOOKS[locale]);
  expect(await page.evaluate(dropFonts), 'fonts that the page fetches').toBeGreaterThan(0);
  await expectNothingSideways(page, WIDTHS[0]);
}

/** Without scripts the header of narrow screens is another one. */
async function checkWithoutScripts(page: Page, path: string): Promise<void> {
  // Where no script waits for the style sheets, the document is ready before they are.
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(dropFonts);
  await expectNothingSideways(page, WIDTHS[0]);
}

for (const locale of locales) {
  for (const path of sitemapPaths(locale)) {
    test(`${path}: loads, fits, is accessible`, async ({visitor: {page, bare, faults}}) => {
      expect(path.startsWith(localePath('fr'))).toBe(locale === 'fr');
      await checkWithScripts(page, locale, path);
      await test.step('without scripts', () => checkWithoutScripts(bare, path));
      expect(await page.context().cookies()).toEqual([]);
      expect(faults.take(), 'Faults behind the page').toEqual([]);
    });
  }
}
