/**
 * Every page has the rules of a phone's first screen in it (src/plugins/page-weight/firstScreen): before its
 * style sheets arrive, it looks as it does with them, but for the display face and the pictures of the sheets.
 */
import {TEMPLATES} from './support/templates';
import {complete, expect, hydrated, localePath, styled, test} from './support/test';
import {expectAtSection, hold} from './support/visitor';

/** The narrowest window and the widest one that the rules are for, and both themes. */
const WINDOWS = [
  {language: 'en', viewport: {width: 320, height: 720}, colorScheme: 'light'},
  {language: 'fr', viewport: {width: 639, height: 960}, colorScheme: 'dark'},
] as const;

/** Properties that are seen, apart from those that an element's place follows from, and the face. */
const SEEN =
  '^(?:background|border|color$|content$|fill|filter|font-(?!family)|letter|line-height|list|mask|opacity|outline|rotate|scale|stroke|text|translate)';

/**
 * Look and place of the elements on the screen, up to the end of the main part: the chat's button after it
 * comes with the sheets.
 */
function looks(seen: string): Readonly<Record<string, string>> {
  const main = document.querySelector('main')!;
  const properties = [...getComputedStyle(main)].filter((property) =>
    new RegExp(seen).test(property),
  );
  const isAfter = (element: Element) =>
    !main.contains(element) && main.compareDocumentPosition(element) === 4;
  const entries = [...document.body.querySelectorAll('*')].flatMap((element, index) => {
    const {top, left, width, height} = element.getBoundingClientRect();
    const isOnScreen =
      top < screen.height && top + height > 0 && left < screen.width && left + width > 0;
    const options = {opacityProperty: true, visibilityProperty: true};
    if (
      !isOnScreen ||
      !element.checkVisibility(options) ||
      isAfter(element) ||
      element.matches('svg *')
    ) {
      return [];
    }
    const name = `${index} <${element.localName} class="${element.getAttribute('class') ?? ''}">`;
    const place = [left, top, width, top + height < screen.height ? height : Infinity];
    return [
      [`${name} place`, place.map((value) => value.toFixed(1)).join(' ')] as const,
      ...['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return pseudo && ['none', 'normal'].includes(style.content)
          ? []
          : properties.map(
              (property) =>
                [`${name}${pseudo} ${property}`, style.getPropertyValue(property)] as const,
            );
      }),
    ];
  });
  return Object.fromEntries(entries);
}

/** Takes out the backgrounds that are pictures in the end. */
function withoutPictures(
  seen: Readonly<Record<string, string>>,
  end: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isPicture = (name: string) => {
    const [element, property] = name.split(' background-');
    return property !== undefined && end[`${element} background-image`]?.includes('url(') === true;
  };
  return Object.fromEntries(Object.entries(seen).filter(([name]) => !isPicture(name)));
}

for (const template of TEMPLATES) {
  test(`${template} looks the same before its style sheets arrive`, async ({browser}) => {
    for (const {language, ...look} of WINDOWS) {
      const page = await browser.newPage({...look, isMobile: true, reducedMotion: 'reduce'});
      await page.route('**/*.{js,woff2}', (route) => route.fulfill({body: ''}));
      const faces: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') {
          faces.push(request.url());
        }
      });
      const letGo = await hold(page, '**/*.css');
      const asked = page.waitForRequest('**/*.css');
      await page.goto(localePath(language, template), {waitUntil: 'commit'});
      await asked;
      const before = await page.evaluate(looks, SEEN);
      expect(faces, `${language}: text that asks for the display face at once`).toEqual([]);
      letGo();
      await styled(page);
      await page.evaluate(() => {
        document.querySelectorAll('[data-later]').forEach((block) => {
          block.removeAttribute('data-later');
        });
      });
      const end = await page.evaluate(looks, SEEN);
      await page.evaluate(() => {
        document.querySelectorAll('style[media]').forEach((rules) => rules.remove());
      });
      expect(await page.evaluate(looks, SEEN), 'by the sheets alone').toEqual(end);
      expect(withoutPictures(end, end), language).toEqual(withoutPictures(before, end));
      await page.close();
    }
  });
}

