import type {Locator, Page} from '@playwright/test';
import {expect, locales, localePath, openPage, test, type Locale} from './support/test';
import {readStructuredData} from './support/structuredData';
import {desktopOnly, type Texts} from './support/visitor';

type Category = 'automation' | 'development' | 'communication' | 'analytics';

const texts: Texts<Category | 'all' | 'connect' | 'list' | 'none' | 'ask' | 'title'> = {
  en: {
    title: 'Integrations',
    list: 'Integrations',
    all: 'All 8',
    automation: 'Automation 4',
    development: 'Development 3',
    communication: 'Communication 1',
    analytics: 'Analytics 0',
    connect: 'Connect',
    none: 'No integrations in the Analytics category yet',
    ask: 'Request one',
  },
  fr: {
    title: 'Intégrations',
    list: 'Intégrations',
    all: 'Toutes 8',
    automation: 'Automatisation 4',
    development: 'Développement 3',
    communication: 'Communications 1',
    analytics: 'Analytique 0',
    connect: 'Connecter',
    none: 'Aucune intégration dans la catégorie Analytique pour le moment',
    ask: 'En demander une',
  },
};

const ALL = ['Jenkins', 'GitHub', 'Jira', 'Slack', 'App Center', 'Selenium', 'Appium', 'Katalon'];
const BY_CATEGORY: Readonly<Record<Category, readonly string[]>> = {
  automation: ['Jenkins', 'Selenium', 'Appium', 'Katalon'],
  development: ['GitHub', 'Jira', 'App Center'],
  communication: ['Slack'],
  analytics: [],
};

const PATH = '/integrations/';

function names(page: Page, locale: Locale): Locator {
  return page
    .getByRole('main')
    .getByRole('list', {name: texts[locale].list})
    .getByRole('heading', {level: 2});
}

function chip(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', {name, exact: true});
}

function status(page: Page): Locator {
  return page.getByRole('main').getByRole('status');
}

for (const locale of locales) {
  const text = texts[locale];
  const here = localePath(locale, PATH);

  test.describe(`integrations in ${locale}`, () => {
    test('are filtered by a press, into the address, and back', async ({page}) => {
      await openPage(page, here);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
      await expect(names(page, locale)).toHaveText(ALL);
      await expect(status(page)).toHaveText(/^8 /);

      for (const category of ['automation', 'development', 'communication'] as const) {
        await chip(page, text[category]).click();
        await expect(page).toHaveURL(`${here}?category=${category}`);
        await expect(names(page, locale)).toHaveText([...BY_CATEGORY[category]]);
        await expect(status(page)).toHaveText(new RegExp(`^${BY_CATEGORY[category].length} `));
        await expect(chip(page, text[category])).toHaveAttribute('aria-current', 'true');
        await expect(chip(page, text[category])).toBeFocused();
      }

      await page.goBack();
      await expect(names(page, locale)).toHaveText([...BY_CATEGORY.development]);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(here);
      await expect(names(page, locale)).toHaveText(ALL);
      await page.goForward();
      await expect(names(page, locale)).toHaveText([...BY_CATEGORY.automation]);
      await chip(page, text.all).click();
      await expect(page).toHaveURL(here);
      await expect(names(page, locale)).toHaveText(ALL);
    });

    test('are filtered by the keyboard, which stays where it is', async ({page}) => {
      desktopOnly();
      await openPage(page, here);
      await chip(page, text.all).focus();
      await page.keyboard.press('Tab');
      await expect(chip(page, text.automation)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(names(page, locale)).toHaveText([...BY_CATEGORY.automation]);
      await expect(chip(page, text.automation)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(names(page, locale)).toHaveText([...BY_CATEGORY.development]);
      await expect(chip(page, text.development)).toBeFocused();
    });

    test('are filtered by the address that somebody sends', async ({page}) => {
      desktopOnly();
      await openPage(page, `${here}?category=communication`);
      await expect(names(page, locale)).toHaveText(['Slack']);
      await page.reload();
      await expect(names(page, locale)).toHaveText(['Slack']);
      for (const nonsense of ['?category=', '?category=%00', '?category=constructor', '?x=1']) {
        await openPage(page, here + nonsense);
        await expect(names(page, locale)).toHaveText(ALL);
        await expect(chip(page, text.all)).toHaveAttribute('aria-current', 'true');
      }
    });

    test('say that a category has none yet, and offer to ask for one', async ({page}) => {
      await openPage(page, here);
      await chip(page, text.analytics).click();
      await expect(status(page)).toHaveText(text.none);
      await expect(names(page, locale)).toHaveCount(0);
      await chip(page, text.ask).click();
      await expect(page).toHaveURL(localePath(locale, '/?topic=integration-request#contact'));
      await expect(page.locator('#contact textarea')).not.toHaveValue('');
    });

    test('each have a page behind their button', async ({page}) => {
      desktopOnly();
      test.slow();
      for (const name of ALL) {
        await openPage(page, here);
        const slug = name.toLowerCase().replace(' ', '-');
        await page.getByRole('link', {name: `${text.connect} ${name}`, exact: true}).click();
        await expect(page).toHaveURL(`${here}${slug}/`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
        for (const id of ['what-it-does', 'prerequisites', 'set-up', 'verify', 'troubleshooting']) {
          await expect(page.locator(`h2#${id}`)).toBeVisible();
        }
        const [data] = await readStructuredData(page, `${here}${slug}/`);
        expect(data?.['@type']).toBe('BreadcrumbList');
        expect(JSON.stringify(data)).toContain(`${here}${slug}/`);
      }
    });

    test('keep the category when the language is switched', async ({page}) => {
      desktopOnly();
      const other = locale === 'en' ? 'fr' : 'en';
      await openPage(page, `${here}?category=development`);
      await page.getByRole('banner').locator(`a[hreflang^="${other}"]`).click();
      await expect(page).toHaveURL(`${localePath(other, PATH)}?category=development`);
      await expect(names(page, other)).toHaveText([...BY_CATEGORY.development]);
    });
  });

  test.describe(`integrations without scripts in ${locale}`, () => {
    test.use({javaScriptEnabled: false});

    test('all show, each with its link, and no filter that could not work', async ({page}) => {
      desktopOnly();
      await page.goto(`${here}?category=slack`);
      await expect(names(page, locale)).toHaveText(ALL);
      await expect(chip(page, text.automation)).toBeHidden();
      await page.getByRole('link', {name: `${text.connect} Jenkins`, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Jenkins');
      await expect(page.locator('pre').first()).toContainText('pipeline {');
    });
  });
}

test('the filter does not move the page under the reader', async ({page}) => {
  await openPage(page, PATH);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const before = await page.evaluate(() => window.scrollY);
  await chip(page, texts.en.development).click();
  await expect(names(page, 'en')).toHaveText([...BY_CATEGORY.development]);
  await expect(chip(page, texts.en.development)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('App Center says at its top that it is retired', async ({page}) => {
  desktopOnly();
  await openPage(page, '/integrations/app-center/');
  const notice = page.locator('.theme-admonition').first();
  await expect(notice).toContainText('March 31, 2025');
  await expect(notice).toBeInViewport();
});
