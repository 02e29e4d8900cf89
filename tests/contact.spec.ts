import type {Locator, Page, Route} from '@playwright/test';
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
import {desktopOnly} from './support/visitor';

const texts = {
  en: {
    name: 'Name',
    email: 'Email',
    company: 'Company (optional)',
    message: 'Message',
    send: 'Send message',
    sending: 'Sending...',
    nameError: 'Name must be at least 2 characters.',
    emailError: 'Please enter a valid email address.',
    messageError: 'Message must be at least 10 characters.',
    successTitle: 'Message Sent',
    successText: "Thank you for reaching out! We'll get back to you shortly.",
    errorTitle: 'Error',
    errorText: 'There was a problem sending your message. Please try again.',
    mail: 'Write to support@firegrid.example',
    kept: 'Nothing is lost: your message is still here.',
    paused: /^Your last message has just been sent\. The next one can follow in \d+ seconds;/,
    confirm: /Press the button once more to send your message\.$/,
    policy: 'privacy policy',
    loadFailed: 'The form could not be loaded. Try again, or write to support@firegrid.example.',
    retry: 'Try again',
    toasts: 'Notifications',
    dismiss: 'Dismiss',
  },
  fr: {
    name: 'Nom',
    email: 'Courriel',
    company: 'Entreprise (facultatif)',
    message: 'Message',
    send: 'Envoyer le message',
    sending: 'Envoi en cours...',
    nameError: 'Le nom doit compter au moins 2 caractères.',
    emailError: 'Veuillez saisir une adresse de courriel valide.',
    messageError: 'Le message doit compter au moins 10 caractères.',
    successTitle: 'Message envoyé',
    successText: 'Merci de nous avoir écrit! Nous vous répondrons sous peu.',
    errorTitle: 'Erreur',
    errorText: "Un problème est survenu lors de l'envoi de votre message. Veuillez réessayer.",
    mail: 'Écrire à support@firegrid.example',
    kept: "Rien n'est perdu\u00A0: votre message est encore là.",
    paused: /^Votre dernier message vient de partir\. Le suivant pourra partir dans \d+\ssecondes;/,
    confirm: /Appuyez encore une fois sur le bouton pour envoyer votre message\.$/,
    policy: 'politique de confidentialité',
    loadFailed:
      "Le formulaire n'a pas pu être chargé. Réessayez ou écrivez à support@firegrid.example.",
    retry: 'Réessayer',
    toasts: 'Notifications',
    dismiss: 'Fermer',
  },
} as const;

const SUPPORT = 'support@firegrid.example';
const DRAFT_KEY = 'firegrid:contact-draft';
const {email: emailOrigin} = sandboxOrigins();
const SEND_URL = `${emailOrigin}/api/v1.0/email/send`;

test.use({allowedOrigins: [emailOrigin]});

interface Form {
  readonly name: Locator;
  readonly email: Locator;
  readonly company: Locator;
  readonly message: Locator;
  readonly button: Locator;
  readonly toasts: Locator;
  /** What the form itself says under its button. */
  readonly outcome: Locator;
}

function formOf(page: Page, locale: Locale): Form {
  const text = texts[locale];
  const region = page.locator('#contact');
  const field = (name: string): Locator => region.getByRole('textbox', {name, exact: true});
  return {
    name: field(text.name),
    email: field(text.email),
    company: field(text.company),
    message: field(text.message),
    button: region.locator('button[type=submit]'),
    toasts: page.getByRole('region', {name: text.toasts}),
    outcome: region.getByRole('status'),
  };
}

async function openForm(page: Page, locale: Locale): Promise<Form> {
  await openPage(page, localePath(locale, '/#contact'));
  const form = formOf(page, locale);
  await expect(form.button).toHaveText(texts[locale].send);
  return form;
}

let written = 0;

/** Fills the form in, under an address of its own: tests share the outbox. */
async function fill(form: Form, extra: {readonly company?: string} = {}): Promise<string> {
  written += 1;
  const {workerIndex, project} = test.info();
  const address = `visitor-${project.name}-${workerIndex}-${written}-${Date.now()}@example.com`;
  await form.name.fill('Ada Lovelace');
  await form.email.fill(address);
  if (extra.company) {
    await form.company.fill(extra.company);
  }
  await form.message.fill('Can a test keep the phone warm?');
  return address;
}

async function expectSent(form: Form, locale: Locale): Promise<void> {
  const toast = form.toasts.getByRole('status');
  await expect(toast).toContainText(texts[locale].successTitle);
  await expect(toast).toContainText(texts[locale].successText);
}

