import {expect, test as base, type Page} from '@playwright/test';
import {sandboxAddresses, testAccount} from '../../sandbox';
import type {ReceivedMessage} from '../../sandbox/email';
import {locales, type Locale} from '../../src/config/locales';
import {readBuildStamp} from '../../scripts/lib/buildStamp';
import {siteContent} from '../../src/config/content';
import type {Content} from '../../src/data/schemas';
import {FaultLog} from './faults';
import {text} from './texts';
import {translate} from './translate';

export {expect, locales, testAccount, type Locale};

/** Options that a project or a group of tests sets with `test.use({…})`. */
export interface TestOptions {
  /** Language in which the visitor reads the site; the browser's own is Playwright's `locale`. */
  readonly language: Locale;
  /** Whether the browser translates the pages that the test opens. */
  readonly translated: boolean;
  /** Origins beyond the site's that this test's visitor asks for, such as the portal's. */
  readonly allowedOrigins: readonly string[];
  /**
   * Texts that faults which belong to the test contain, for example
   * `test.use({expectedFaults: ['status 404', 'Failed to load resource']})`. No patterns:
   * Playwright takes a list with an object in second place for a fixture of its own.
   */
  readonly expectedFaults: readonly string[];
}

/** The site in the language of the test. */
export interface Site {
  readonly language: Locale;
  /** The language of the site that is not the test's. */
  readonly other: Locale;
  /** The same text as a translator wrote it: see support/texts.ts. */
  readonly text: (id: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The content that is data: plans, questions, jobs … */
  readonly content: Content;
  /** Path of a page in the test's language, given the English one. */
  readonly path: (path?: string) => string;
  /** Opens a page, given its English path, and waits until it answers to clicks. */
  readonly open: (path?: string) => Promise<void>;
}

interface TestFixtures {
  readonly site: Site;
  /** Watches every page of the test's context; contexts of the test's own go to `watch()`. */
  readonly faultLog: FaultLog;
}

/**
 * Addresses of the running sandbox, for `test.use({allowedOrigins: [sandboxOrigins().portal]})`.
 * @throws Error that says what to run when there is no build for the sandbox.
 */
export function sandboxOrigins() {
  const stamp = readBuildStamp();
  if (!stamp.ok) {
    throw new Error(stamp.reason);
  }
  return sandboxAddresses(stamp.ports, stamp.basePath);
}

/**
 * Playwright's test, failing on anything that goes wrong behind the page: console errors and
 * warnings (hydration among them), uncaught errors, policy violations, failed requests, statuses
 * from 400 on, and requests to an origin that the test did not name.
 */
export const test = base.extend<TestOptions & TestFixtures>({
  language: ['en', {option: true}],
  translated: [false, {option: true}],
  allowedOrigins: [[], {option: true}],
  expectedFaults: [[], {option: true}],

  site: async ({page, language, translated}, use) => {
    const path = (english = '/') => localePath(language, english);
    await use({
      language,
      other: language === 'en' ? 'fr' : 'en',
      text: (id, values) => text(id, language, values),
      content: siteContent(language),
      path,
      open: async (english) => {
        await openPage(page, path(english));
        if (translated) {
          await translate(page);
        }
      },
    });
  },

  faultLog: [
    async ({context, allowedOrigins, expectedFaults}, use) => {
      const siteOrigin = sandboxOrigins().site;
      const log = new FaultLog({siteOrigin, allowedOrigins, expectedFaults});
      log.watch(context);
      await use(log);
      expect(log.take(), 'Faults behind the page').toEqual([]);
    },
    {auto: true},
  ],
});

/** The same for a visitor whose browser runs no scripts. */
export const withoutScripts = test.extend({javaScriptEnabled: false});

/**
 * Path of a page in a language.
 * @param locale Language.
 * @param path The English path, with a slash at both ends.
 */
export function localePath(locale: Locale, path = '/') {
  const {pathname: base} = new URL(sandboxOrigins().home);
  return base + (locale === 'en' ? '' : `${locale}/`) + path.slice(1);
}

/** Waits until a page answers to clicks. */
export async function hydrated(page: Page) {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Waits until the style sheets that a page links have arrived. */
export async function styled(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet], [as=style]')].every(
      ({sheet}) => sheet,
    ),
  );
}

/**
 * Waits until a page answers to clicks, has its style sheets, and all of it is laid out: blocks that src/css/custom.css
 * leaves for later have heights that are not their own, and hide what is wider than they are.
 */
export async function complete(page: Page) {
  await hydrated(page);
  await page.waitForFunction(
    () => !document.querySelector('[data-face] :is(noscript[data-at], [data-later])'),
  );
  await styled(page);
}

/**
 * Opens a page and waits until it is complete.
 * @param page Playwright's page.
 * @param path Path on the site, query and hash included.
 */
export async function openPage(page: Page, path: string) {
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await complete(page);
}

/**
 * Messages that the sandbox's email service received from one address, newest first.
 * Tests run side by side, so each sends under an address of its own.
 * @param email The sender's address.
 */
export async function receivedFrom(email: string) {
  const response = await fetch(`${sandboxOrigins().email}/outbox.json`);
  const messages = (await response.json()) as ReceivedMessage[];
  return messages.filter(({params}) => params.email === email);
}
