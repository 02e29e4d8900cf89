import {expect, openPage, test} from './support/test';
import {scrollY} from './support/visitor';

/** The specification's number: sections 2 and 9. */
const CLAUSES = 17;

const DOCUMENTS = ['/privacy/', '/terms-of-service/', '/cookies/', '/terms/'];

/** Texts of the page itself, whose Markdown has no ids. */
const terms = {
  en: {
    title: 'Terms of use',
    date: 'January 26, 2025',
    law: 'laws of Québec',
    service: 'terms of service',
  },
  fr: {
    title: "Conditions d'utilisation du site Web",
    date: '26\u00A0janvier 2025',
    law: 'lois du Québec',
    service: "conditions d'utilisation du service",
  },
} as const;

test.describe('the terms of use', () => {
  test(
    'cover the page with 17 clauses, their date and their law; their bar stays in view',
    {
      tag: ['@fr', '@phone'],
    },
    async ({page, site}) => {
      const text = terms[site.language];
      const title = page.getByRole('heading', {level: 1});
      await site.open('/terms/');
      await expect(title).toHaveText(text.title);
      await expect(page.getByRole('heading', {level: 2})).toHaveCount(CLAUSES);
      const main = page.getByRole('main');
      await expect(main).toContainText(text.date);
      await expect(main).toContainText(text.law);
      await expect(page).toHaveTitle(new RegExp(text.title));
      // Neither the ordinary header nor the footer.
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);

      await page.locator('#use-law').scrollIntoViewIfNeeded();
      await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
      await expect(title).toBeInViewport();
      await expect(
        page.getByRole('link', {name: site.text('legal.overlay.close'), exact: true}),
      ).toBeInViewport();
    },
  );

  test(
    'lead back to where the visitor came from, past their own clauses',
    {
      tag: ['@fr', '@phone'],
    },
    async ({page, site}) => {
      const text = terms[site.language];
      const main = page.getByRole('main');
      await site.open('/careers/');
      await site.open('/terms/');
      await main.getByRole('link', {name: text.service}).first().click();
      await expect(page).toHaveURL(site.path('/terms-of-service/'));
      await main.getByRole('link', {name: text.title}).click();
      await expect(page).toHaveURL(site.path('/terms/'));
      await page.locator('#use-links .hash-link').click();
      await expect(page).toHaveURL(site.path('/terms/#use-links'));
      await page.getByRole('link', {name: site.text('legal.overlay.close'), exact: true}).click();
      await expect(page).toHaveURL(site.path('/terms-of-service/'));
    },
  );

  test('close with Escape as well, and lead home where the visit began with them', async ({
    page,
    context,
    site,
  }) => {
    await site.open('/careers/');
    await site.open('/terms/');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(site.path('/careers/'));

    const first = await context.newPage();
    await openPage(first, site.path('/terms/'));
    await first.getByRole('link', {name: site.text('legal.overlay.close'), exact: true}).click();
    await expect(first).toHaveURL(site.path());
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('read and close', {tag: '@fr'}, async ({page, site}) => {
      await page.goto(site.path('/terms/'));
      await expect(page.getByRole('heading', {level: 2})).toHaveCount(CLAUSES);
      const close = page.getByRole('link', {name: site.text('legal.overlay.close'), exact: true});
      await expect(close).toHaveAttribute('href', site.path());
      await close.click();
      await expect(page).toHaveURL(site.path());
    });
  });
});

test.describe('legal pages', () => {
  test(
    'list their clauses beside the text, or above it where there is no room',
    {
      tag: '@phone',
    },
    async ({page, site, isMobile}) => {
      for (const path of DOCUMENTS) {
        await site.open(path);
        const contents = page.getByRole('navigation', {
          name: site.text(isMobile ? 'legal.contents.label' : 'toc.label'),
        });
        if (isMobile) {
          await expect(contents).toBeHidden();
          await page.locator('summary', {hasText: site.text('legal.contents')}).click();
        }
        await expect(contents.getByRole('link')).toHaveCount(await page.locator('main h2').count());
        await contents.getByRole('link').nth(3).click();
        const id = new URL(page.url()).hash.slice(1);
        await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
      }
    },
  );

  test('have a link at each clause, and print black on white with addresses and nothing around', async ({
    page,
    site,
  }) => {
    const anchor = site.text('theme.common.headingLinkTitle', {heading: ''}).trim();
    for (const path of DOCUMENTS) {
      await page.emulateMedia({colorScheme: 'dark', media: 'screen'});
      await site.open(path);
      for (const heading of await page.locator('main h2').all()) {
        await expect(heading.getByRole('link', {name: anchor})).toHaveAttribute(
          'href',
          `#${(await heading.getAttribute('id')) ?? ''}`,
        );
      }
      const first = page.locator('main h2 .hash-link').first();
      await first.focus();
      await expect(first).toHaveCSS('opacity', '1');

      await page.emulateMedia({colorScheme: 'dark', media: 'print'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('navigation', {name: site.text('toc.label')})).toBeHidden();
      await expect(
        page.getByRole('link', {name: site.text('legal.overlay.close'), exact: true}),
      ).toBeHidden();
      await expect(page.locator('main p').nth(1)).toHaveCSS('color', 'rgb(0, 0, 0)');
      const link = page.locator('main article a[href^="/"]').first();
      const printed = await link.evaluate(
        (element) => getComputedStyle(element, '::after').content,
      );
      expect(printed.replaceAll('" "', '')).toContain((await link.getAttribute('href')) ?? '');
      await expect(page.getByText(page.url())).toBeVisible();
    }
  });

  test('lay their tables out in rows on a phone', {tag: '@phone-only'}, async ({page, site}) => {
    await site.open('/cookies/');
    const cell = page.locator('main tbody tr').first().locator('td').nth(2);
    await expect(cell).toHaveCSS('display', 'block');
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(label.length).toBeGreaterThan('""'.length);
    const overflow = await page
      .locator('main table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
