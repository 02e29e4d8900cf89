import type {Locator, Page, Route} from '@playwright/test';
import {brand} from '../src/config/brand';
import {
  expect,
  localePath,
  openPage,
  receivedFrom,
  sandboxOrigins,
  test,
  type Locale,
  type Site,
} from './support/test';
import {text as textOf} from './support/texts';
import {
  expectAtSection,
  hold,
  noteRequests,
  switchLanguage,
  withoutAssets,
} from './support/visitor';

const SUPPORT = brand.supportEmail;
const DRAFT_KEY = 'firegrid:contact-draft';
const MESSAGE = 'Can a test keep the phone warm?';
const REQUEST = '/?topic=integration-request#contact';
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
  const text = (id: string): string => textOf(id, locale);
  const region = page.locator('#contact');
  const field = (name: string): Locator => region.getByRole('textbox', {name, exact: true});
  return {
    name: field(text('contact.name')),
    email: field(text('contact.email')),
    company: field(`${text('contact.company')} ${text('contact.optional')}`),
    message: field(text('contact.message')),
    button: region.locator('button[type=submit]'),
    toasts: page.getByRole('region', {name: text('toast.region')}),
    outcome: region.getByRole('status'),
  };
}

async function openForm(page: Page, site: Site): Promise<Form> {
  await openPage(page, site.path('/#contact'));
  const form = formOf(page, site.language);
  await expect(form.button).toHaveText(site.text('contact.send'));
  return form;
}

let written = 0;

/** Fills the form in, under an address of its own: tests share the outbox. */
async function fill(form: Form, company?: string): Promise<string> {
  written += 1;
  const {workerIndex, project} = test.info();
  const address = `visitor-${project.name}-${workerIndex}-${written}-${Date.now()}@example.com`;
  await form.name.fill('Ada Lovelace');
  await form.email.fill(address);
  if (company) {
    await form.company.fill(company);
  }
  await form.message.fill(MESSAGE);
  return address;
}

async function expectSent(form: Form, {text}: Site): Promise<void> {
  const toast = form.toasts.getByRole('status');
  await expect(toast).toContainText(text('contactSuccessTitle'));
  await expect(toast).toContainText(text('contactSuccessMessage'));
}

/** A text with a number in it that the test does not know, as a pattern of its beginning. */
const beginning = (text: string): RegExp =>
  new RegExp(`^${text.split('SECONDS')[0]!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\d+`);

test(
  'the form names what is wrong under each field',
  {tag: ['@fr', '@phone']},
  async ({page, sandbox, site}) => {
    const sends = noteRequests(page, emailOrigin, 'POST');
    const form = await openForm(page, site);
    await form.button.click();
    const fields = [
      [form.name, site.text('contact.name.error')],
      [form.email, site.text('contact.email.error')],
      [form.message, site.text('contact.message.error')],
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
      // The errors were there before: the focus tells that these fields were judged.
      await expect(form.name).toBeFocused();
      for (const [, message] of fields) {
        await expect(page.getByText(message, {exact: true})).toBeVisible();
      }
    });

    await test.step('one character less than enough is not enough', async () => {
      await form.name.fill('A');
      await form.message.fill('123456789');
      for (const address of ['a', 'a@', '@b.ca', 'a b@c.ca', 'a@b', 'a@b..ca', 'a@b.ca, c@d.ca']) {
        await form.email.fill(address);
        await form.button.click();
        await expect(form.name).toBeFocused();
        await expect(form.email, address).toHaveAccessibleDescription(fields[1][1]);
      }
      await expect(form.name).toHaveAccessibleDescription(fields[0][1]);
      await expect(form.message).toHaveAccessibleDescription(fields[2][1]);
      expect(sends).toEqual([]);
    });

    await test.step('just enough is', async () => {
      const address = `al+${test.info().project.name}@example.co`;
      await form.name.fill('Al');
      await form.email.fill(`  ${address}  `);
      await form.message.fill('1234567890');
      for (const [field, message] of fields) {
        await expect(field).toHaveAttribute('aria-invalid', 'false');
        await expect(page.getByText(message, {exact: true})).toHaveCount(0);
      }
      await form.button.click();
      await expectSent(form, site);
      const [received] = await receivedFrom(sandbox, address);
      expect(received?.params.message).toBe('1234567890');
    });
  },
);

