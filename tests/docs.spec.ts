import {expectAccessible, expectAccessibleInThemes} from './support/axe';
import {expect, sandboxOrigins, test} from './support/test';
import {openHeader} from './support/visitor';

test(
  'on a phone, the menu holds the list of the section and the way to the others',
  {
    tag: '@phone-only',
  },
  async ({page, site}) => {
    await site.open('/documentation/ci/jenkins/');
    const menu = await openHeader(page, site.language, true);
    const sections = menu.getByRole('list', {name: site.text('docs.sections.label')});
    await expect(
      sections.getByRole('link', {name: site.text('docs.sections.guides')}),
    ).toHaveAttribute('aria-current', 'true');
    await expect(menu.getByRole('link', {name: 'Jenkins'})).toBeVisible();
    await expectAccessible(page, 'the menu of the documentation');
    await sections.getByRole('link', {name: site.text('docs.sections.concepts')}).click();
    await expect(page).toHaveURL(site.path('/documentation/concepts/devices-and-sessions/'));
    await expect(menu).toBeHidden();
  },
);

test(
  'pages turn in place, and each section has a list of its own',
  {tag: '@translated'},
  async ({page, site}) => {
    /** Two pages of one section, and one of another. */
    const [first, neighbour, elsewhere] = ['ci/gitlab', 'ci/jenkins', 'concepts/concurrency'].map(
      (name) => site.path(`/documentation/${name}/`),
    ) as [string, string, string];
    await site.open('/documentation/ci/gitlab/');
    const sidebar = page.getByRole('navigation', {name: site.text('docs.sidebar.label')});
    const listed = (path: string) => sidebar.locator(`a[href="${path}"]`);
    await expect(listed(first)).toHaveAttribute('aria-current', 'page');
    await expect(listed(elsewhere)).toHaveCount(0);

    // A page that loads anew would not keep it.
    await page.locator('html').evaluate((root) => root.setAttribute('data-mark', ''));
    await listed(neighbour).click();
    await expect(listed(neighbour)).toHaveAttribute('aria-current', 'page');
    await page.locator(`main a[href^="${elsewhere}"]`).first().click();
    await expect(page).toHaveURL((url) => url.pathname === elsewhere);
    await expect(listed(elsewhere)).toHaveAttribute('aria-current', 'page');
    await expect(listed(first)).toHaveCount(0);
    await page.goBack();
    await expect(listed(neighbour)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('html[data-mark]')).toBeAttached();
  },
);

test.describe('the question whether a page was helpful', () => {
  const {email} = sandboxOrigins();
  test.use({allowedOrigins: [email]});

  test(
    'sends the answer by the email service, once a page',
    {tag: '@translated'},
    async ({page, site}) => {
      await site.open('/api-documentation/list-devices/');
      const question = page.getByRole('region', {name: site.text('feedback.question')});
      const press = (id: string) =>
        question.getByRole('button', {name: site.text(id), exact: true}).click();
      await press('feedback.no');
      const reason = `Reason ${test.info().testId} ${Date.now()}`;
      await question.getByRole('textbox').fill(reason);
      await expectAccessibleInThemes(page, 'the form', 'footer:has(form)');
      await press('feedback.send');
      await expect(question.locator(':focus')).toContainText(site.text('feedback.sent'));
      const outbox = await (await page.request.get(`${email}/outbox.json`)).text();
      expect(outbox).toContain(`${site.path('/api-documentation/list-devices/')}\\n\\n${reason}`);
      await page.reload();
      await press('feedback.yes');
      await expect(question.getByRole('status')).toContainText(
        site.text('feedback.before', {contact: site.text('feedback.before.contact')}),
      );
    },
  );
});
