// A page that the browser translates, and faults that take one part of a page alone.
import type {Locator, Page} from '@playwright/test';
import {apiKey} from '../sandbox';
import {expect, sandboxOrigins, test, type Site} from './support/test';
import {translate} from './support/translate';
import {openHeader} from './support/visitor';

const {api, chat, email, scheduler} = sandboxOrigins();

test.use({
  allowedOrigins: [api, chat, email, scheduler].map((address) => new URL(address).origin),
});

interface Tools {
  readonly page: Page;
  readonly site: Site;
  readonly main: Locator;
  readonly press: (id: string, within?: Locator) => Promise<void>;
}

/** Types letter by letter, each of which draws anew what is below. */
const type = async (field: Locator, text: string): Promise<void> => {
  await field.pressSequentially(text, {delay: 40});
};

const answered = async (part: Locator, query: string): Promise<void> =>
  expect(part.locator('[data-answers]')).toHaveAttribute('data-answers', query);

const flows: Readonly<Record<string, (tools: Tools) => Promise<void>>> = {
  'the search above a page': async ({page, site, press}) => {
    await site.open('/careers/');
    await translate(page);
    await press('search.submit', page.getByRole('banner'));
    const dialog = page.getByRole('dialog', {name: site.text('search.title'), exact: true});
    const field = dialog.getByRole('combobox');
    for (const query of ['appi', 'pixel zzqx', 'how do I start a session?']) {
      await type(field, query);
      await answered(dialog, query);
      await field.press('Control+a');
      await field.press('Delete');
      await expect(dialog.getByRole('option')).toHaveCount(0);
    }
    await dialog
      .getByRole('button')
      .filter({hasText: site.text('search.suggestion.video')})
      .click();
    await answered(dialog, site.text('search.suggestion.video'));
    await field.press('Enter');
    await expect(page).not.toHaveURL(/\/careers\//);
  },
  'the search page': async ({page, site, main}) => {
    await site.open('/search/');
    await translate(page);
    const field = main.getByRole('combobox');
    for (const query of ['selenium', 'zzqqxxyy', 'pixel 8']) {
      await type(field, query);
      await answered(main, query);
      await field.fill('');
    }
  },
  "the blog's search": async ({page, site, main}) => {
    await site.open('/blog/');
    await translate(page);
    const field = main.getByRole('searchbox');
    const chips = page.getByRole('navigation', {name: site.text('blog.categories.label')});
    for (const query of ['device', 'zzqqxxyy']) {
      await type(field, query);
      await expect(page).toHaveURL(new RegExp(`q=${query}`));
      await field.fill('');
      await expect(page).not.toHaveURL(/q=/);
    }
    await type(field, 'test');
    await chips.getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/tags.*q=test/);
    await expect(main.locator('mark').first()).toBeVisible();
  },
  'the catalogue of devices': async ({page, site, main}) => {
    await site.open('/devices/');
    await translate(page);
    const rows = page
      .getByRole('list', {name: site.text('catalogue.list')})
      .locator('[id]')
      .filter({visible: true});
    const all = await rows.count();
    await type(main.getByRole('searchbox'), 'galaxy');
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await page.getByRole('button', {name: site.text('catalogue.facet.system')}).click();
    const android = page.getByRole('checkbox', {name: /^Android 14/});
    await android.check();
    await android.uncheck();
    await page.keyboard.press('Escape');
    for (const row of (await rows.all()).slice(0, 2)) {
      await row.getByRole('checkbox').check();
    }
    await page.getByRole('button', {name: site.text('catalogue.compare.open', {count: 2})}).click();
    const comparison = page.getByRole('dialog', {name: site.text('catalogue.compare.title')});
    await expect(comparison).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(comparison).toHaveCount(0);
    await page.getByRole('button', {name: site.text('catalogue.clear')}).press('Enter');
    await expect(rows).toHaveCount(all);
  },
  'the chat': async ({page, site, press}) => {
    await site.open('/careers/');
    await translate(page);
    await page.getByRole('button', {name: site.text('assistant.open')}).press('Enter');
    const panel = page.getByRole('dialog', {name: site.text('assistant.title')});
    const field = panel.getByRole('textbox');
    const log = panel.getByRole('log');
    const asked = site.content.suggestions.filter(({id}) => id === 'price' || id === 'reset');
    for (const [at, {question}] of asked.entries()) {
      await field.fill(question);
      await field.press('Enter');
      await expect(log.getByRole('button', {name: site.text('assistant.copy')})).toHaveCount(
        at + 1,
      );
    }
    await field.fill('sandbox:slow');
    await field.press('Enter');
    await expect(log).toHaveAttribute('aria-busy', 'true');
    await press('assistant.stop', panel);
    await press('assistant.clear', panel);
    await expect(log.getByRole('link')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  },
  'the contact form': async ({page, site}) => {
    await page.route(`${email}/**`, async (route) => route.abort());
    await site.open('/#contact');
    await translate(page);
    const form = page.locator('#contact');
    const send = form.locator('button[type=submit]');
    await send.click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    const field = (id: string): Locator =>
      form.getByRole('textbox', {name: site.text(id), exact: true});
    await type(field('contact.name'), 'Ada');
    await field('contact.email').fill(`ada-${test.info().testId}@lovelace.example`);
    await field('contact.message').fill('Can a test keep the phone warm?');
    const outcome = form.getByRole('status');
    await send.click();
    await expect(outcome).toContainText(/\S/);
    await page.unroute(`${email}/**`);
    await send.click();
    await expect(page.getByText(site.text('contactSuccessMessage')).first()).toBeVisible();
    await expect(outcome).toHaveText('');
    await page.getByRole('button', {name: site.text('toast.dismiss')}).click();
  },
  'a request to the API': async ({page, site, press}) => {
    await site.open('/api-documentation/create-test/');
    await translate(page);
    await press('api.try.open');
    const key = page
      .getByLabel(site.text('api.try.key'), {exact: false})
      .and(page.locator('input'));
    const body = page.getByLabel(site.text('api.try.body'), {exact: false});
    await key.fill('wrong');
    await press('api.try.send');
    await expect(page.getByRole('status').filter({hasText: '401'})).toBeVisible();
    await key.fill(`${apiKey}-translated`);
    const text = await body.inputValue();
    await body.press('Control+End');
    await type(body, ' {"a": [1, true]}');
    await body.fill(text.replace('"', '"x'));
    await press('api.try.send');
    await expect(page.getByRole('status').filter({hasText: /4\d\d/})).toBeVisible();
    await body.fill(text);
    await press('api.try.send');
    await expect(page.getByRole('status').filter({hasText: /20\d/})).toBeVisible();
  },
  'the capability builder': async ({page, site, main}) => {
    await site.open('/documentation/reference/capability-builder/');
    await translate(page);
    const select = (id: string): Locator =>
      page.getByRole('combobox', {name: site.text(id), exact: true});
    for (const tool of ['appium-java', 'webdriverio', 'json', 'appium-python']) {
      await select('builder.tool').selectOption(tool);
      await expect(select('builder.tool')).toHaveValue(tool);
    }
    const place = page.getByRole('textbox', {name: site.text('builder.location'), exact: true});
    await type(place, 'nowhere');
    await place.fill('45.5, -73.6');
    await expect(main.locator('pre').first()).toContainText('45.5');
    await expect(page).toHaveURL(/location=45/);
  },
  'plans, tabs, questions and legal texts': async ({page, site, main}) => {
    await site.open('/');
    await translate(page);
    for (const tab of await main.getByRole('tab').all()) {
      await tab.press('Enter');
    }
    const questions = page.locator('#faq summary');
    for (const question of (await questions.all()).slice(0, 3)) {
      await question.press('Enter');
    }
    await page
      .locator('#hero')
      .getByRole('button', {name: site.text('demo.button')})
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByTitle(site.text('demo.frame'))).toBeVisible();
    await expect(dialog.getByText(site.text('demo.loading'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    const terms = page
      .getByRole('contentinfo')
      .getByRole('button', {name: site.text('nav.terms-of-service')});
    await terms.click();
    await dialog.getByRole('button', {name: site.text('legal.agree')}).click();
    await dialog.getByRole('button', {name: site.text('legal.accepted.continue')}).click();
    await expect(dialog).toHaveCount(0);
    await site.open('/pricing/');
    await translate(page);
    for (const field of await main.getByRole('spinbutton').all()) {
      await field.fill('');
      await type(field, '40');
    }
    await expect(page).toHaveURL(/40/);
  },
  'the documentation, from page to page': async ({page, site, main, press}) => {
    await site.open('/documentation/quick-start/');
    await translate(page);
    const region = page.getByRole('region', {name: site.text('feedback.question')});
    await press('feedback.no', region);
    await press('feedback.yes', region);
    await region.getByRole('textbox').fill('Clear.');
    await page.route(`${email}/**`, async (route) => route.abort());
    await press('feedback.send', region);
    await expect(region.getByRole('status')).toContainText(/\S/);
    await page.unroute(`${email}/**`);
    await press('feedback.send', region);
    await expect(region.getByText(site.text('feedback.sent'))).toBeVisible();
    const title = page.getByRole('heading', {level: 1});
    for (let step = 0; step < 3; step += 1) {
      const before = await title.innerText();
      await main
        .getByRole('navigation', {name: site.text('theme.docs.paginator.navAriaLabel')})
        .getByRole('link')
        .last()
        .click();
      await expect(title).not.toHaveText(before);
    }
    await page.goBack();
    await page.goBack();
    const theme = page.getByRole('banner').getByRole('button', {
      name: site.text('preferences.theme.label'),
    });
    await theme.click();
    await page.getByRole('radio', {name: site.text('preferences.theme.dark')}).check({force: true});
    await theme.click();
    const header = await openHeader(page, site.language, false);
    await header.getByRole('button', {name: site.text('header.resources')}).click();
    await header.getByRole('link', {name: site.text('nav.integrations')}).click();
    await expect(page).toHaveURL(/\/integrations\//);
    // By name: until the page is there, the one before is shown, with lists of its own.
    const chips = main
      .getByRole('navigation', {name: site.text('integrations.categories')})
      .getByRole('link');
    await chips.nth(1).click();
    await chips.first().click();
    await expect(page).toHaveURL(/\/integrations\/$/);
  },
};

test.describe('in a page that the browser has translated', () => {
  test.use({expectedFaults: ['ERR_FAILED', 'status 4', 'Failed to load resource', '[site] The']});

  for (const [name, flow] of Object.entries(flows)) {
    test(`${name} works`, {tag: '@fr'}, async ({page, site}) => {
      const press = async (id: string, within: Page | Locator = page): Promise<void> =>
        within.getByRole('button', {name: site.text(id), exact: true}).click();
      await flow({page, site, main: page.getByRole('main'), press});
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByText(site.text('pageError.title'))).toHaveCount(0);
    });
  }
});

test.describe('a fault takes its part of the page alone', () => {
  test.use({expectedFaults: ['NotFoundError', '[site] A part of the page broke']});

  /** As another program does that changes the page: what React holds is then not where it was. */
  const takeAway = async (element: Locator): Promise<void> =>
    element.evaluate((node) => node.remove());

  const expectPage = async (page: Page, site: Site): Promise<void> => {
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('heading', {name: site.text('pageError.title')})).toHaveCount(0);
  };

  test('the search closes, says so, and opens again', async ({page, site}) => {
    await site.open('/careers/');
    const button = page.getByRole('banner').getByRole('button', {
      name: site.text('search.submit'),
      exact: true,
    });
    const dialog = page.getByRole('dialog', {name: site.text('search.title'), exact: true});
    await button.click();
    await dialog.getByRole('combobox').fill('appium');
    await answered(dialog, 'appium');
    await takeAway(dialog.getByRole('listbox'));
    await dialog.getByRole('combobox').fill('');
    await expect(page.getByText(site.text('common.broken'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectPage(page, site);
    await button.click();
    await dialog.getByRole('combobox').fill('appium');
    await answered(dialog, 'appium');
  });

  test('the chat closes, says so, and opens again', async ({page, site}) => {
    await site.open('/careers/');
    const button = page.getByRole('button', {name: site.text('assistant.open')});
    const panel = page.getByRole('dialog', {name: site.text('assistant.title')});
    const field = panel.getByRole('textbox');
    await button.press('Enter');
    await field.fill(site.content.suggestions[0]?.question ?? '');
    await field.press('Enter');
    await expect(panel.getByRole('button', {name: site.text('assistant.copy')})).toBeVisible();
    await takeAway(panel.locator('[data-latest]'));
    await panel.getByRole('button', {name: site.text('assistant.clear'), exact: true}).click();
    await expect(page.getByText(site.text('common.broken'))).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expectPage(page, site);
    await button.press('Enter');
    await expect(field).toBeFocused();
  });

  test('the header goes, and the next page has it again', async ({page, site}) => {
    await site.open('/careers/');
    const banner = page.getByRole('banner');
    const follow = async (path: string): Promise<void> => {
      await page.getByRole('contentinfo').locator(`a[href$="${path}"]`).first().click();
      await expect(page).toHaveURL(site.path(path));
    };
    const search = banner.getByRole('button', {name: site.text('search.submit'), exact: true});
    await takeAway(search.locator('..'));
    await follow('/about-us/');
    await expectPage(page, site);
    await follow('/security/');
    await expectPage(page, site);
    await expect(search).toBeVisible();
  });
});
