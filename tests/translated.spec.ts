// Search, chat and controls in a page that the browser translates (as flows with the tag @translated are run, too), and
// faults that take one part of a page alone.
import type {Locator, Page} from '@playwright/test';
import {expect, sandboxOrigins, test, type Site} from './support/test';
import {expectAnswers, searchOf} from './support/visitor';

test.use({allowedOrigins: [new URL(sandboxOrigins().chat).origin]});

test.describe('in a page that the browser has translated', () => {
  test.use({translated: true});

  test('the search works, above a page and on its own', async ({page, site}) => {
    await site.open('/careers/');
    const {button, dialog} = searchOf(page, site);
    await button.click();
    const find = async (part: Locator) => {
      const field = part.getByRole('combobox');
      for (const query of ['appi', 'pixel zzqx', 'how do I start a session?']) {
        await field.pressSequentially(query, {delay: 20});
        await expectAnswers(part, query);
        await field.fill('');
      }
    };
    await find(dialog);
    await dialog
      .getByRole('button')
      .filter({hasText: site.text('search.suggestion.video')})
      .click();
    await expectAnswers(dialog, site.text('search.suggestion.video'));
    await dialog.getByRole('combobox').press('Enter');
    await expect(page).not.toHaveURL(/\/careers\//);
    await site.open('/search/');
    await find(page.getByRole('main'));
  });

  test('the chat works', async ({page, site}) => {
    await site.open('/careers/');
    await page.getByRole('button', {name: site.text('assistant.open')}).press('Enter');
    const panel = page.getByRole('dialog', {name: site.text('assistant.title')});
    const field = panel.getByRole('textbox');
    const log = panel.getByRole('log');
    const asked = site.content.suggestions.slice(0, 2);
    for (const [at, {question}] of asked.entries()) {
      await field.fill(question);
      await field.press('Enter');
      await expect(log.getByRole('button', {name: site.text('assistant.copy')})).toHaveCount(
        at + 1,
      );
    }
    await panel.getByRole('button', {name: site.text('assistant.clear'), exact: true}).click();
    await expect(log.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  test('tabs, the theme and the calculator work', async ({page, site}) => {
    await site.open();
    const main = page.getByRole('main');
    for (const tab of await main.getByRole('tab').all()) {
      await tab.press('Enter');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    const theme = page.getByRole('banner').getByRole('button', {
      name: site.text('preferences.theme.label'),
    });
    await theme.click();
    await page.getByRole('radio', {name: site.text('preferences.theme.dark')}).check({force: true});
    await theme.click();
    await site.open('/pricing/');
    for (const field of await main.getByRole('spinbutton').all()) {
      await field.fill('');
      await field.pressSequentially('40', {delay: 20});
    }
    await expect(page).toHaveURL(/40/);
    await expect(page.getByText(site.text('pageError.title'))).toHaveCount(0);
  });
});

test.describe('a fault takes its part of the page alone', () => {
  test.use({expectedFaults: ['NotFoundError', '[site] A part of the page broke']});

  /** As another program does that changes the page: what React holds is then not where it was. */
  const takeAway = async (element: Locator) => element.evaluate((node) => node.remove());

  const expectPage = async (page: Page, site: Site) => {
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('heading', {name: site.text('pageError.title')})).toHaveCount(0);
  };

  test('the search closes, says so, and opens again', async ({page, site}) => {
    await site.open('/careers/');
    const {button, dialog} = searchOf(page, site);
    await button.click();
    await dialog.getByRole('combobox').fill('appium');
    await expectAnswers(dialog, 'appium');
    await takeAway(dialog.getByRole('listbox'));
    await dialog.getByRole('combobox').fill('');
    await expect(page.getByText(site.text('common.broken'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectPage(page, site);
    await button.click();
    await dialog.getByRole('combobox').fill('appium');
    await expectAnswers(dialog, 'appium');
  });

  test('the header goes, and the next page has it again', async ({page, site}) => {
    await site.open('/careers/');
    const follow = async (path: string) => {
      await page.getByRole('contentinfo').locator(`a[href$="${path}"]`).first().click();
      await expect(page).toHaveURL(site.path(path));
    };
    const {button} = searchOf(page, site);
    await takeAway(button.locator('..'));
    await follow('/about-us/');
    await expectPage(page, site);
    await follow('/security/');
    await expectPage(page, site);
    await expect(button).toBeVisible();
  });
});
