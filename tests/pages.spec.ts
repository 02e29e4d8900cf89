/**
 * Each page of the sitemaps is loaded once, and everything that every page must keep is checked on
 * it, at an address without the slash, as some hosts serve it. A page of each template is looked at
 * from all sides, the others as far as their text decides. The pages of a worker share two browser
 * contexts, one with scripts and one without, so that what all pages have in common is loaded once too.
 */
import {test as base, type BrowserContext, type Page} from '@playwright/test';
import {sitemapPaths} from '../scripts/lib/sitemap';
import {expectAccessibleInThemes, expectAccessibleLook} from './support/axe';
import {FaultLog} from './support/faults';
import {expectNothingSideways, expectTextFits} from './support/fit';
import {expectOneSystem, expectReadableOnPhone, expectShortLines} from './support/reading';
import {expectStill, noteShifts} from './support/shifts';
import {TEMPLATES} from './support/templates';
import {complete, expect, localePath, locales, sandboxOrigins, type Locale} from './support/test';

/** Widths in pixels: both ends of what is promised, and around the layouts' borders. */
const WIDTHS = [320, 390, 640, 820, 1024, 1247, 1248, 1440, 1920] as const;

/** The narrowest window of each layout: what a text holds fits wider ones as well. */
const NARROWEST = [320, 640, 1024, 1248] as const;

/**
 * Both kinds of layout, in the light and in the dark theme. Colours do not depend on the language, so
 * that one language has what the other leaves out.
 */
const LOOKS = {en: [360, 1280], fr: [1280, 360]} as const;

/** The same for a page whose template is looked at that way: two languages make both themes and widths. */
const LOOK = {en: ['light', 360], fr: ['dark', 1280]} as const;

/** Whether a path is that of the page that represents its template. */
const isTemplate = (locale: Locale, path: string): boolean =>
  TEMPLATES.some((template) => localePath(locale, template) === path);

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
      await contexts[0].addInitScript(noteShifts);
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

/**
 * Texts of the header that its own surface does not carry, wherever the page is scrolled to. Axe waits
 * for timers, which do not run without scripts.
 */
function faintInHeader(): string[] {
  const numbers = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
  const lightness = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = numbers(color).map((value) =>
      value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const surfaceOf = (element: Element): string | undefined => {
    const {backgroundColor} = getComputedStyle(element);
    const outer = element.matches('header') ? null : element.parentElement;
    return (numbers(backgroundColor)[3] ?? 1) === 1
      ? backgroundColor
      : outer
        ? surfaceOf(outer)
        : undefined;
  };
  return [...document.querySelectorAll('.navbar :is(a, button)')].flatMap((link) => {
    const surface = surfaceOf(link);
    const pair = [getComputedStyle(link).color, surface ?? 'transparent'];
    const [dark = 0, light = 0] = pair.map(lightness).toSorted((a, b) => a - b);
    return link.checkVisibility({visibilityProperty: true}) && (!surface || light / dark < 4.5)
      ? [`${link.textContent}: ${pair.join(' on ')}`]
      : [];
  });
}

async function checkWithScripts(page: Page, locale: Locale, path: string): Promise<void> {
  const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
  expect(response?.status()).toBe(200);
  await complete(page);
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
  await expectStill(page);
  await expectReadableOnPhone(page);
  for (const width of isTemplate(locale, path) ? WIDTHS : NARROWEST) {
    await expectNothingSideways(page, width);
  }
  await expectOneSystem(page);
  if (isTemplate(locale, path)) {
    await expectAccessibleInThemes(page, 'axe', undefined, LOOKS[locale]);
    await expectShortLines(page);
    await expectTextFits(page);
  } else {
    await expectAccessibleLook(page, 'axe', LOOK[locale]);
  }
  expect(await page.evaluate(dropFonts), 'fonts that the page fetches').toBeGreaterThan(0);
  await expectNothingSideways(page, WIDTHS[0]);
}

/** Without scripts the header of narrow screens is another one, and its colours never change. */
async function checkWithoutScripts(page: Page, path: string): Promise<void> {
  // Where no script waits for the style sheets, the document is ready before they are.
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({width, height: 400});
    expect.soft(await page.evaluate(faintInHeader), `header at ${width} px`).toEqual([]);
  }
  await page.evaluate(dropFonts);
  await expectNothingSideways(page, WIDTHS[0]);
}

for (const locale of locales) {
  for (const path of sitemapPaths(locale)) {
    test(`${path}: loads, fits, is accessible`, async ({visitor: {page, bare, faults}}) => {
      expect(path.startsWith(localePath('fr'))).toBe(locale === 'fr');
      await checkWithScripts(page, locale, path);
      if (isTemplate(locale, path)) {
        await test.step('without scripts', () => checkWithoutScripts(bare, path));
      }
      expect(await page.context().cookies()).toEqual([]);
      expect(faults.take(), 'Faults behind the page').toEqual([]);
    });
  }
}