test(
  'the form sends a message, says so and starts anew',
  {tag: ['@fr', '@phone']},
  async ({page, sandbox, site}) => {
    const letGo = await hold(page, SEND_URL);
    const sends = noteRequests(page, emailOrigin, 'POST');
    const form = await openForm(page, site);
    await expect(form.button).toBeEnabled();
    const address = await fill(form);
    const request = page.waitForRequest(SEND_URL);
    await form.button.dblclick();
    await expect(form.button).toHaveText(site.text('contact.sending'));
    await expect(form.button).toBeDisabled();
    await form.email.press('Enter');
    const body = (await request).postDataJSON() as Readonly<Record<string, unknown>>;
    expect(body).toMatchObject({
      user_id: 'public_sandbox',
      service_id: 'service_sandbox',
      template_id: 'template_sandbox',
      template_params: {name: 'Ada Lovelace', email: address, company: '-', message: MESSAGE},
    });
    expect(body.lib_version).toMatch(/^\d+\.\d+\.\d+$/);
    letGo();

    await expectSent(form, site);
    await expect(form.button).toHaveText(site.text('contact.send'));
    await expect(form.button).toBeEnabled();
    for (const field of [form.name, form.email, form.company, form.message]) {
      await expect(field).toHaveValue('');
    }
    expect(sends, 'one message for a double press').toHaveLength(1);
    expect(await receivedFrom(sandbox, address)).toHaveLength(1);
    const draft = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', DRAFT_KEY);
    expect(draft).not.toContain('warm');
    await page.reload();
    await expect(form.message).toHaveValue('');
    await expect(form.toasts.getByRole('status')).toHaveCount(0);
  },
);

test(
  'a second message at once has to wait a little',
  {tag: '@fr'},
  async ({page, sandbox, site}) => {
    await page.clock.install();
    const sends = noteRequests(page, emailOrigin, 'POST');
    const paused = beginning(
      site.text('contact.outcome.paused', {seconds: 'SECONDS'}).split('|').at(-1)!,
    );
    const form = await openForm(page, site);
    const address = await fill(form, 'Analytical Engines');
    await form.button.click();
    await expectSent(form, site);
    expect((await receivedFrom(sandbox, address))[0]?.params.company).toBe('Analytical Engines');

    const second = await fill(form);
    await form.button.click();
    await expect(form.outcome).toHaveText(paused);
    await expect(form.message).toHaveValue(MESSAGE);
    expect(sends).toHaveLength(1);

    await test.step('after a reload as well', async () => {
      await page.reload();
      await expect(form.email).toHaveValue(second);
      await form.button.click();
      await expect(form.outcome).toHaveText(paused);
    });

    await page.clock.fastForward(31_000);
    await form.button.click();
    await expectSent(form, site);
    expect(await receivedFrom(sandbox, second)).toHaveLength(1);
  },
);

test('what was written is kept over a reload, in this tab alone', async ({page, context, site}) => {
  const form = await openForm(page, site);
  const address = await fill(form, 'Analytical Engines');
  await page.reload();
  await expect(form.name).toHaveValue('Ada Lovelace');
  await expect(form.email).toHaveValue(address);
  await expect(form.company).toHaveValue('Analytical Engines');
  await expect(form.message).toHaveValue(MESSAGE);
  const otherForm = await openForm(await context.newPage(), site);
  await expect(otherForm.message).toHaveValue('');

  const link = page.locator('#contact').getByRole('link', {
    name: site.text('contact.consent.policy'),
  });
  await expect(link).toHaveAttribute('href', site.path('/privacy/'));
  await link.click();
  await expect(page).toHaveURL(site.path('/privacy/'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a filled field for bots makes the form ask once more, and then send', async ({
  page,
  sandbox,
  site,
}) => {
  const sends = noteRequests(page, emailOrigin, 'POST');
  const form = await openForm(page, site);
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
  await expect(form.outcome).toHaveText(site.text('contact.outcome.confirm'));
  expect(sends).toEqual([]);
  await expect(form.message).toHaveValue(MESSAGE);
  await form.button.click();
  await expectSent(form, site);
  expect(await receivedFrom(sandbox, address)).toHaveLength(1);
});

const answer =
  (status: number, body?: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({status, headers: {'access-control-allow-origin': '*'}, body});

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '400': answer(400, 'Bad'),
  '429': answer(429, 'Too many requests'),
  '500': answer(500, 'Oh'),
  '204': answer(204),
  'a refused connection': (route) => route.abort('connectionrefused'),
  'a reset connection': (route) => route.abort('connectionreset'),
  'an extension that blocks it': (route) => route.abort('blockedbyclient'),
  'no network': (route) => route.abort('internetdisconnected'),
  // Playwright adds the header to answers of its own; this address answers 200 without it.
  'an answer without CORS header': (route) => route.continue({url: `${emailOrigin}/outbox.json`}),
};

/** The catalogue's error: the toast, the fields, the other ways to reach us. */
async function expectFailed(form: Form, {text}: Site): Promise<void> {
  const toast = form.toasts.getByRole('alert');
  await expect(toast).toContainText(text('contactErrorTitle'));
  await expect(toast).toContainText(text('contactErrorMessage'));
  const mail = toast.getByRole('link', {name: text('contact.error.mail', {address: SUPPORT})});
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${SUPPORT}\\?body=.*warm`));
  await expect(form.outcome).toHaveText(text('contact.outcome.failed', {address: SUPPORT}));
  await expect(form.outcome.getByRole('link', {name: SUPPORT})).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${SUPPORT}`),
  );
  await expect(form.button).toHaveText(text('contact.send'));
  await expect(form.button).toBeEnabled();
  await expect(form.name).toHaveValue('Ada Lovelace');
  await expect(form.message).toHaveValue(MESSAGE);
}

