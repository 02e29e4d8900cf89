import type {Locator, Page} from '@playwright/test';
import {parseSiteEnv} from '../src/config/env';
import {expectAccessibleInThemes} from './support/axe';
import {
  expect,
  openPage,
  receivedFrom,
  sandboxOrigins,
  test,
  type Locale,
  type Site,
} from './support/test';
import {text as textOf} from './support/texts';
import {hold, collectRequests} from './support/visitor';

const MESSAGE = 'Can a test keep the phone warm?';
const {email: emailOrigin} = sandboxOrigins();
const toastsOf = (locale: Locale): string => `[aria-label="${textOf('toast.region', locale)}"]`;
const SEND_URL = `${emailOrigin}/api/v1.0/email/send`;

test.use({allowedOrigins: [emailOrigin]});

interface Form {
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly button: Locator;
  /** Notices. */
  readonly toasts: Locator;
  /** The message of the form itself, under its button. */
  readonly outcome: Locator;
}

function formOf(page: Page, locale: Locale): Form {
  const region = page.locator('#contact');
  const field = (id: string): Locator =>
    region.getByRole('textbox', {name: textOf(id, locale), exact: true});
  return {
    name: field('contact.name'),
    email: field('contact.email'),
    message: field('contact.message'),
    button: region.locator('button[type=submit]'),
    toasts: page.locator(toastsOf(locale)),
    outcome: region.getByRole('status'),
  };
}

async function openForm(page: Page, site: Site): Promise<Form> {
  await openPage(page, site.path('/#contact'));
  const form = formOf(page, site.language);
  await expect(form.button).toHaveText(site.text('contact.send'));
  return form;
}

/** Fills the form in, under an address of the test's own: tests share the outbox. */
async function fill(form: Form): Promise<string> {
  // Letters that browsers would write in another way, were the field of type "email".
  const address = `élodie-${test.info().testId}-${Date.now()}@québec.example`;
  await form.name.fill('Ada Lovelace');
  await form.email.fill(address);
  await form.message.fill(MESSAGE);
  return address;
}

/** In a window that holds the whole section: what the sticky header covers has no room around it. */
async function expectFormAccessible(page: Page, what: string): Promise<void> {
  const size = page.viewportSize() ?? {width: 1280, height: 800};
  await page.setViewportSize({...size, height: 1800});
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expectAccessibleInThemes(page, what, '#contact');
  await page.setViewportSize(size);
}

async function expectSent({toasts}: Form, {text}: Site): Promise<void> {
  await expect(toasts.getByRole('status')).toContainText(text('contactSuccessMessage'));
}

test(
  'a message is checked, sent once and thanked for, and the next one has to wait a little',
  {tag: ['@fr', '@phone']},
  async ({page, site}) => {
    const sends = collectRequests(page, emailOrigin, 'POST');
    const letGo = await hold(page, SEND_URL);
    const form = await openForm(page, site);
    await form.button.click();
    await expect(form.name, 'the first wrong field gets the focus').toBeFocused();
    await expect(page.getByText(site.text('contact.name.error'), {exact: true})).toBeVisible();
    await expectFormAccessible(page, 'errors');

    const address = await fill(form);
    await form.button.dblclick();
    await expect(form.button).toHaveText(site.text('contact.sending'));
    await expect(form.button).toBeDisabled();
    await form.email.press('Enter');
    // A modal dialog makes all else on the page inert: it has the notice in it.
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', {name: site.text('search.title')});
    await expect(search.getByRole('combobox')).toBeFocused();
    letGo();
    await expect(search.getByRole('status')).toContainText([site.text('contactSuccessMessage')]);
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    // It stays while the pointer is on it.
    await form.toasts.getByRole('status').hover();
    await expectAccessibleInThemes(page, 'sent', toastsOf(site.language));
    await expect(form.button).toHaveText(site.text('contact.send'));
    await expect(form.message).toHaveValue('');
    expect(sends, 'a double press sends once').toHaveLength(1);
    expect(await receivedFrom(address)).toHaveLength(1);

    await page.reload();
    await expect(form.message).toHaveValue('');
    await fill(form);
    await form.button.click();
    const paused = site.text('contact.outcome.paused', {seconds: 'SECONDS'}).split('|').at(-1)!;
    await expect(form.outcome).toContainText(paused.split('SECONDS')[1]!);
    await expect(form.message).toHaveValue(MESSAGE);
    expect(sends, 'after a reload as well').toHaveLength(1);
  },
);

test.describe('when sending fails', () => {
  test.use({
    expectedFaults: [
      '[site] The contact message was not sent.',
      // Of the request itself, and what Chromium says of it.
      `: POST ${emailOrigin}/`,
      'Failed to load resource',
      'Access to fetch at',
    ],
  });

  test('the visitor is told, and the next try works', async ({page, site}) => {
    const form = await openForm(page, site);
    const address = await fill(form);
    const {supportEmail} = parseSiteEnv({}).env;
    const toast = form.toasts.getByRole('alert');
    const dismiss = form.toasts.getByRole('button', {name: site.text('toast.dismiss')});
    const faults: readonly Parameters<Page['route']>[1][] = [
      (route) => route.abort('internetdisconnected'),
      (route) => route.fulfill({status: 500, headers: {'access-control-allow-origin': '*'}}),
      // An answer without CORS headers: Playwright adds them to answers of its own.
      (route) => route.continue({url: `${emailOrigin}/outbox.json`}),
    ];
    for (const respond of faults) {
      await page.route(SEND_URL, respond, {times: 1});
      await form.button.click();
      await expect(toast).toContainText(site.text('contactErrorMessage'));
      await expect(form.outcome).toHaveText(
        site.text('contact.outcome.failed', {address: supportEmail}),
      );
      await expect(form.button).toBeEnabled();
      if (respond === faults[0]) {
        await toast.hover();
        await expectAccessibleInThemes(page, 'toast', toastsOf(site.language));
      }
      await dismiss.click();
      await expect(form.toasts).toHaveCount(0);
    }
    await expectFormAccessible(page, 'not sent');
    await form.button.click();
    await expectSent(form, site);
    expect(await receivedFrom(address)).toHaveLength(1);
  });
});

test('before it is reached, neither the form nor the email client is loaded', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      // A prefetch that is still under way when the page closes has nothing to say.
      void response.text().then(
        (source) => scripts.push(source),
        () => undefined,
      );
    }
  });
  await site.open();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(1);
  const has = (sign: string): boolean => scripts.some((source) => source.includes(sign));
  // An option of react-hook-form, which the form alone uses here.
  const formSign = 'shouldUseNativeValidation';
  expect(has(formSign), 'the form').toBe(false);
  expect(has('email/send'), 'the email client').toBe(false);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(formOf(page, site.language).name).toBeVisible();
  await expect.poll(() => has(formSign)).toBe(true);
  expect(has('email/send'), 'the email client comes with the first message').toBe(false);
});
