import type {Page} from '@playwright/test';
import {
  expect,
  locales,
  localePath,
  openPage,
  sandboxOrigins,
  test,
  type Locale,
} from './support/test';
import {expectAccessible} from './support/axe';
import {desktopOnly, storeFirst} from './support/visitor';

const texts = {
  en: {
    menu: 'Open menu',
    resources: 'Resources',
    theme: 'Theme',
    legal: ['Privacy Policy', 'Terms of Service', 'Cookies'],
    agree: 'I Agree',
    accepted: 'Terms Accepted',
    demo: 'Schedule a demo',
    calendar: 'Calendar to choose a time for the demo',
    send: 'Send message',
    nameError: 'Name must be at least 2 characters.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    dismiss: 'Dismiss',
  },
  fr: {
    menu: 'Ouvrir le menu',
    resources: 'Ressources',
    theme: 'Thème',
    legal: ['Politique de confidentialité', "Conditions d'utilisation", 'Témoins'],
    agree: "J'accepte",
    accepted: 'Conditions acceptées',
    demo: 'Réserver une démo',
    calendar: 'Calendrier pour choisir le moment de la démo',
    send: 'Envoyer le message',
    nameError: 'Le nom doit compter au moins 2 caractères.',
    name: 'Nom',
    email: 'Courriel',
    message: 'Message',
    dismiss: 'Fermer',
  },
} as const;

const OPEN_DIALOG = 'dialog[open]';

async function checkDialogs(page: Page, locale: Locale, width: number): Promise<void> {
  const text = texts[locale];
  const footer = page.getByRole('contentinfo');
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(page.locator(OPEN_DIALOG)).toHaveCount(0);
  };

  for (const name of text.legal) {
    await footer.getByRole('button', {name, exact: true}).click();
    const dialog = page.getByRole('dialog', {name, exact: true});
    await expect(dialog.getByRole('paragraph').nth(2)).toBeVisible();
    await expectAccessible(page, `dialog: ${name}`, OPEN_DIALOG);
    if (name === text.legal[1]) {
      await dialog.getByRole('button', {name: text.agree}).click();
      await expect(page.getByRole('dialog', {name: text.accepted})).toBeVisible();
      await expectAccessible(page, 'dialog: terms accepted', OPEN_DIALOG);
    }
    await close();
  }

  await page.locator('#hero').getByRole('button', {name: text.demo}).click();
  await expect(
    page.getByTitle(text.calendar).contentFrame().getByRole('heading').first(),
  ).toBeVisible();
  await expectAccessible(page, 'dialog: demo', OPEN_DIALOG);
  await close();

  const header = page.getByRole('banner');
  if (width < 1248) {
    await header.getByRole('button', {name: text.menu}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    await expectAccessible(page, 'dialog: menu', OPEN_DIALOG);
    await close();
  } else {
    await header.getByRole('button', {name: text.resources}).click();
    await expectAccessible(page, 'header: resources', 'header');
    await header.getByRole('button', {name: text.theme}).click();
    await expect(page.getByRole('group', {name: text.theme})).toBeVisible();
    await expectAccessible(page, 'header: theme', 'header');
    await page.keyboard.press('Escape');
  }
}

async function checkForm(page: Page, locale: Locale, width: number): Promise<void> {
  const text = texts[locale];
  const contact = page.locator('#contact');
  // High enough for the whole section: what the sticky header lies over has no room around it.
  await page.setViewportSize({width, height: 1800});
  await contact.evaluate((section) => {
    section.scrollIntoView();
  });
  await contact.getByRole('button', {name: text.send}).click();
  await expect(page.getByText(text.nameError)).toBeVisible();
  await expectAccessible(page, 'form: errors', '#contact');

  await contact.getByRole('textbox', {name: text.name, exact: true}).fill('Ada');
  await contact.getByRole('textbox', {name: text.email, exact: true}).fill('ada@example.com');
  await contact.getByRole('textbox', {name: text.message, exact: true}).fill('Is it still on?');
  await page.route(`${sandboxOrigins().email}/**`, (route) => route.abort('connectionrefused'), {
    times: 1,
  });
  await contact.getByRole('button', {name: text.send}).click();
  await expect(page.locator(':popover-open').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'toast: error', ':popover-open');
  await page.locator(':popover-open').getByRole('button', {name: text.dismiss}).click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expectAccessible(page, 'form: not sent', '#contact');
  await contact.getByRole('button', {name: text.send}).click();
  await expect(page.locator(':popover-open').getByRole('status')).toBeVisible();
  await expectAccessible(page, 'toast: sent', ':popover-open');
}

test.use({
  allowedOrigins: [sandboxOrigins().email, sandboxOrigins().scheduler],
  // Half-drawn things have the wrong contrast.
  contextOptions: {reducedMotion: 'reduce'},
});

for (const locale of locales) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test.describe(`axe in ${locale}, ${theme}, at ${width} px`, () => {
        test.use({viewport: {width, height: 800}});

        test.beforeEach(async ({page}) => {
          desktopOnly();
          await storeFirst(page, {'vite-ui-theme': theme});
        });

        test.describe('with a message that is not sent', () => {
          test.use({
            expectedFaults: [
              '[site] The contact message was not sent.',
              'failed request: POST',
              'Failed to load resource',
            ],
          });

          test('finds nothing on the home page and in what opens there', async ({page}) => {
            test.slow();
            await openPage(page, localePath(locale));
            await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
            await page.locator('summary').first().click();
            await expectAccessible(page, 'home');
            await checkDialogs(page, locale, width);
            await checkForm(page, locale, width);
          });
        });

        test.describe('without a page', () => {
          test.use({
            expectedFaults: ['status 404: GET', 'Failed to load resource', 'Page not found'],
          });

          test('finds nothing on the 404 page', async ({page}) => {
            await openPage(page, localePath(locale, '/no-such-page/'));
            await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
            await expectAccessible(page, '404');
          });
        });
      });
    }
  }
}

test.describe('in a browser that prefers French', () => {
  test.use({locale: 'fr-CA'});

  test('axe finds nothing wrong with the suggestion of French', async ({page}) => {
    desktopOnly();
    await openPage(page, '/');
    await expect(page.getByRole('complementary', {name: 'Langue du site'})).toBeVisible();
    await expectAccessible(page, 'suggestion');
  });
});
