import type {Page} from '@playwright/test';
import {
  expect,
  locales,
  localePath,
  openPage,
  receivedFrom,
  sandboxOrigins,
  test,
  type Locale,
} from './support/test';
import {blockStorage, BLOCKED_STORAGE_WARNING, fillStorage} from './support/storage';
import {desktopOnly, storeFirst} from './support/visitor';

const SUPPORT = 'support@firegrid.example';

const texts = {
  en: {
    sections: [
      'Pick the device, not a simulation',
      'What changes for your team',
      'Plans by the month',
      'Frequently asked questions',
      'Talk to us',
    ],
    prices: ['Free', '$99', '$299', 'Custom'],
    answer: 'Real devices, all of them.',
    legal: ['Privacy Policy', 'Terms of Service', 'Cookies'],
    nav: ['Home', 'Products', 'Pricing', 'FAQ', 'Contact'],
    demo: 'Schedule a demo',
    mac: 'Mac',
    macCard: 'Mac Instances',
    language: 'Français',
    theme: 'Theme',
    dark: 'Dark',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    send: 'Send message',
    sent: 'Message Sent',
  },
  fr: {
    sections: [
      "Choisissez l'appareil, pas une simulation",
      'Ce qui change pour votre équipe',
      'Des forfaits au mois',
      'Foire aux questions',
      'Parlons-en',
    ],
    prices: ['Gratuit', '99\u00A0$', '299\u00A0$', 'Sur mesure'],
    answer: 'Ce sont tous des appareils réels.',
    legal: ['Politique de confidentialité', "Conditions d'utilisation", 'Témoins'],
    nav: ['Accueil', 'Produits', 'Tarifs', 'FAQ', 'Nous joindre'],
    demo: 'Réserver une démo',
    mac: 'Mac',
    macCard: 'Postes Mac',
    language: 'English',
    theme: 'Thème',
    dark: 'Sombre',
    name: 'Nom',
    email: 'Courriel',
    message: 'Message',
    send: 'Envoyer le message',
    sent: 'Message envoyé',
  },
} as const;

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of locales) {
    const text = texts[locale];

    test(`the home page in ${locale} is all there`, async ({page}) => {
      await page.goto(localePath(locale));
      for (const name of text.sections) {
        await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
      }
      const prices = page.locator('#pricing');
      for (const price of text.prices) {
        await expect(prices.getByText(price, {exact: true})).toBeVisible();
      }
      await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(4);
      const answer = page.getByText(text.answer);
      await expect(answer).toBeHidden();
      await page.locator('summary').nth(2).click();
      await expect(answer).toBeVisible();

      const contact = page.locator('#contact');
      await expect(contact.getByRole('link', {name: SUPPORT}).first()).toHaveAttribute(
        'href',
        `mailto:${SUPPORT}`,
      );
      await expect(contact.locator('form')).toHaveCount(0);
      await expect(page.getByRole('status').filter({visible: true})).toHaveCount(0);

      const legal = page.getByRole('contentinfo');
      for (const name of text.legal) {
        await expect(legal.getByRole('link', {name, exact: true})).toBeVisible();
        await expect(legal.getByRole('button', {name, exact: true})).toHaveCount(0);
      }
      await legal.getByRole('link', {name: text.legal[0], exact: true}).click();
      await expect(page).toHaveURL(localePath(locale, '/privacy/'));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });

    test(`the header in ${locale} still leads everywhere`, async ({page}) => {
      await page.goto(localePath(locale, '/careers/'));
      const header = page.getByRole('banner');
      for (const name of text.nav) {
        await expect(header.getByRole('link', {name, exact: true})).toBeVisible();
      }
      await header.getByRole('link', {name: text.language}).click();
      await expect(page).toHaveURL(localePath(locale === 'en' ? 'fr' : 'en', '/careers/'));
    });

    test(`dead controls are not offered in ${locale}`, async ({page}) => {
      desktopOnly();
      await page.goto(localePath(locale));
      for (const name of [text.demo, text.theme]) {
        await expect(page.getByRole('button', {name, exact: true})).toHaveCount(0);
      }
    });
  }
});

