import type {Page} from '@playwright/test';
import {brand} from '../src/config/brand';
import {expect, openPage, test} from './support/test';

/** Subject of the message that a mail link begins. */
async function subjectOf(page: Page, name: string): Promise<string | null> {
  const href = await page.getByRole('link', {name}).first().getAttribute('href');
  const url = new URL(href ?? '');
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe(brand.supportEmail);
  return url.searchParams.get('subject');
}

test(
  'a reader finds a job and the way to apply',
  {tag: ['@fr', '@phone']},
  async ({page, site}) => {
    const job = site.text('jobs.qa.title');
    await site.open('/careers/');
    expect(await subjectOf(page, site.text('careers.open.write'))).toBe(
      site.text('careers.open.subject'),
    );
    await page.locator('#open-roles').getByRole('link', {name: job}).click();
    await expect(page).toHaveURL(site.path('/careers/qa-engineer/'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(job);
    await expect(page).toHaveTitle(new RegExp(job));
    expect(await subjectOf(page, site.text('careers.job.apply'))).toBe(
      site.text('jobs.qa.subject'),
    );
  },
);

test('the solutions lead down to themselves and on to pages that exist', async ({page, site}) => {
  await site.open('/solutions/');
  for (const id of [
    'automated-testing',
    'ci-cd-integration',
    'video-playback',
    'tool-integration',
  ]) {
    await page.locator(`main a[href="#${id}"]`).click();
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', {level: 2})).toBeInViewport();
    await expect(section.getByRole('img')).toHaveAccessibleName(/\.$/);
    const href = (await section.locator('a').getAttribute('href')) ?? '';
    const response = await page.request.get(href);
    expect(response.status(), href).toBe(200);
    expect(await response.text()).toContain('<h1');
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test("the company's pages say all that they have to say", {tag: '@fr'}, async ({page, site}) => {
    await page.goto(site.path('/careers/qa-engineer/'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(site.text('jobs.qa.title'));
    expect(await subjectOf(page, site.text('careers.job.apply'))).toBe(
      site.text('jobs.qa.subject'),
    );
    await page.goto(site.path('/solutions/'));
    await expect(page.locator('main section')).toHaveCount(5);
    await expect(page.locator('main section [role="img"]')).toHaveCount(4);
    await page.goto(site.path('/about-us/'));
    await expect(page.locator('#mission, #vision, #reasons')).toHaveCount(3);
    await page.goto(site.path('/security/'));
    await expect(page.locator('#data-protection, #encryption, #compliance')).toHaveCount(3);
  });
});

test('the security page leads to security.txt, whose policy is a place on the site', async ({
  page,
}) => {
  await openPage(page, '/fr/security/');
  const link = page.getByRole('link', {name: 'security.txt'});
  await expect(link).toHaveAttribute('href', '/.well-known/security.txt');
  const response = await page.request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const policy = new URL(/^Policy: (\S+)/m.exec(await response.text())?.[1] ?? '');
  await openPage(page, policy.pathname + policy.hash);
  await expect(page.locator(policy.hash)).toBeInViewport();
});

test.describe('what the policy forbids', () => {
  test.use({expectedFaults: ['policy: script-src', 'Content Security Policy']});

  test('does not run', async ({page, site}) => {
    await site.open();
    const ran = await page.evaluate(async () => {
      const violation = new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', resolve, {once: true});
      });
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      await violation;
      return 'ran' in window;
    });
    expect(ran).toBe(false);
  });
});
