/**
 * Every page has the rules of a phone's first screen in it (src/plugins/page-weight/firstScreen): before its
 * style sheets arrive, it looks as it does with them, but for the display face and the pictures of the sheets.
 */
import {TEMPLATES} from './support/templates';
import {expect, localePath, styled, test} from './support/test';
import {collectRequests, expectAtSection, hold} from './support/visitor';

/** The narrowest window and the widest one that the rules are for, and both themes. */
const WINDOWS = [
  {language: 'en', viewport: {width: 320, height: 720}, colorScheme: 'light'},
  {language: 'fr', viewport: {width: 639, height: 960}, colorScheme: 'dark'},
] as const;

/** Hides the pictures and shadows of the sheets and all that follows the main part: the chat's button comes with the sheets. */
const LATER = `
  * {background-image: none !important; box-shadow: none !important}
  :is(main, :has(main)) ~ * {visibility: hidden !important}
`;

for (const [index, template] of TEMPLATES.entries()) {
  test(`${template} looks the same before its style sheets arrive`, async ({browser}) => {
    // Half of the templates are seen in one window, half in the other.
    const {language, ...look} = WINDOWS[index % 2]!;
    const page = await browser.newPage({...look, isMobile: true, reducedMotion: 'reduce'});
    await page.route('**/*.{js,woff2}', (route) => route.fulfill({body: ''}));
    const faces = collectRequests(page, '.woff2');
    const letGo = await hold(page, '**/*.css');
    const asked = page.waitForRequest('**/*.css');
    await page.goto(localePath(language, template), {waitUntil: 'commit'});
    await asked;
    const picture = () => page.screenshot({animations: 'disabled', style: LATER});
    const before = await picture();
    expect(faces, 'text that asks for the display face at once').toEqual([]);
    letGo();
    await styled(page);
    const after = await picture();
    if (!after.equals(before)) {
      await test.info().attach('before', {body: before, contentType: 'image/png'});
      await test.info().attach('after', {body: after, contentType: 'image/png'});
    }
    expect(after.equals(before), 'the pictures before and after, attached, are the same').toBe(
      true,
    );
    await page.close();
  });
}

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
    const isFirst = async (): Promise<boolean> =>
      (await page.locator('link[rel=stylesheet]:not([as])').count()) > 0;
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