/** Uses all that remembers something: theme, form, suggestion, language. */
async function useEverything(page: Page, locale: Locale): Promise<string> {
  const text = texts[locale];
  await openPage(page, localePath(locale));
  await page.getByRole('banner').getByRole('button', {name: text.theme}).click();
  await page.getByText(text.dark, {exact: true}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const address = `${test.info().testId}-${Date.now()}@example.com`;
  const contact = page.locator('#contact');
  await contact.scrollIntoViewIfNeeded();
  await contact.getByRole('textbox', {name: text.name, exact: true}).fill('Ada');
  await contact.getByRole('textbox', {name: text.email, exact: true}).fill(address);
  await contact.getByRole('textbox', {name: text.message, exact: true}).fill('Is it still on?');
  await contact.getByRole('button', {name: text.send}).click();
  await expect(page.getByText(text.sent)).toBeVisible();

  await page.getByRole('banner').getByRole('link', {name: text.language}).click();
  await expect(page).toHaveURL(localePath(locale === 'en' ? 'fr' : 'en'));
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return address;
}

test.describe('with the storage', () => {
  test.use({
    allowedOrigins: [sandboxOrigins().email],
    locale: 'fr-CA',
    expectedFaults: [BLOCKED_STORAGE_WARNING],
  });

  for (const locale of locales) {
    test(`blocked, everything works in ${locale}`, async ({page, sandbox}) => {
      desktopOnly();
      await blockStorage(page);
      expect(await receivedFrom(sandbox, await useEverything(page, locale))).toHaveLength(1);
    });

    test(`full, everything works in ${locale}`, async ({page, sandbox}) => {
      desktopOnly();
      await fillStorage(page);
      expect(await receivedFrom(sandbox, await useEverything(page, locale))).toHaveLength(1);
    });

    test(`holding junk, everything works in ${locale}`, async ({page, sandbox}) => {
      desktopOnly();
      await storeFirst(page, {
        language: '{{{',
        'vite-ui-theme': '\u0000',
        theme: 'purple',
        'firegrid:language-suggestion': '🔥',
        'firegrid:contact-sent-at': 'yesterday',
        'docusaurus.tab.': '[]',
      });
      await page.addInitScript(() => {
        sessionStorage.setItem('firegrid:contact-draft', '{"name":{"toString":1},"email":[]');
      });
      expect(await receivedFrom(sandbox, await useEverything(page, locale))).toHaveLength(1);
    });
  }
});

test.describe('before the page is hydrated', () => {
  /** Opens a page whose main script waits; the returned function lets it come. */
  async function openHeld(page: Page, path: string): Promise<() => void> {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/js/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    return letGo;
  }

  for (const locale of locales) {
    const text = texts[locale];

    test(`a press on a button is answered later, in ${locale}`, async ({page, isMobile}) => {
      await test.step('a dialog', async () => {
        const letGo = await openHeld(page, localePath(locale, '/careers/'));
        await page
          .getByRole('contentinfo')
          .getByRole('button', {name: text.legal[2], exact: true})
          .click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        letGo();
        await expect(page.getByRole('dialog', {name: text.legal[2]})).toBeVisible();
        await page.unroute('**/assets/js/main.*.js');
      });
      await test.step('a tab', async () => {
        const letGo = await openHeld(page, localePath(locale));
        await page.getByRole('tab', {name: text.mac, exact: true}).click();
        letGo();
        await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText([text.macCard]);
        await page.unroute('**/assets/js/main.*.js');
      });
      if (isMobile) {
        await test.step('the menu', async () => {
          const letGo = await openHeld(page, localePath(locale, '/careers/'));
          await page.getByRole('banner').getByRole('button').filter({visible: true}).last().click();
          letGo();
          await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
        });
      }
    });
  }
});
