import type {Page} from '@playwright/test';
import {expect, sandboxOrigins, test, testAccount, type Locale, type Site} from './support/test';
import {openHeader} from './support/visitor';

/** Texts of the sandbox's portal and identity provider, services of their own. */
const texts = {
  en: {
    title: 'Log in',
    email: 'Email',
    password: 'Password',
    submit: 'Log in',
    consent: 'Share your profile with the portal?',
    allow: 'Allow',
    hello: 'Hello, Sam',
    noPlan: 'None yet',
    toSite: 'Back to the site',
  },
  fr: {
    title: 'Se connecter',
    email: 'Courriel',
    password: 'Mot de passe',
    submit: 'Se connecter',
    consent: 'Communiquer votre profil au portail?',
    allow: 'Autoriser',
    hello: 'Bonjour, Sam',
    noPlan: 'Aucun pour l’instant',
    toSite: 'Revenir au site',
  },
} as const;

const {portal, identityProvider} = sandboxOrigins();

test.use({allowedOrigins: [portal, identityProvider]});

const langOf = (locale: Locale): string => (locale === 'fr' ? 'fr-CA' : 'en');

/** Goes from the provider's page to the portal's greeting, as the test account does. */
async function logIn(page: Page, {language}: Site, plan: string): Promise<void> {
  const text = texts[language];
  const title = page.getByRole('heading', {level: 1});
  const html = page.locator('html');
  await expect(page).toHaveURL((url) => url.origin === identityProvider);
  await expect(title).toHaveText(text.title);
  await expect(html).toHaveAttribute('lang', langOf(language));
  await page.getByLabel(text.email).fill(testAccount.email);
  await page.getByLabel(text.password).fill(testAccount.password);
  await page.getByRole('button', {name: text.submit, exact: true}).click();
  await expect(title).toHaveText(text.consent);
  await page.getByRole('button', {name: text.allow}).click();
  await expect(title).toHaveText(text.hello);
  await expect(page).toHaveURL((url) => url.origin === portal);
  await expect(html).toHaveAttribute('lang', langOf(language));
  await expect(page.locator('body')).toContainText(plan);
}

test(
  'from Log In to the portal’s greeting, and back to the site',
  {tag: ['@fr', '@phone']},
  async ({page, site, isMobile}) => {
    await site.open('/careers/');
    const header = await openHeader(page, site.language, isMobile);
    await header.getByRole('link', {name: site.text('header.login')}).click();
    await logIn(page, site, texts[site.language].noPlan);
    await page.getByRole('link', {name: texts[site.language].toSite}).click();
    await expect(page).toHaveURL(site.path());
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('from a tier to the portal, which knows the plan', {tag: '@fr'}, async ({page, site}) => {
    await page.goto(site.path());
    const name = site.text('pricing.professional.button');
    await page.locator('#pricing').getByRole('link', {name}).click();
    await logIn(page, site, 'Professional');
    expect(new URL(page.url()).searchParams.get('plan')).toBe('professional');
  });
});
