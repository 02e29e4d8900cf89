import type {Locator, Page} from '@playwright/test';
import {expect, localePath, test, type Locale} from './support/test';
import {text} from './support/texts';
import {scrollY, switchLanguage} from './support/visitor';

const ALL = ['Jenkins', 'GitHub', 'Jira', 'Slack', 'App Center', 'Selenium', 'Appium', 'Katalon'];
const BY_CATEGORY = {
  automation: ['Jenkins', 'Selenium', 'Appium', 'Katalon'],
  development: ['GitHub', 'Jira', 'App Center'],
  communication: ['Slack'],
  analytics: [],
} as const;

type Category = keyof typeof BY_CATEGORY;

const PATH = '/integrations/';

const main = (page: Page): Locator => page.getByRole('main');

const names = (page: Page, locale: Locale): Locator =>
  main(page)
    .getByRole('list', {name: text('integrations.list', locale)})
    .getByRole('heading', {level: 2});

/** The chip of a category: its name, and how many it holds. */
function chip(page: Page, locale: Locale, category: Category | 'all'): Locator {
  const count = category === 'all' ? ALL.length : BY_CATEGORY[category].length;
  const name = `${text(`integrations.category.${category}`, locale)} ${count}`;
  return main(page).getByRole('link', {name, exact: true});
}

test(
  'integrations are filtered by key and press, into the address, and back',
  {tag: '@phone'},
  async ({page, site}) => {
    const here = site.path(PATH);
    const list = names(page, site.language);
    const status = main(page).getByRole('status');
    await site.open(PATH);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text('integrations.title'));
    await expect(list).toHaveText(ALL);
    await expect(status).toHaveText(/^8 /);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    const before = await scrollY(page);

    for (const category of ['automation', 'development', 'communication'] as const) {
      const filter = chip(page, site.language, category);
      await filter.press('Enter');
      await expect(page).toHaveURL(`${here}?category=${category}`);
      await expect(list).toHaveText([...BY_CATEGORY[category]]);
      await expect(status).toHaveText(new RegExp(`^${BY_CATEGORY[category].length} `));
      await expect(filter).toHaveAttribute('aria-current', 'true');
      await expect(filter).toBeFocused();
      expect(await scrollY(page), 'the page does not move under the reader').toBe(before);
    }
    await page.goBack();
    await expect(list).toHaveText([...BY_CATEGORY.development]);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(here);
    await expect(list).toHaveText(ALL);
    await page.goForward();
    await expect(list).toHaveText([...BY_CATEGORY.automation]);
    await chip(page, site.language, 'all').click();
    await expect(page).toHaveURL(here);
    await expect(list).toHaveText(ALL);

    await test.step('a category that has none yet offers to ask for one', async () => {
      const analytics = site.text('integrations.category.analytics');
      await chip(page, site.language, 'analytics').click();
      await expect(status).toHaveText(site.text('integrations.count.none', {category: analytics}));
      await expect(list).toHaveCount(0);
      await main(page)
        .getByRole('link', {name: site.text('integrations.empty.request'), exact: true})
        .click();
      await expect(page).toHaveURL(site.path('/?topic=integration-request#contact'));
      await expect(page.locator('#contact textarea')).not.toHaveValue('');
    });
  },
);

test('integrations are filtered by an address, in the other language too', async ({page, site}) => {
  await site.open(`${PATH}?category=development`);
  await expect(names(page, 'en')).toHaveText([...BY_CATEGORY.development]);
  await switchLanguage(page, 'fr');
  await expect(page).toHaveURL(`${localePath('fr', PATH)}?category=development`);
  await expect(names(page, 'fr')).toHaveText([...BY_CATEGORY.development]);
});

test('the page of App Center says at its top that it is retired', async ({page, site}) => {
  await site.open(`${PATH}app-center/`);
  const notice = page.locator('.theme-admonition').first();
  await expect(notice).toContainText('March 31, 2025');
  await expect(notice).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test(
    'all integrations show, and no filter that could not work',
    {tag: '@fr'},
    async ({page, site}) => {
      await page.goto(site.path(`${PATH}?category=slack`));
      await expect(names(page, site.language)).toHaveText(ALL);
      await expect(chip(page, site.language, 'automation')).toBeHidden();
    },
  );
});
