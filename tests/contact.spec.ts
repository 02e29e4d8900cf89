import type {Page} from '@playwright/test';
import {parseSiteEnv} from '../src/config/env';
import {expectAccessibleInThemes} from './support/axe';
import {expect, receivedFrom, sandboxOrigins, test, type Locale, type Site} from './support/test';
import {text as textOf} from './support/texts';
import {collectRequests, hold} from './support/visitor';

const MESSAGE = 'Can a test keep the phone warm?';
const {email: emailOrigin} = sandboxOrigins();
const toastsOf = (locale: Locale) => `[aria-label="${textOf('toast.region', locale)}"]`;
const SEND_URL = `${emailOrigin}/api/v1.0/email/send`;

test.use({allowedOrigins: [emailOrigin]});

type Form = ReturnType<typeof formOf>;

function formOf(page: Page, locale: Locale) {
  const region = page.locator('#contact');
  const field = (id: string) =>
    region.getByRole('textbox', {name: textOf(id, locale), exact: true});
  return {
    name: field('contact.name'),
    email: field('contact.email'),
    message: field('contact.message'),
    button: region.locator('button[type=submit]'),
    /** Notices. */
    toasts: page.locator(toastsOf(locale)),
    /** The message of the form itself, under its button. */
    outcome: region.getByRole('status'),
  };
}

async function openForm(page: Page, site: Site) {
  await site.open('/#contact');
  const form = formOf(page, site.language);
  await expect(form.button).toHaveText(site.text('contact.send'));
  return form;
}

/** Fills the form in, under an address of the test's own: tests share the outbox. */
async function fill(form: Form) {
  // Letters that browsers would write in another way, were the field of type "email".
  const address = `élodie-${test.info().testId}-${Date.now()}@québec.example`;
  await form.name.fill('Ada Lovelace');
  await form.email.fill(address);
  await form.message.fill(MESSAGE);
  return address;
}

test(
  'a message is checked, sent once and thanked for, and the next one has to wait a little',
  {tag: ['@phone', '@translated']},
  async ({page, site}) => {
    const sends = collectRequests(page, emailOrigin, 'POST');
    const letGo = await hold(page, SEND_URL);
    const form = await openForm(page, site);
    await form.button.click();
    await expect(form.name, 'the first wrong field gets the focus').toBeFocused();
    await expect(page.getByText(site.text('contact.name.error'), {exact: true})).toBeVisible();
    // The sticky header must not cover the fields.
    await page.locator('#contact').evaluate((section) => section.scrollIntoView());
    await expectAccessibleInThemes(page, 'errors', '#contact');

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

  test(
    'the visitor is told, and the next try works',
    {tag: '@translated'},
    async ({page, site}) => {
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
      await form.button.click();
      await expect(form.toasts.getByRole('status')).toContainText(
        site.text('contactSuccessMessage'),
      );
      expect(await receivedFrom(address)).toHaveLength(1);
    },
  );
});
