import type {Page} from '@playwright/test';
import {expect, sandboxOrigins, test, testAccount, type Locale, type Site} from './support/test';
import {expectAtSection, openHeader} from './support/visitor';

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
    refused: 'This login was refused',
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
    refused: 'Cette connexion a été refusée',
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

test('from the hero’s trial to the portal', async ({page, site}) => {
  await site.open();
  await page
    .locator('#hero')
    .getByRole('link', {name: site.text('home.hero.trial')})
    .click();
  await logIn(page, site, texts[site.language].noPlan);
});

for (const [plan, name] of [
  ['starter', 'Starter'],
  ['professional', 'Professional'],
] as const) {
  test(`from the ${plan} tier to the portal, which knows the plan`, async ({page, site}) => {
    await site.open();
    const button = site.text(`pricing.${plan}.button`);
    await page.locator('#pricing').getByRole('link', {name: button}).click();
    await logIn(page, site, name);
    expect(new URL(page.url()).searchParams.get('plan')).toBe(plan);
  });
}

test('Enterprise leads to the contact form instead', {tag: '@phone'}, async ({page, site}) => {
  await site.open();
  const name = site.text('pricing.enterprise.button');
  await page.locator('#pricing').getByRole('link', {name}).click();
  await expect(page).toHaveURL(site.path('/#contact'));
  await expectAtSection(page, 'contact');
  await expect(page.getByRole('textbox', {name: site.text('contact.message')})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the login works to the end', {tag: '@fr'}, async ({page, site}) => {
    await page.goto(site.path());
    const name = site.text('pricing.professional.button');
    await page.locator('#pricing').getByRole('link', {name}).click();
    await logIn(page, site, 'Professional');
  });
});

test.describe('a link that was tampered with', () => {
  test.use({expectedFaults: ['status 400', 'Failed to load resource']});

  test(
    'neither leads out of the portal nor finishes a login started elsewhere',
    {tag: '@fr'},
    async ({page, site}) => {
      const text = texts[site.language];
      const title = page.getByRole('heading', {level: 1});
      await site.open();
      const link = page.locator('#hero').getByRole('link', {name: site.text('home.hero.trial')});
      const href = new URL((await link.getAttribute('href')) ?? '');
      href.searchParams.set('target_link_uri', 'https://evil.example/');
      await page.goto(href.href);
      await expect(title).toHaveText(text.refused);
      await expect(page.locator('html')).toHaveAttribute('lang', langOf(site.language));

      await page.goto(`${portal}/callback?code=made-up&state=forged&ui_locales=${site.language}`);
      await expect(title).not.toHaveText(text.hello);
      await expect(page.locator('body')).toContainText('(state)');
      await page.goto(`${portal}/`);
      await expect(title).not.toHaveText(text.hello);
    },
  );
});
