import {expect, locales, localePath, openPage, test} from './support/test';
import {expectAccessible} from './support/axe';
import {openHeader, phoneOnly, wideOnly, type Texts} from './support/visitor';

const texts = {
  en: {
    documentation: 'Documentation',
    sections: 'Sections of the documentation',
    guides: 'Guides',
    concepts: 'Concepts',
    ci: 'Continuous integration',
    trail: 'Breadcrumbs',
    pages: 'Docs pages',
    devices: 'Devices and sessions',
  },
  fr: {
    documentation: 'Documentation',
    sections: 'Sections de la documentation',
    guides: 'Guides',
    concepts: 'Notions',
    ci: 'Intégration continue',
    trail: "Fil d'Ariane",
    pages: 'Pages de documentation',
    devices: 'Appareils et sessions',
  },
} satisfies Texts<string>;

const FIRST_CONCEPT = '/documentation/concepts/devices-and-sessions/';
const GUIDE = '/documentation/ci/jenkins/';

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`the documentation in ${locale}`, () => {
    test('each section has a list of its own, and leads to the others', async ({page}) => {
      wideOnly();
      await openPage(page, localePath(locale, GUIDE));
      const list = page.locator('.theme-doc-sidebar-container');
      await expect(list.getByRole('link', {name: 'Jenkins'})).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(list.getByRole('link', {name: text.devices})).toHaveCount(0);

      const sections = list.getByRole('list', {name: text.sections});
      await expect(sections.getByRole('link')).toHaveCount(4);
      await expect(sections.getByRole('link', {name: text.guides})).toHaveAttribute(
        'aria-current',
        'true',
      );
      await sections.getByRole('link', {name: text.concepts}).click();
      await expect(page).toHaveURL(localePath(locale, FIRST_CONCEPT));
      await expect(list.getByRole('link', {name: text.devices})).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(list.getByRole('link', {name: 'Jenkins'})).toHaveCount(0);
    });

    test('the trail leads from the documentation through the section to the page', async ({
      page,
    }) => {
      await openPage(page, localePath(locale, GUIDE));
      const trail = page.getByRole('navigation', {name: text.trail});
      await expect(trail.getByRole('listitem')).toHaveText([
        text.documentation,
        text.guides,
        text.ci,
        'Jenkins',
      ]);
      await trail.getByRole('link', {name: text.documentation}).click();
      await expect(page).toHaveURL(localePath(locale, '/documentation/'));
    });

    test('a section is read from page to page', async ({page}) => {
      await openPage(page, localePath(locale, FIRST_CONCEPT));
      await page.getByRole('navigation', {name: text.pages}).getByRole('link').last().click();
      await expect(page).toHaveURL(localePath(locale, '/documentation/concepts/concurrency/'));
    });

    test('on a phone, the menu holds the list of the section and the way to the others', async ({
      page,
    }) => {
      phoneOnly();
      await openPage(page, localePath(locale, GUIDE));
      const menu = await openHeader(page, locale, true);
      const sections = menu.getByRole('list', {name: text.sections});
      await expect(sections.getByRole('link', {name: text.guides})).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(menu.getByRole('link', {name: 'Jenkins'})).toBeVisible();
      await expectAccessible(page, 'the menu of the documentation');
      await sections.getByRole('link', {name: text.concepts}).click();
      await expect(page).toHaveURL(localePath(locale, FIRST_CONCEPT));
      await expect(menu).toBeHidden();
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('sections and pages are links', async ({page}) => {
        wideOnly();
        await page.goto(localePath(locale, GUIDE));
        await page
          .getByRole('list', {name: text.sections})
          .getByRole('link', {name: text.concepts})
          .click();
        await expect(page).toHaveURL(localePath(locale, FIRST_CONCEPT));
      });
    });
  });
}
