import type {Page} from '@playwright/test';
import {expectAccessible, expectAccessibleInThemes} from './support/axe';
import {expect, localePath, openPage, sandboxOrigins, test} from './support/test';
import {openHeader} from './support/visitor';

const FIRST_CONCEPT = '/documentation/concepts/devices-and-sessions/';
const GUIDE = '/documentation/ci/jenkins/';

test(
  'on a phone, the menu holds the list of the section and the way to the others',
  {
    tag: '@phone-only',
  },
  async ({page, site}) => {
    await site.open(GUIDE);
    const menu = await openHeader(page, site.language, true);
    const sections = menu.getByRole('list', {name: site.text('docs.sections.label')});
    await expect(
      sections.getByRole('link', {name: site.text('docs.sections.guides')}),
    ).toHaveAttribute('aria-current', 'true');
    await expect(menu.getByRole('link', {name: 'Jenkins'})).toBeVisible();
    await expectAccessible(page, 'the menu of the documentation');
    await sections.getByRole('link', {name: site.text('docs.sections.concepts')}).click();
    await expect(page).toHaveURL(site.path(FIRST_CONCEPT));
    await expect(menu).toBeHidden();
  },
);

test.describe('the question whether a page was helpful', () => {
  const {email} = sandboxOrigins();
  test.use({allowedOrigins: [email]});

  test('sends the answer by the email service, once a page', async ({page, site}) => {
    const path = site.path('/api-documentation/list-devices/');
    await site.open('/api-documentation/list-devices/');
    const question = page.getByRole('region', {name: site.text('feedback.question')});
    const press = (id: string) =>
      question.getByRole('button', {name: site.text(id), exact: true}).click();
    await press('feedback.no');
    const reason = `Reason ${Date.now()}`;
    await question.getByRole('textbox').fill(reason);
    await expectAccessibleInThemes(page, 'the form', 'footer:has(form)');
    await press('feedback.send');
    await expect(question.getByText(site.text('feedback.sent'))).toBeFocused();
    const outbox = await (await page.request.get(`${email}/outbox.json`)).text();
    expect(outbox).toContain(`${path}\\n\\n${reason}`);
    await page.reload();
    await press('feedback.yes');
    await expect(question.getByRole('status')).toContainText(
      site.text('feedback.before', {contact: site.text('feedback.before.contact')}),
    );
  });
});

test.describe('pages of the documentation', () => {
  /** Two pages of one section, and one of another. */
  const PAGE = localePath('en', '/documentation/ci/gitlab/');
  const NEIGHBOUR = localePath('en', GUIDE);
  const ELSEWHERE = localePath('en', '/documentation/concepts/concurrency/');
  const elsewhere = (page: Page) => page.locator(`main a[href^="${ELSEWHERE}"]`).first();

  /** Scripts that a page needs and another does not: those of its text, and of its section. */
  async function ownScripts(page: Page, path: string, other: string): Promise<readonly string[]> {
    const [own = [], others = []] = await Promise.all(
      [path, other].map(async (each) => {
        const html = await (await page.request.get(each)).text();
        return JSON.parse(/data-scripts>([^<]+)/.exec(html)?.[1] ?? '[]') as string[];
      }),
    );
    return own.filter((src) => !others.includes(src));
  }

  /** Scripts that the page loaded to run them: not those that it fetched ahead. */
  async function scriptsThatRan(page: Page): Promise<readonly string[]> {
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
        .map(({name}) => new URL(name).pathname),
    );
  }

  test('are loaded on intent and turn in place, and each section has a list of its own', async ({
    page,
    site,
  }) => {
    await openPage(page, PAGE);
    const sidebar = page.getByRole('navigation', {name: site.text('docs.sidebar.label')});
    const listed = (path: string) => sidebar.locator(`a[href="${path}"]`);
    await expect(listed(PAGE)).toHaveAttribute('aria-current', 'page');
    await expect(listed(ELSEWHERE)).toHaveCount(0);
    const own = await ownScripts(page, ELSEWHERE, PAGE);
    expect(own.length, 'one of the text, one of its chart').toBe(2);
    await elsewhere(page).hover();
    await expect
      .poll(async () => await scriptsThatRan(page))
      .toEqual(expect.arrayContaining([...own]));

    // A page that loads anew would not keep it.
    await page.locator('html').evaluate((root) => root.setAttribute('data-mark', ''));
    const title = page.getByRole('heading', {level: 1});
    const first = await title.innerText();
    await listed(NEIGHBOUR).click();
    await expect(title).not.toHaveText(first);
    const second = await title.innerText();
    await elsewhere(page).click();
    await expect(page).toHaveURL((url) => url.pathname === ELSEWHERE);
    await expect(title).not.toHaveText(second);
    await expect(listed(ELSEWHERE)).toHaveAttribute('aria-current', 'page');
    await expect(listed(PAGE)).toHaveCount(0);
    await page.goBack();
    await expect(title).toHaveText(second);
    await expect(page.locator('html[data-mark]')).toBeAttached();
  });

  test('are fetched ahead when idle, their text included', async ({page}) => {
    await openPage(page, PAGE);
    const links = await page
      .locator('aside a, main a')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const paths = [...new Set(links)].filter((path) =>
      path.startsWith(localePath('en', '/documentation/')),
    );
    const own = await Promise.all(paths.map((path) => ownScripts(page, path, PAGE)));
    const prefetched = page.locator('link[rel=prefetch]');
    // The window and the lengths of words decide which of the links come first.
    await expect
      .poll(async () => {
        const all = await prefetched.evaluateAll((tags) =>
          tags.map((tag) => tag.getAttribute('href') ?? ''),
        );
        return own.filter((srcs) => srcs.length > 0 && srcs.every((src) => all.includes(src)));
      })
      .not.toEqual([]);
  });
});
