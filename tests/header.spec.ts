import {expectAccessibleInThemes, OPEN_DIALOG} from './support/axe';
import {expect, hydrated, test} from './support/test';
import {expectAtSection, openHeader, scrollY} from './support/visitor';

/** Texts of the links by id, with the sections that they lead to. */
const sections = [
  ['nav.products', 'services'],
  ['nav.pricing', 'pricing'],
  ['nav.faq', 'faq'],
  ['nav.contact', 'contact'],
  ['nav.home', 'hero'],
] as const;

test(
  'the anchors lead to the sections of the home page, from there and from elsewhere',
  {tag: '@phone'},
  async ({page, site, isMobile}) => {
    // The form above the end of the page loads late.
    await site.open('/about-us/');
    for (const [name, id] of [['nav.contact', 'contact'], ...sections] as const) {
      const header = await openHeader(page, site.language, isMobile);
      await header.getByRole('link', {name: site.text(name), exact: true}).click();
      await expect(page).toHaveURL(site.path(`/#${id}`));
      await expectAtSection(page, id);
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  },
);

test(
  'an anchor leads to its section before all of the page is laid out',
  {tag: '@phone-only'},
  async ({page, site, isMobile}) => {
    // Never idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(site.path());
    await hydrated(page);
    // On the way to the section.
    await expect(page.locator('#faq')).toHaveCSS('content-visibility', 'auto');
    const header = await openHeader(page, site.language, isMobile);
    await header.getByRole('link', {name: site.text('nav.contact'), exact: true}).click();
    await expectAtSection(page, 'contact');
  },
);

test('the page stays where it is while the focus goes through the header', async ({page, site}) => {
  await site.open('/pricing/');
  await page.evaluate(() => {
    window.scrollTo({top: 1000, behavior: 'instant'});
  });
  await page.getByRole('banner').getByRole('link').first().focus();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  }
});

test('the keyboard begins a next page at its start, and what is open in header and footer closes', async ({
  page,
  site,
}) => {
  await site.open('/careers/');
  const skipTo = site.text('theme.common.skipToMainContent');
  await page
    .getByRole('banner')
    .getByRole('link', {name: site.text('nav.docs'), exact: true})
    .click();
  await expect(page).toHaveURL(site.path('/documentation/'));
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: skipTo})).toBeFocused();

  const dialog = page.getByRole('dialog');
  const ways = {
    'a legal text': () =>
      page.getByRole('button', {name: site.text('nav.cookies'), exact: true}).click(),
    'the search': () => page.keyboard.press('Control+k'),
  };
  for (const [name, open] of Object.entries(ways)) {
    await test.step(name, async () => {
      await open();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(site.path('/careers/'));
      await expect(dialog).toHaveCount(0);
      await page.goForward();
      await expect(page).toHaveURL(site.path('/documentation/'));
      await expect(dialog).toHaveCount(0);
    });
  }
});

test('the Resources menu answers to keyboard and pointer', async ({page, site}) => {
  await site.open();
  const button = page.getByRole('button', {name: site.text('header.resources')});
  // One of each group.
  const entries = [
    [site.text('nav.blog'), '/blog/'],
    [site.text('nav.integrations'), '/integrations/'],
    [site.text('nav.careers'), '/careers/'],
  ] as const;
  const links = page
    .getByRole('banner')
    .getByRole('listitem')
    .filter({has: button})
    .getByRole('link');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(links).toHaveCount(0);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const [name] of entries) {
    await expect(links.filter({hasText: name})).toBeVisible();
  }
  const count = await links.count();
  await expectAccessibleInThemes(page, 'resources', 'header');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await expect(links).toHaveCount(count);
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(links, 'closed when the focus leaves it').toHaveCount(0);
  await button.click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(links, 'closed by a press elsewhere').toHaveCount(0);
  await button.click();
  await button.click();
  await expect(links, 'closed by its button').toHaveCount(0);

  for (const [name, path] of entries) {
    await page.evaluate(() => window.scrollTo(0, 400));
    await button.click();
    await links.filter({hasText: name}).click();
    await expect(page).toHaveURL(site.path(path));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => scrollY(page), 'a page is entered at its top').toBe(0);
  }
});

test(
  'the menu of narrow screens closes, gives the focus back, and holds the documentation',
  {tag: '@phone-only'},
  async ({page, site}) => {
    await site.open();
    const toggle = page.getByRole('button', {name: site.text('header.menu.open')});
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const menu = await openHeader(page, site.language, true);
    await expectAccessibleInThemes(page, 'menu', OPEN_DIALOG);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await openHeader(page, site.language, true);
    await menu.getByRole('button', {name: site.text('header.menu.close')}).click();
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await page.evaluate(() => window.scrollTo(0, 400));
    await openHeader(page, site.language, true);
    await menu.getByRole('link', {name: site.text('nav.about-us')}).click();
    await expect(page).toHaveURL(site.path('/about-us/'));
    await expect(menu).toBeHidden();
    await expect.poll(() => scrollY(page), 'a page is entered at its top').toBe(0);

    await site.open('/documentation/');
    await openHeader(page, site.language, true);
    const pages = menu.getByRole('navigation', {name: site.text('header.menu.pages')});
    const link = pages.getByRole('link').nth(1);
    await expect(link).toBeVisible();
    const target = (await link.getAttribute('href')) ?? '';
    expect(target).toContain('/documentation/');
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(menu).toBeHidden();
  },
);

test('the header turns opaque past 20 px, in the colours of what it lies on', async ({
  page,
  site,
}) => {
  await site.open();
  const header = page.getByRole('banner');
  const background = (): Promise<string> =>
    header.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect.poll(() => scrollY(page)).toBe(20);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await expect.poll(background).toBe('rgb(22, 18, 15)');
  await page.locator('#services').evaluate((section) => section.scrollIntoView());
  await expect.poll(background).toBe('rgb(251, 248, 244)');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({contextOptions: {reducedMotion}});

    test('a section is scrolled to from the top of its page, 100 ms after it was entered', async ({
      page,
      site,
    }) => {
      await page.clock.install();
      await site.open('/about-us/');
      await page.evaluate(() => window.scrollTo(0, 200));
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await page
        .getByRole('banner')
        .getByRole('link', {name: site.text('nav.pricing')})
        .click();
      await expect(page.locator('#pricing')).toBeAttached();
      await expect.poll(() => scrollY(page)).toBe(0);
      await page.clock.runFor(95);
      expect(await scrollY(page)).toBe(0);
      await page.evaluate(() => {
        const places: number[] = [];
        Object.assign(window, {places});
        window.addEventListener('scroll', () => places.push(window.scrollY));
      });
      await page.clock.runFor(10);
      await expectAtSection(page, 'pricing');
      const places = await page.evaluate(() => Reflect.get(window, 'places') as number[]);
      const between = places.filter((y) => y > 2 && y < places.at(-1)! - 2);
      if (reducedMotion === 'reduce') {
        expect(between, 'the scroll has no steps').toEqual([]);
      } else {
        expect(between.length, 'the scroll has steps').toBeGreaterThan(1);
      }
    });
  });
}
