import type {APIRequestContext, Page} from '@playwright/test';
import {
  expect,
  locales,
  localePath,
  openPage,
  sandboxOrigins,
  test,
  type Locale,
} from './support/test';
import {expectAccessible} from './support/axe';
import {sitemapPaths, sitemapShare} from './support/sitemap';
import {desktopOnly} from './support/visitor';

/** Widths in pixels: both ends of what is promised, and around the layouts' borders. */
const WIDTHS = [320, 390, 640, 820, 1024, 1247, 1248, 1440, 1920] as const;

/** How far the page reaches over the window's end at a width, and what does. */
async function overflowAt(page: Page, width: number): Promise<string> {
  await page.setViewportSize({width, height: 900});
  return page.evaluate(() => {
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
  });
}

/**
 * What axe judges: both themes, a phone's width and a laptop's. Colours do not depend on the language,
 * so that one language has what the other leaves out.
 */
const AXE_LOOKS = {
  en: [
    {colorScheme: 'light', width: 360},
    {colorScheme: 'dark', width: 1280},
  ],
  fr: [
    {colorScheme: 'dark', width: 360},
    {colorScheme: 'light', width: 1280},
  ],
} as const;

/** axe in both themes; the page follows the system while nobody chose a theme. */
async function expectAllAccessible(page: Page, locale: Locale): Promise<void> {
  for (const {colorScheme, width} of AXE_LOOKS[locale]) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.setViewportSize({width, height: 900});
    await expectAccessible(page, `axe, ${colorScheme}, at ${width} px`);
  }
}

const PARTS = 8;

for (const locale of locales) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`pages in ${locale}, part ${part + 1}: title, one heading, nothing sideways, axe`, async ({
      page,
    }) => {
      desktopOnly();
      test.setTimeout(300_000);
      for (const pagePath of sitemapShare(locale, part, PARTS)) {
        await test.step(pagePath, async () => {
          const response = await page.goto(pagePath);
          expect(response?.status()).toBe(200);
          expect(pagePath.startsWith('/fr/')).toBe(locale === 'fr');
          await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
          await expect(page.locator('html')).toHaveAttribute(
            'lang',
            locale === 'fr' ? 'fr-CA' : 'en',
          );
          await expect(page).toHaveTitle(/\S.*Firegrid/);
          await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
          await expect(page.locator('main')).toHaveCount(1);
          await page.evaluate(async () => {
            await document.fonts.ready;
          });
          for (const width of WIDTHS) {
            expect.soft(await overflowAt(page, width), `sideways at ${width} px`).toBe('');
          }
          await expectAllAccessible(page, locale);
        });
      }
      expect(await page.context().cookies()).toEqual([]);
    });
  }
}

// The header of narrow screens is another one without scripts.
for (const javaScriptEnabled of [true, false]) {
  test.describe(`before the display font is there, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({javaScriptEnabled, expectedFaults: ['.woff2', 'Failed to load resource']});

    for (const locale of locales) {
      test(`nothing scrolls sideways in ${locale}`, async ({page}) => {
        desktopOnly();
        test.setTimeout(180_000);
        await page.route(/\.woff2$/, (route) => route.abort());
        for (const pagePath of sitemapPaths(locale)) {
          await page.goto(pagePath);
          expect.soft(await overflowAt(page, WIDTHS[0]), pagePath).toBe('');
        }
      });
    }
  });
}

test('the sitemaps name the same pages in both languages', () => {
  desktopOnly();
  const french = sitemapPaths('fr').map((frenchPath) => frenchPath.replace(/^\/fr\//, '/'));
  expect(french.sort()).toEqual(sitemapPaths('en').sort());
});

/** Directives of the page's Content-Security-Policy. */
async function policyOf(
  request: APIRequestContext,
  pagePath: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const response = await request.get(pagePath);
  const header = response.headers()['content-security-policy'] ?? '';
  return new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

test('every page is served under a strict policy', async ({request}) => {
  desktopOnly();
  const {email, scheduler} = sandboxOrigins();
  for (const pagePath of ['/', '/fr/', '/documentation/', '/fr/blog/', '/404.html']) {
    const policy = await policyOf(request, pagePath);
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts.some((source) => source.startsWith("'sha256-"))).toBe(true);
    for (const source of scripts) {
      expect(source).toMatch(/^'(self|sha256-[\w+/=]+|wasm-unsafe-eval)'$/);
    }
    expect(policy.get('connect-src')).toContain(email);
    expect(policy.get('connect-src')?.filter((source) => /[*]|^https?:$/.test(source))).toEqual([]);
    expect(policy.get('frame-src')).toEqual([scheduler]);
    expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.has('form-action')).toBe(true);
    expect(policy.has('base-uri')).toBe(true);
    expect(policy.has('frame-ancestors')).toBe(true);
  }
  const headers = (await request.get('/')).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
});

test.describe('what the policy forbids', () => {
  test.use({expectedFaults: ['policy: script-src', 'Content Security Policy']});

  test('does not run', async ({page}) => {
    desktopOnly();
    await openPage(page, localePath('en'));
    const ran = await page.evaluate(async () => {
      const violation = new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', resolve, {once: true});
      });
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      await violation;
      return 'ran' in window;
    });
    expect(ran).toBe(false);
  });
});