test.describe('when sending fails', () => {
  test.use({
    expectedFaults: [
      '[site] The contact message was not sent.',
      '[site] The contact message was not sent.',
      // Of the request itself, and what Chromium says of it.
      `: POST ${emailOrigin}/`,
      'Failed to load resource',
      'Access to fetch at',
    ],
  });

  const loggedError = (page: Page) =>
    page.waitForEvent('console', (message) =>
      message.text().startsWith('[site] The contact message was not sent.'),
    );

  test(
    'each fault shows the error, nothing is lost, and the next try works',
    {
      tag: ['@fr', '@phone'],
    },
    async ({page, sandbox, site}) => {
      test.slow();
      const form = await openForm(page, site);
      const address = await fill(form);
      for (const [name, respond] of Object.entries(faults)) {
        await test.step(name, async () => {
          await page.route(SEND_URL, respond, {times: 1});
          const logged = loggedError(page);
          await form.button.click();
          expect((await logged).type()).toBe('error');
          await expectFailed(form, site);
          await expect(form.email).toHaveValue(address);
          await form.toasts.getByRole('button', {name: site.text('toast.dismiss')}).click();
          await expect(form.toasts.getByRole('alert')).toHaveCount(0);
        });
      }
      await form.button.click();
      await expectSent(form, site);
      await expect(form.message).toHaveValue('');
      expect(await receivedFrom(sandbox, address)).toHaveLength(1);
    },
  );

  test('silence ends by itself, and the next try works', async ({page, sandbox, site}) => {
    await page.clock.install();
    const form = await openForm(page, site);
    const address = await fill(form);
    await page.route(SEND_URL, () => Promise.resolve(), {times: 1});
    const logged = loggedError(page);
    const request = page.waitForRequest(SEND_URL);
    await form.button.click();
    await request;
    await expect(form.button).toHaveText(site.text('contact.sending'));
    await page.clock.fastForward(14_000);
    await expect(form.button).toHaveText(site.text('contact.sending'));
    await page.clock.fastForward(1_500);
    await expectFailed(form, site);
    expect((await logged).type()).toBe('error');
    await form.button.click();
    await expectSent(form, site);
    expect(await receivedFrom(sandbox, address)).toHaveLength(1);
  });

  test('a missing id: the error is shown and nothing leaves', async ({page, site}) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const source = await response.text();
      await route.fulfill({response, body: source.replaceAll('service_sandbox', '')});
    });
    const sends = noteRequests(page, emailOrigin, 'POST');
    const form = await openForm(page, site);
    await fill(form);
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('[site] The contact message was not sent.'),
    );
    await form.button.click();
    await expectFailed(form, site);
    expect((await logged).text()).toContain('EMAILJS_SERVICE_ID');
    expect(sends).toEqual([]);
  });

  test('the toast stays while the pointer is on it, then goes', async ({page, site}) => {
    await page.clock.install();
    const form = await openForm(page, site);
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

  test('it says so, and another try works', {tag: '@phone'}, async ({page, site}) => {
    await site.open();
    const section = page.locator('#contact');
    const alert = section.getByRole('alert');
    await withoutAssets(page, async () => {
      await section.scrollIntoViewIfNeeded();
      await expect(alert.getByRole('paragraph')).toHaveText(
        site.text('contact.loadFailed', {address: SUPPORT}),
      );
    });
    await expect(alert.getByRole('link', {name: SUPPORT})).toHaveAttribute(
      'href',
      `mailto:${SUPPORT}`,
    );
    await alert.getByRole('button', {name: site.text('contact.retry')}).click();
    await expect(formOf(page, site.language).name).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('before it is reached, neither the form nor the e-mail client is loaded', async ({
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
  expect(has('email/send'), 'the e-mail client').toBe(false);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(formOf(page, site.language).name).toBeVisible();
  await expect.poll(() => has(formSign)).toBe(true);
  expect(has('email/send'), 'the e-mail client comes with the first message').toBe(false);
});

test.describe('a topic in the address', () => {
  const startOf = (id: 'integrationRequest' | 'customIntegration', locale: Locale): RegExp =>
    new RegExp(
      `^${textOf(`contact.topic.${id}`, locale).split('\n')[0]!.replaceAll('.', '\\.')}\n`,
    );

  test('comes from the buttons of the integrations page', {tag: '@phone'}, async ({page, site}) => {
    for (const [button, topic] of [
      ['integrations.request.button', 'integrationRequest'],
      ['integrations.custom.button', 'customIntegration'],
    ] as const) {
      await site.open('/integrations/');
      const main = page.getByRole('main');
      await main.getByRole('link', {name: site.text(button), exact: true}).click();
      await expectAtSection(page, 'contact');
      const form = formOf(page, site.language);
      await expect(form.message).toHaveValue(startOf(topic, site.language));
      await expect(form.name).toHaveValue('');
    }
  });

  test(
    'begins a message that the visitor completes and sends, worded anew in the other language',
    {
      tag: '@fr',
    },
    async ({page, sandbox, site}) => {
      const address = `topic-${site.language}-${Date.now()}@example.com`;
      await site.open(REQUEST);
      const form = formOf(page, site.language);
      await expect(form.message).toHaveValue(startOf('integrationRequest', site.language));
      await form.name.fill('Ada');
      await switchLanguage(page, site.other);
      await expect(page).toHaveURL(localePath(site.other, REQUEST));
      const other = formOf(page, site.other);
      await expect(other.message).toHaveValue(startOf('integrationRequest', site.other));
      await expect(other.name).toHaveValue('Ada');

      await other.email.fill(address);
      await other.message.press('Control+End');
      await other.message.pressSequentially('Grafana');
      await other.button.click();
      await expect(page.locator(':popover-open').getByRole('status')).toBeVisible();
      await expect(other.message).toHaveValue('');
      const [received] = await receivedFrom(sandbox, address);
      expect(received?.params.message).toMatch(startOf('integrationRequest', site.other));
      expect(received?.params.message).toMatch(/Grafana$/);
    },
  );

  test('leaves what the visitor wrote alone, and is ignored when it is none', async ({
    page,
    site,
  }) => {
    const {message} = formOf(page, site.language);
    for (const topic of ['junk', '', '%3Cscript%3E', 'constructor']) {
      await site.open(`/?topic=${topic}#contact`);
      await expect(message).toHaveValue('');
    }
    await message.fill('Do you have foldables?');
    await site.open(REQUEST);
    await expect(message).toHaveValue('Do you have foldables?');
  });

  test('is followed on the home page that is open already, until somebody writes', async ({
    page,
    site,
  }) => {
    await site.open('/#contact');
    const {message} = formOf(page, site.language);
    await expect(message).toHaveValue('');
    const follow = (path: string): Promise<void> =>
      page.evaluate((address) => {
        // What the router hears when the visitor steps back to such an address.
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, site.path(path));
    await follow(REQUEST);
    await expect(message).toHaveValue(startOf('integrationRequest', site.language));
    await follow('/?topic=custom-integration#contact');
    await expect(message).toHaveValue(startOf('customIntegration', site.language));
    await message.fill('Something else altogether');
    await follow(REQUEST);
    await expect(message).toHaveValue('Something else altogether');
  });
});