/** Counts the messages that leave the browser from now on. */
function countSends(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(emailOrigin)) {
      count += 1;
    }
  });
  return () => count;
}

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`contact form in ${locale}`, () => {
    test('names what is wrong under each field', async ({page, sandbox}) => {
      const sends = countSends(page);
      const form = await openForm(page, locale);
      await form.button.click();
      const fields = [
        [form.name, text.nameError],
        [form.email, text.emailError],
        [form.message, text.messageError],
      ] as const;
      for (const [field, message] of fields) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(message);
        await expect(page.getByText(message, {exact: true})).toBeVisible();
      }
      await expect(form.name, 'the first wrong field gets the focus').toBeFocused();
      await expect(form.company).toHaveAttribute('aria-invalid', 'false');

      await test.step('white space is not content', async () => {
        await form.name.fill('  a  ');
        await form.email.fill('   ');
        await form.message.fill(' \n         abc          \n ');
        await form.button.click();
        // The errors stood there before: the focus tells that these fields were judged.
        await expect(form.name).toBeFocused();
        for (const [, message] of fields) {
          await expect(page.getByText(message, {exact: true})).toBeVisible();
        }
      });

      await test.step('one character less than enough is not enough', async () => {
        await form.name.fill('A');
        await form.message.fill('123456789');
        for (const address of [
          'a',
          'a@',
          '@b.ca',
          'a b@c.ca',
          'a@b',
          'a@b..ca',
          'a@b.ca, c@d.ca',
        ]) {
          await form.email.fill(address);
          await form.button.click();
          await expect(form.name).toBeFocused();
          await expect(form.email, address).toHaveAccessibleDescription(text.emailError);
        }
        await expect(form.name).toHaveAccessibleDescription(text.nameError);
        await expect(form.message).toHaveAccessibleDescription(text.messageError);
        expect(sends()).toBe(0);
      });

      await test.step('just enough is', async () => {
        await form.name.fill('Al');
        await form.email.fill(`  al+${locale}-${test.info().project.name}@example.co  `);
        await form.message.fill('1234567890');
        for (const [field, message] of fields) {
          await expect(field).toHaveAttribute('aria-invalid', 'false');
          await expect(page.getByText(message, {exact: true})).toHaveCount(0);
        }
        await form.button.click();
        await expectSent(form, locale);
        const [received] = await receivedFrom(
          sandbox,
          `al+${locale}-${test.info().project.name}@example.co`,
        );
        expect(received?.params.message).toBe('1234567890');
      });
    });

    test('sends a message, says so and starts anew', async ({page, sandbox}) => {
      let letGo = (): void => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(SEND_URL, async (route) => {
        await held;
        await route.continue();
      });
      const sends = countSends(page);
      const form = await openForm(page, locale);
      await expect(form.button).toBeEnabled();
      const address = await fill(form);
      const request = page.waitForRequest(SEND_URL);
      await form.button.dblclick();
      await expect(form.button).toHaveText(text.sending);
      await expect(form.button).toBeDisabled();
      await form.email.press('Enter');
      const body = (await request).postDataJSON() as Readonly<Record<string, unknown>>;
      expect(body).toMatchObject({
        user_id: 'public_sandbox',
        service_id: 'service_sandbox',
        template_id: 'template_sandbox',
        template_params: {
          name: 'Ada Lovelace',
          email: address,
          company: '-',
          message: 'Can a test keep the phone warm?',
        },
      });
      expect(body.lib_version).toMatch(/^\d+\.\d+\.\d+$/);
      letGo();

      await expectSent(form, locale);
      await expect(form.button).toHaveText(text.send);
      await expect(form.button).toBeEnabled();
      for (const field of [form.name, form.email, form.company, form.message]) {
        await expect(field).toHaveValue('');
      }
      expect(sends(), 'one message for a double press').toBe(1);
      expect(await receivedFrom(sandbox, address)).toHaveLength(1);
      const draft = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', DRAFT_KEY);
      expect(draft).not.toContain('warm');
      await page.reload();
      await expect(form.message).toHaveValue('');

      await test.step('the toast can be dismissed', async () => {
        await expect(form.toasts.getByRole('status')).toHaveCount(0);
      });
    });

    test('tells who wants to send again at once to wait a little', async ({page, sandbox}) => {
      desktopOnly();
      await page.clock.install();
      const sends = countSends(page);
      const form = await openForm(page, locale);
      const address = await fill(form, {company: 'Analytical Engines'});
      await form.button.click();
      await expectSent(form, locale);
      expect((await receivedFrom(sandbox, address))[0]?.params.company).toBe('Analytical Engines');

      const second = await fill(form);
      await form.button.click();
      await expect(form.outcome).toHaveText(text.paused);
      await expect(form.message).toHaveValue('Can a test keep the phone warm?');
      expect(sends()).toBe(1);

      await test.step('after a reload as well', async () => {
        await page.reload();
        await expect(form.email).toHaveValue(second);
        await form.button.click();
        await expect(form.outcome).toHaveText(text.paused);
      });

      await page.clock.fastForward(31_000);
      await form.button.click();
      await expectSent(form, locale);
      expect(await receivedFrom(sandbox, second)).toHaveLength(1);
    });

    test('keeps what was written over a reload, in this tab alone', async ({page, context}) => {
      const form = await openForm(page, locale);
      const address = await fill(form, {company: 'Analytical Engines'});
      await page.reload();
      await expect(form.name).toHaveValue('Ada Lovelace');
      await expect(form.email).toHaveValue(address);
      await expect(form.company).toHaveValue('Analytical Engines');
      await expect(form.message).toHaveValue('Can a test keep the phone warm?');
      const other = await context.newPage();
      const otherForm = await openForm(other, locale);
      await expect(otherForm.message).toHaveValue('');
    });

    test('asks once more when the field for bots was filled, and then sends', async ({
      page,
      sandbox,
    }) => {
      desktopOnly();
      const sends = countSends(page);
      const form = await openForm(page, locale);
      const address = await fill(form);
      // As a script or an extension fills it: people neither see nor reach the field.
      const trap = page.locator('#contact input[name=website]');
      await expect(trap).toHaveAttribute('tabindex', '-1');
      await expect(form.name.or(page.getByRole('textbox', {name: /./}))).toHaveCount(4);
      await trap.evaluate((input: HTMLInputElement) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(input, 'https://spam.example');
        input.dispatchEvent(new Event('input', {bubbles: true}));
      });
      await form.button.click();
      await expect(form.outcome).toHaveText(text.confirm);
      expect(sends()).toBe(0);
      await expect(form.message).toHaveValue('Can a test keep the phone warm?');
      await form.button.click();
      await expectSent(form, locale);
      expect(await receivedFrom(sandbox, address)).toHaveLength(1);
    });

    test('leads to the privacy policy', async ({page}) => {
      desktopOnly();
      const form = await openForm(page, locale);
      await form.name.fill('Ada');
      const link = page.locator('#contact').getByRole('link', {name: text.policy});
      await expect(link).toHaveAttribute('href', localePath(locale, '/privacy/'));
      await link.click();
      await expect(page).toHaveURL(localePath(locale, '/privacy/'));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  });
}

