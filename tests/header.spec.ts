import {expectAccessibleInThemes, OPEN_DIALOG} from './support/axe';
import {expect, test} from './support/test';
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

test('the keyboard begins a next page at its start, and an open dialog closes on Back', async ({
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

  await page.getByRole('button', {name: site.text('nav.cookies'), exact: true}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(site.path('/careers/'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the Resources menu answers to keyboard and pointer', async ({page, site}) => {
  await site.open();
  const button = page.getByRole('button', {name: site.text('header.resources')});
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
  await expect(links.first()).toBeVisible();
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

  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  await button.click();
  await links.filter({hasText: site.text('nav.blog')}).click();
  await expect(page).toHaveURL(site.path('/blog/'));
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => scrollY(page), 'a page is entered at its top').toBe(0);
});

test(
  'the menu of narrow screens closes and gives the focus back',
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
  },
);

test('a tooltip comes after a rest of the pointer or with the focus, and leaves on Escape', async ({
  page,
  site,
}) => {
  await site.open('/careers/');
  const account = page.getByRole('contentinfo').getByRole('link', {name: / GitHub$/});
  const tooltip = page.getByRole('tooltip', {name: 'GitHub', includeHidden: true});
  await account.hover();
  await expect(tooltip, 'once the pointer has rested').toHaveCSS('animation-delay', '0.7s');
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip, 'it stays while the pointer is on it').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await page.mouse.move(0, 0);
  await account.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(account).toBeFocused();
});
