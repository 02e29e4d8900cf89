import type {Page} from '@playwright/test';
import {expect, locales, localePath, openPage, test, type Locale} from './support/test';
import {desktopOnly, scrollY} from './support/visitor';

const texts = {
  en: {
    columns: {
      Product: ['Services', 'Products', 'Devices', 'Pricing', 'FAQ'],
      Company: ['About Us', 'Careers', 'Blog', 'Contact'],
      Resources: ['Documentation', 'Knowledge Base', 'Support Center', 'API', 'Status'],
      Legal: ['Security', 'Compliance', 'Privacy Policy', 'Terms of Service', 'Cookies'],
    },
    aboutUs: 'About Us',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    cookies: 'Cookies',
    close: 'Close',
    page: 'Open as a page',
    agree: 'I Agree',
    accepted: 'Terms Accepted',
    goOn: 'Continue',
    rights: 'All rights reserved.',
    failed: 'The text could not be loaded.',
    retry: 'Try again',
  },
  fr: {
    columns: {
      Produit: ['Services', 'Produits', 'Appareils', 'Tarifs', 'FAQ'],
      Entreprise: ['À propos', 'Carrières', 'Blogue', 'Nous joindre'],
      Ressources: [
        'Documentation',
        'Base de connaissances',
        "Centre d'assistance",
        'API',
        'État du service',
      ],
      'Mentions légales': [
        'Sécurité',
        'Conformité',
        'Politique de confidentialité',
        "Conditions d'utilisation",
        'Témoins',
      ],
    },
    aboutUs: 'À propos',
    privacy: 'Politique de confidentialité',
    terms: "Conditions d'utilisation",
    cookies: 'Témoins',
    close: 'Fermer',
    page: 'Ouvrir sur une page',
    agree: "J'accepte",
    accepted: 'Conditions acceptées',
    goOn: 'Continuer',
    rights: 'Tous droits réservés.',
    failed: "Le texte n'a pas pu être chargé.",
    retry: 'Réessayer',
  },
} as const;

const footer = (page: Page) => page.getByRole('contentinfo');

function openers(page: Page, locale: Locale) {
  const {privacy, terms, cookies} = texts[locale];
  return [privacy, terms, cookies].map(
    (name) => [name, footer(page).getByRole('button', {name, exact: true})] as const,
  );
}

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`footer in ${locale}`, () => {
    test('has four columns with every label, and the current year', async ({page}) => {
      await openPage(page, localePath(locale, '/careers/'));
      const columns: readonly (readonly [string, readonly string[]])[] = Object.entries(
        text.columns,
      );
      for (const [title, labels] of columns) {
        const list = footer(page)
          .getByRole('heading', {level: 2, name: title, exact: true})
          .locator('xpath=following-sibling::*[1]');
        for (const label of labels) {
          const entry = list
            .getByRole('link', {name: label, exact: true})
            .or(list.getByRole('button', {name: label, exact: true}));
          await expect(entry).toBeVisible();
        }
        await expect(list.getByRole('listitem')).toHaveCount(labels.length);
      }
      await expect(footer(page)).toContainText(text.rights);
      await expect(footer(page)).toContainText(`© ${new Date().getFullYear()}`);
    });

    test('has no dead link', async ({page, sandbox}) => {
      desktopOnly();
      await openPage(page, localePath(locale));
      const hrefs = await footer(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const ours = hrefs.filter((href) => new URL(href).origin === sandbox.site);
      const elsewhere = hrefs.filter((href) => new URL(href).origin !== sandbox.site);
      for (const href of new Set(ours)) {
        const response = await page.request.get(href, {maxRedirects: 0});
        expect(response.status(), href).toBe(200);
        const {hash} = new URL(href);
        if (hash) {
          expect(await response.text(), href).toMatch(new RegExp(`id="?${hash.slice(1)}["\\s>]`));
        }
      }
      // Status and the social accounts: addresses of the configuration.
      expect(elsewhere.length).toBeGreaterThanOrEqual(2);
      for (const href of elsewhere) {
        expect(new URL(href).protocol).toBe('https:');
      }
    });

    test('a page that it leads to is entered at its top', async ({page}) => {
      await openPage(page, localePath(locale));
      await footer(page).getByRole('link', {name: text.aboutUs, exact: true}).click();
      await expect(page).toHaveURL(localePath(locale, '/about-us/'));
      await expect.poll(() => scrollY(page)).toBe(0);
    });

    test('its legal documents open as dialogs', async ({page}) => {
      await openPage(page, localePath(locale, '/careers/'));
      for (const [name, button] of openers(page, locale)) {
        await button.click();
        const dialog = page.getByRole('dialog', {name, exact: true});
        await expect(dialog.getByRole('heading', {level: 2}).first()).toHaveText(name);
        await expect(dialog.getByRole('paragraph').nth(2)).toBeVisible();
        await expect(dialog.getByRole('heading', {level: 1})).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();

        await button.click();
        await dialog.getByRole('button', {name: text.close, exact: true}).click();
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();

        await button.click();
        await dialog.getByRole('link', {name: text.page}).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await page.goBack();
      }
    });

    test('I Agree leads to Terms Accepted, and on', async ({page}) => {
      await openPage(page, localePath(locale, '/careers/'));
      const terms = page.getByRole('dialog', {name: text.terms, exact: true});
      const accepted = page.getByRole('dialog', {name: text.accepted});
      const button = footer(page).getByRole('button', {name: text.terms, exact: true});
      await button.click();
      await terms.getByRole('button', {name: text.agree}).click();
      await expect(terms).toBeHidden();
      await expect(accepted).toBeVisible();
      await accepted.getByRole('button', {name: text.goOn}).click();
      await expect(accepted).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  });
}

test.describe('when a legal text cannot be loaded', () => {
  test.use({
    expectedFaults: [
      '[site] A part of the page could not be loaded.',
      'failed request: GET ',
      'Failed to load resource',
    ],
  });

  for (const locale of locales) {
    const text = texts[locale];

    test(`its dialog says so in ${locale}, and another try works`, async ({page}) => {
      desktopOnly();
      await openPage(page, localePath(locale, '/careers/'));
      await page.waitForLoadState('networkidle');
      await page.route('**/assets/**', (route) => route.abort('connectionreset'));
      await footer(page).getByRole('button', {name: text.cookies, exact: true}).click();
      const dialog = page.getByRole('dialog', {name: text.cookies, exact: true});
      await expect(dialog.getByRole('alert')).toContainText(text.failed);
      await page.unroute('**/assets/**');
      await dialog.getByRole('button', {name: text.retry}).click();
      await expect(dialog.getByRole('paragraph').nth(2)).toBeVisible();
    });
  }
});