const cors = {'access-control-allow-origin': '*'};

interface Fault {
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
}

const faults: readonly Fault[] = [
  {name: '400', answer: (route) => route.fulfill({status: 400, headers: cors, body: 'Bad'})},
  {
    name: '429',
    answer: (route) => route.fulfill({status: 429, headers: cors, body: 'Too many requests'}),
  },
  {name: '500', answer: (route) => route.fulfill({status: 500, headers: cors, body: 'Oh'})},
  {name: '204', answer: (route) => route.fulfill({status: 204, headers: cors})},
  {name: 'a refused connection', answer: (route) => route.abort('connectionrefused')},
  {name: 'a reset connection', answer: (route) => route.abort('connectionreset')},
  {name: 'an extension that blocks it', answer: (route) => route.abort('blockedbyclient')},
  {name: 'no network', answer: (route) => route.abort('internetdisconnected')},
  {
    name: 'an answer without CORS header',
    // Playwright adds the header to answers of its own; this address answers 200 without it.
    answer: (route) => route.continue({url: `${emailOrigin}/outbox.json`}),
  },
  // Never answered: the form gives up by itself.
  {name: 'silence', answer: () => Promise.resolve()},
];

/** The catalogue's error: the toast, the fields, the other ways to reach us. */
async function expectFailed(form: Form, locale: Locale): Promise<void> {
  const text = texts[locale];
  const toast = form.toasts.getByRole('alert');
  await expect(toast).toContainText(text.errorTitle);
  await expect(toast).toContainText(text.errorText);
  const mail = toast.getByRole('link', {name: text.mail});
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${SUPPORT}\\?body=.*warm`));
  await expect(form.outcome).toContainText(text.kept);
  await expect(form.outcome.getByRole('link', {name: SUPPORT})).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${SUPPORT}`),
  );
  await expect(form.button).toHaveText(text.send);
  await expect(form.button).toBeEnabled();
  await expect(form.name).toHaveValue('Ada Lovelace');
  await expect(form.message).toHaveValue('Can a test keep the phone warm?');
}

