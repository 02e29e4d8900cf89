import type {Page} from '@playwright/test';
import providerTexts from '../sandbox/identity-provider/texts.json';
import portalTexts from '../sandbox/portal/texts.json';
import {
  expect,
  sandboxOrigins,
  test,
  testAccount,
  type Locale,
  type Site,
  withoutScripts,
} from './support/test';
import {openHeader} from './support/visitor';

const {portal, identityProvider, email, scheduler, schedulerPage} = sandboxOrigins();

test.use({allowedOrigins: [portal, identityProvider, email, scheduler]});

const langOf = (locale: Locale): string => (locale === 'fr' ? 'fr-CA' : 'en');

/** Goes from the provider's page to the portal's greeting, as the test account or a new one. */
async function logIn(page: Page, {language}: Site, plan: string, newName?: string) {
  const text = providerTexts[language];
  const title = page.getByRole('heading', {level: 1});
  const html = page.locator('html');
  await expect(page).toHaveURL((url) => url.origin === identityProvider);
  await expect(title).toHaveText(newName ? text.signUp : text.logIn);
  await expect(html).toHaveAttribute('lang', langOf(language));
  if (newName) {
    await page.getByLabel(text.name).fill(newName);
  }
  const email = newName ? `${newName}-${Date.now()}@québec.example` : testAccount.email;
  await page.getByLabel(text.email).fill(email);
  await page.getByLabel(text.password).fill(testAccount.password);
  const button = newName ? text.signUpButton : text.logIn;
  await page.getByRole('button', {name: button, exact: true}).click();
  await expect(title).toHaveText(text.consent);
  await page.getByRole('button', {name: text.allow}).click();
  const name = newName ?? testAccount.name;
  await expect(title).toHaveText(portalTexts[language].hello.replace('{name}', name));
  await expect(page).toHaveURL((url) => url.origin === portal);
  await expect(html).toHaveAttribute('lang', langOf(language));
  await expect(page.locator('body')).toContainText(plan);
}

test(
  'from Log In to the portal’s greeting, and back to the site',
  {tag: '@phone'},
  async ({page, site, isMobile}) => {
    await site.open('/careers/');
    const header = await openHeader(page, site.language, isMobile);
    await header.getByRole('link', {name: site.text('header.login')}).click();
    await logIn(page, site, portalTexts[site.language].noPlan);
    await page.getByRole('link', {name: portalTexts[site.language].toSite}).click();
    await expect(page).toHaveURL(site.path());
  },
);

withoutScripts(
  'without scripts, from a tier to the portal, which knows the plan',
  async ({page, site}) => {
    await page.goto(site.path());
    const name = site.content.plans.find(({id}) => id === 'professional')?.button;
    await page.locator('#pricing').getByRole('link', {name}).click();
    await logIn(page, site, 'Professional');
    expect(new URL(page.url()).searchParams.get('plan')).toBe('professional');
  },
);

withoutScripts(
  'without scripts, from the trial to an account that is new',
  async ({page, site}) => {
    await page.goto(site.path());
    await page
      .locator('#hero')
      .getByRole('link', {name: site.text('home.hero.trial')})
      .click();
    await logIn(page, site, portalTexts[site.language].noPlan, 'Élodie');
  },
);

test('the sandbox is light for a visitor in light, and dark in dark', async ({page}) => {
  for (const address of [portal, email, schedulerPage]) {
    for (const [colorScheme, isLight] of [
      ['light', true],
      ['dark', false],
    ] as const) {
      await page.emulateMedia({colorScheme});
      await page.goto(address);
      const [ground, text] = await page.locator('body').evaluate((body) => {
        const {backgroundColor, color} = getComputedStyle(body);
        return [backgroundColor, color].map((value) => Number(/\d+/.exec(value)));
      });
      expect(ground! > text!, `${address} in ${colorScheme}`).toBe(isLight);
    }
  }
});
