import type {Locator, Page} from '@playwright/test';
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
import {desktopOnly, expectAtSection, type Texts} from './support/visitor';

const texts: Texts<
  'request' | 'custom' | 'requestStart' | 'customStart' | 'name' | 'email' | 'message' | 'sent'
> = {
  en: {
    request: 'Request integration',
    custom: 'Build custom integration',
    requestStart: 'I would like an integration with another tool.',
    customStart: 'We would like to build an integration of our own.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    sent: 'Message Sent',
  },
  fr: {
    request: 'Demander une intégration',
    custom: 'Créer une intégration',
    requestStart: "J'aimerais une intégration avec un autre outil.",
    customStart: 'Nous aimerions créer notre propre intégration.',
    name: 'Nom',
    email: 'Courriel',
    message: 'Message',
    sent: 'Message envoyé',
  },
};

const REQUEST = '/?topic=integration-request#contact';

test.use({allowedOrigins: [sandboxOrigins().email]});

function field(page: Page, locale: Locale, name: 'name' | 'email' | 'message'): Locator {
  return page.locator('#contact').getByRole('textbox', {name: texts[locale][name], exact: true});
}

const startsWith = (text: string): RegExp => new RegExp(`^${text.replaceAll('.', '\\.')}\n`);

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`the form's topic in ${locale}`, () => {
    test('comes from the buttons of the integrations page', async ({page}) => {
      for (const [button, start] of [
        [text.request, text.requestStart],
        [text.custom, text.customStart],
      ] as const) {
        await openPage(page, localePath(locale, '/integrations/'));
        await page.getByRole('main').getByRole('link', {name: button, exact: true}).click();
        await expectAtSection(page, 'contact');
        await expect(field(page, locale, 'message')).toHaveValue(startsWith(start));
        await expect(field(page, locale, 'name')).toHaveValue('');
      }
    });

    test('begins a message that the visitor completes and sends', async ({page, sandbox}) => {
      desktopOnly();
      const address = `topic-${locale}-${Date.now()}@example.com`;
      await openPage(page, localePath(locale, REQUEST));
      const message = field(page, locale, 'message');
      await expect(message).toHaveValue(startsWith(text.requestStart));
      await field(page, locale, 'name').fill('Ada Lovelace');
      await field(page, locale, 'email').fill(address);
      await message.press('Control+End');
      await message.pressSequentially('Grafana');
      await page.locator('#contact button[type=submit]').click();
      await expect(page.locator(':popover-open').getByRole('status')).toContainText(text.sent);
      await expect(message).toHaveValue('');
      const [received] = await receivedFrom(sandbox, address);
      expect(received?.params.message).toMatch(startsWith(text.requestStart));
      expect(received?.params.message).toMatch(/Grafana$/);
    });

    test('leaves what the visitor wrote alone', async ({page}) => {
      desktopOnly();
      await openPage(page, localePath(locale, '/#contact'));
      await field(page, locale, 'message').fill('Do you have foldables?');
      await openPage(page, localePath(locale, REQUEST));
      await expect(field(page, locale, 'message')).toHaveValue('Do you have foldables?');
    });

    test('that nobody knows is ignored', async ({page}) => {
      desktopOnly();
      for (const topic of ['junk', '', '%3Cscript%3E', 'constructor']) {
        await openPage(page, localePath(locale, `/?topic=${topic}#contact`));
        await expect(field(page, locale, 'message')).toHaveValue('');
      }
    });

    test('is worded anew when the language is switched', async ({page}) => {
      desktopOnly();
      const other = locale === 'en' ? 'fr' : 'en';
      await openPage(page, localePath(locale, REQUEST));
      await expect(field(page, locale, 'message')).toHaveValue(startsWith(text.requestStart));
      await field(page, locale, 'name').fill('Ada');
      await page.getByRole('banner').locator(`a[hreflang^="${other}"]`).click();
      await expect(page).toHaveURL(localePath(other, REQUEST));
      await expect(field(page, other, 'message')).toHaveValue(
        startsWith(texts[other].requestStart),
      );
      await expect(field(page, other, 'name')).toHaveValue('Ada');
    });

    test('is followed on the home page that is open already, until somebody writes', async ({
      page,
    }) => {
      desktopOnly();
      await openPage(page, localePath(locale, '/#contact'));
      const message = field(page, locale, 'message');
      await expect(message).toHaveValue('');
      const follow = (path: string): Promise<void> =>
        page.evaluate(
          (address) => {
            // What the router hears when the visitor steps back to such an address.
            window.history.pushState(null, '', address);
            window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
          },
          localePath(locale, path),
        );
      await follow(REQUEST);
      await expect(message).toHaveValue(startsWith(text.requestStart));
      await follow('/?topic=custom-integration#contact');
      await expect(message).toHaveValue(startsWith(text.customStart));
      await message.fill('Something else altogether');
      await follow(REQUEST);
      await expect(message).toHaveValue('Something else altogether');
    });
  });
}