test(
  'blocks further down have about the height that was promised, and are laid out once the page is',
  {tag: '@phone-only'},
  async ({page, site}) => {
    for (const path of ['/', '/documentation/quick-start/', '/devices/']) {
      const letGo = await hold(page, '**/*.css');
      await page.goto(site.path(path), {waitUntil: 'commit'});
      const footer = page.getByRole('contentinfo');
      await expect(footer).toHaveCSS('content-visibility', 'auto');
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const promised = await height();
      letGo();
      await complete(page);
      await expect(page.locator('[data-later]')).toHaveCount(0);
      await expect(footer).toHaveCSS('content-visibility', 'visible');
      const factor = promised / (await height());
      expect(factor, `${path}: ${promised} px`).toBeGreaterThan(0.4);
      expect(factor, `${path}: ${promised} px`).toBeLessThan(2.5);
      await page.unrouteAll();
    }
  },
);

test(
  'the footer lies over nothing while it has a promised height',
  {tag: '@phone-only'},
  async ({page, site}) => {
    // Never idle: the marks stay.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.setViewportSize({width: 360, height: 640});
    for (const path of ['/', '/changelog/', '/pricing/']) {
      await page.goto(site.path(path));
      await hydrated(page);
      const covered = await page.getByRole('contentinfo').evaluate((footer) => {
        const {top} = footer.getBoundingClientRect();
        return [...document.querySelectorAll('main *')]
          .filter(
            (element) =>
              element.checkVisibility() && element.getBoundingClientRect().bottom > top + 1,
          )
          .map((element) => element.outerHTML.slice(0, 80));
      });
      expect(covered, path).toEqual([]);
    }
  },
);

test(
  'a link to a section has the blocks on the way laid out before scripts and style sheets are there, and the page stays there',
  {tag: '@phone-only'},
  async ({page, site}) => {
    await hold(page, '**/*.js');
    const letGo = await hold(page, '**/*.css');
    await page.goto(site.path('/documentation/quick-start/'), {waitUntil: 'commit'});
    const contents = page.locator('main details').first();
    await contents.locator('summary').click();
    const link = contents.getByRole('link').nth(3);
    const section = new URL(await link.evaluate((to: HTMLAnchorElement) => to.href)).hash.slice(1);
    await expect(page.locator(`#${section}`)).toHaveCSS('content-visibility', 'auto');
    await link.click();
    await expect(page.locator(`#${section}`)).toHaveCSS('content-visibility', 'visible');
    await expectAtSection(page, section);
    letGo();
    await styled(page);
    await expectAtSection(page, section);
  },
);

test(
  'wide windows, addresses with a section, reloads and links within the site get the style sheets before the paint',
  {tag: '@phone-only'},
  async ({page, site}) => {
    await page.route('**/*.js', (route) => route.fulfill({body: ''}));
    const isFirst = async () => (await page.locator('link[rel=stylesheet]:not([as])').count()) > 0;
    const path = site.path('/documentation/quick-start/');
    await page.goto(path);
    expect(await isFirst(), 'a first visit').toBe(false);
    await page.reload();
    expect(await isFirst(), 'a reload').toBe(true);
    await page.getByRole('link', {name: 'Firegrid'}).first().click();
    await page.waitForURL((url) => url.pathname !== path);
    expect(await isFirst(), 'a link').toBe(true);
    await page.goto(`${path}?a#test`);
    expect(await isFirst(), 'a section').toBe(true);
    await page.setViewportSize({width: 800, height: 600});
    await page.goto(`${path}?b`);
    expect(await isFirst(), 'a wide window').toBe(true);
  },
);