test.describe('when sending fails', () => {
  test.use({
    expectedFaults: [
      '[site] The contact message was not sent.',
      '[site] The contact form cannot send.',
      // Of the request itself, and what Chromium says of it.
      `: POST ${emailOrigin}/`,
      'Failed to load resource',
      'Access to fetch at',
    ],
  });

  for (const [index, {name, answer}] of faults.entries()) {
    // Each fault in one language and layout, the first and the last in all.
    for (const locale of locales) {
      test(`${name}: the error is shown in ${locale}, nothing is lost, the next try works`, async ({
        page,
        sandbox,
      }) => {
        const isEdge = index === 2 || index === faults.length - 1;
        test.skip(!isEdge && test.info().project.name === 'phone', 'The same on every layout');
        const isSilence = name === 'silence';
        if (isSilence) {
          await page.clock.install();
        }
        const form = await openForm(page, locale);
        const address = await fill(form);
        await page.route(SEND_URL, answer, {times: 1});
        const logged = page.waitForEvent('console', (message) =>
          message.text().startsWith('[site] The contact message was not sent.'),
        );
        const request = page.waitForRequest(SEND_URL);
        await form.button.click();
        await request;
        if (isSilence) {
          await expect(form.button).toHaveText(texts[locale].sending);
          await page.clock.fastForward(14_000);
          await expect(form.button).toHaveText(texts[locale].sending);
          await page.clock.fastForward(1_500);
        }
        await expectFailed(form, locale);
        expect((await logged).type()).toBe('error');
        await expect(form.email).toHaveValue(address);

        await form.button.click();
        await expectSent(form, locale);
        await expect(form.message).toHaveValue('');
        expect(await receivedFrom(sandbox, address)).toHaveLength(1);
      });
    }
  }

  for (const locale of locales) {
    test(`a missing id: the error is shown in ${locale} and nothing leaves`, async ({page}) => {
      desktopOnly();
      await page.route('**/assets/js/main.*.js', async (route) => {
        const response = await route.fetch();
        const source = await response.text();
        await route.fulfill({response, body: source.replaceAll('service_sandbox', '')});
      });
      const sends = countSends(page);
      const form = await openForm(page, locale);
      await fill(form);
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('[site] The contact form cannot send.'),
      );
      await form.button.click();
      await expectFailed(form, locale);
      expect((await logged).text()).toContain('EMAILJS_SERVICE_ID');
      expect(sends()).toBe(0);
    });
  }

  test('the toast stays while the pointer is on it, then goes', async ({page}) => {
    desktopOnly();
    await page.clock.install();
    const form = await openForm(page, 'en');
    await fill(form);
    await page.route(SEND_URL, (route) => route.abort('connectionrefused'));
    await form.button.click();
    const toast = form.toasts.getByRole('alert');
    await toast.hover();
    await page.clock.fastForward(20_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(6_000);
    await expect(toast).toHaveCount(0);

    await form.button.click();
    await expect(toast).toBeVisible();
    await form.toasts.getByRole('button', {name: texts.en.dismiss}).click();
    await expect(toast).toHaveCount(0);
    await expect(form.message).toHaveValue('Can a test keep the phone warm?');
  });
});

test.describe('when the form itself cannot be loaded', () => {
  test.use({
    expectedFaults: [
      '[site] A part of the page could not be loaded.',
      `failed request: GET ${sandboxOrigins().site}/`,
      'Failed to load resource',
    ],
  });

  for (const locale of locales) {
    test(`it says so in ${locale}, and another try works`, async ({page}) => {
      const text = texts[locale];
      await openPage(page, localePath(locale));
      await page.waitForLoadState('networkidle');
      await page.route('**/assets/**', (route) => route.abort('connectionreset'));
      const section = page.locator('#contact');
      await section.scrollIntoViewIfNeeded();
      const alert = section.getByRole('alert');
      await expect(alert.getByRole('paragraph')).toHaveText(text.loadFailed);
      await expect(alert.getByRole('link', {name: SUPPORT})).toHaveAttribute(
        'href',
        `mailto:${SUPPORT}`,
      );
      await page.unroute('**/assets/**');
      await alert.getByRole('button', {name: text.retry}).click();
      await expect(formOf(page, locale).name).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
});

test.describe('before the form is reached', () => {
  test('neither the form nor the e-mail client is loaded', async ({page}) => {
    desktopOnly();
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
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(1);
    const has = (sign: string): boolean => scripts.some((source) => source.includes(sign));
    expect(has('contact-draft'), 'the form').toBe(false);
    expect(has('email/send'), 'the e-mail client').toBe(false);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect(formOf(page, 'en').name).toBeVisible();
    await expect.poll(() => has('contact-draft')).toBe(true);
    expect(has('email/send'), 'the e-mail client comes with the first message').toBe(false);
  });
});
