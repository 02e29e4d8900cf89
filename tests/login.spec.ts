import type {Page} from '@playwright/test';
import {
  expect,
  locales,
  localePath,
  openPage,
  sandboxOrigins,
  test,
  testAccount,
  type Locale,
} from './support/test';
import {desktopOnly, expectAtSection, openHeader} from './support/visitor';

const texts = {
  en: {
    logIn: 'Log In',
    trial: 'Start free trial',
    starter: 'Choose Starter',
    professional: 'Choose Professional',
    enterprise: 'Contact Sales',
    message: 'Message',
    noPlan: 'None yet',
    provider: {title: 'Log in', email: 'Email', password: 'Password', submit: 'Log in'},
    consent: {title: 'Share your profile with the portal?', allow: 'Allow'},
    hello: 'Hello, Sam',
    toSite: 'Back to the site',
    refused: 'This login was refused',
  },
  fr: {
    logIn: 'Se connecter',
    trial: "Commencer l'essai gratuit",
    starter: 'Choisir Starter',
    professional: 'Choisir Professional',
    enterprise: "Joindre l'équipe des ventes",
    message: 'Message',
    noPlan: 'Aucun pour l’instant',
    provider: {
      title: 'Se connecter',
      email: 'Courriel',
      password: 'Mot de passe',
      submit: 'Se connecter',
    },
    consent: {title: 'Communiquer votre profil au portail?', allow: 'Autoriser'},
    hello: 'Bonjour, Sam',
    toSite: 'Revenir au site',
    refused: 'Cette connexion a été refusée',
  },
} as const;

const {portal, identityProvider} = sandboxOrigins();

test.use({allowedOrigins: [portal, identityProvider]});

/** Goes from the provider's page to the portal's greeting, as the test account does. */
async function logIn(page: Page, locale: Locale, plan: string): Promise<void> {
  const text = texts[locale];
  const lang = locale === 'fr' ? 'fr-CA' : 'en';
  await expect(page).toHaveURL((url) => url.origin === identityProvider);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(text.provider.title);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await page.getByLabel(text.provider.email).fill(testAccount.email);
  await page.getByLabel(text.provider.password).fill(testAccount.password);
  await page.getByRole('button', {name: text.provider.submit, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(text.consent.title);
  await page.getByRole('button', {name: text.consent.allow}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(text.hello);
  await expect(page).toHaveURL((url) => url.origin === portal);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.getByRole('main').or(page.locator('body')).first()).toContainText(plan);
}

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`login in ${locale}`, () => {
    test('from Log In to the portal’s greeting, and back to the site', async ({page, isMobile}) => {
      await openPage(page, localePath(locale, '/careers/'));
      const header = await openHeader(page, locale, isMobile);
      await header.getByRole('link', {name: text.logIn}).click();
      await logIn(page, locale, text.noPlan);
      await page.getByRole('link', {name: text.toSite}).click();
      await expect(page).toHaveURL(localePath(locale));
    });

    test('from the hero’s trial to the portal', async ({page}) => {
      await openPage(page, localePath(locale));
      await page.locator('#hero').getByRole('link', {name: text.trial}).click();
      await logIn(page, locale, text.noPlan);
    });

    for (const plan of ['starter', 'professional'] as const) {
      test(`from the ${plan} tier to the portal, which knows the plan`, async ({page}) => {
        test.skip(
          plan === 'starter' && test.info().project.name === 'phone',
          'The other tier is enough for the layout',
        );
        await openPage(page, localePath(locale));
        await page.locator('#pricing').getByRole('link', {name: text[plan]}).click();
        await logIn(page, locale, plan === 'starter' ? 'Starter' : 'Professional');
        expect(new URL(page.url()).searchParams.get('plan')).toBe(plan);
      });
    }

    test('Enterprise leads to the contact form instead', async ({page}) => {
      await openPage(page, localePath(locale));
      await page.locator('#pricing').getByRole('link', {name: text.enterprise}).click();
      await expect(page).toHaveURL(localePath(locale, '/#contact'));
      await expectAtSection(page, 'contact');
      await expect(page.getByRole('textbox', {name: text.message})).toBeVisible();
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('the login works to the end', async ({page}) => {
        desktopOnly();
        await page.goto(localePath(locale));
        await page.locator('#pricing').getByRole('link', {name: text.professional}).click();
        await logIn(page, locale, 'Professional');
      });
    });

    test.describe('a link that was tampered with', () => {
      test.use({expectedFaults: ['status 400', 'Failed to load resource']});

      test('does not lead out of the portal', async ({page}) => {
        desktopOnly();
        await openPage(page, localePath(locale));
        const link = page.locator('#hero').getByRole('link', {name: text.trial});
        const href = new URL((await link.getAttribute('href')) ?? '');
        href.searchParams.set('target_link_uri', 'https://evil.example/');
        await page.goto(href.href);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(text.refused);
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          locale === 'fr' ? 'fr-CA' : 'en',
        );
      });

      test('does not finish a login that was started elsewhere', async ({page}) => {
        desktopOnly();
        await openPage(page, localePath(locale));
        await page.goto(`${portal}/callback?code=made-up&state=forged&ui_locales=${locale}`);
        await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.hello);
        await expect(page.locator('body')).toContainText('(state)');
        await page.goto(`${portal}/`);
        await expect(page.getByRole('heading', {level: 1})).not.toHaveText(text.hello);
      });
    });
  });
}
