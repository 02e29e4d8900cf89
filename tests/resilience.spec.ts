import type {Locator, Page} from '@playwright/test';
import {loadBuildTexts} from '../src/config/buildTexts';
import {parseSiteEnv} from '../src/config/env';
import {projectRoot} from '../scripts/lib/paths';
import {
  expect,
  hydrated,
  localePath,
  receivedFrom,
  sandboxOrigins,
  test,
  type Site,
  withoutScripts,
} from './support/test';
import {expectAccessible} from './support/axe';
import {answerWith, hold, storeFirst, switchLanguage} from './support/visitor';

const {email: emailOrigin, scheduler: schedulerOrigin, schedulerPage} = sandboxOrigins();

withoutScripts(
  'the home page is all there, without dead controls',
  {tag: '@phone'},
  async ({page, site}) => {
    await page.goto(site.path());
    for (const id of ['home.services', 'home.benefits', 'pricing', 'home.faq', 'contact']) {
      const name = site.text(`${id}.title`);
      await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
    }
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    const question = page.locator('#faq details').nth(2);
    await question.locator('summary').click();
    await expect(question.getByRole('paragraph').first()).toBeVisible();

    const contact = page.locator('#contact');
    await expect(
      contact.getByRole('link', {name: parseSiteEnv({}).env.supportEmail}).first(),
    ).toHaveAttribute('href', `mailto:${parseSiteEnv({}).env.supportEmail}`);
    await expect(contact.locator('form')).toHaveCount(0);
    const demo = page.getByRole('link', {name: site.text('demo.button'), exact: true});
    await expect(demo.first()).toHaveAttribute('href', schedulerPage);
    await expect(page.getByRole('status').filter({visible: true})).toHaveCount(0);
    for (const id of ['demo.button', 'preferences.theme.label']) {
      await expect(page.getByRole('button', {name: site.text(id), exact: true})).toHaveCount(0);
    }

    const footer = page.getByRole('contentinfo');
    const name = site.text('nav.privacy');
    await expect(footer.getByRole('button', {name, exact: true})).toHaveCount(0);
    await footer.getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(site.path('/privacy/'));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await switchLanguage(page, site.other);
    await expect(page).toHaveURL(localePath(site.other, '/privacy/'));
  },
);

/** Uses all that remembers something: theme, form, suggestion, language. */
async function useEverything(page: Page, site: Site) {
  await site.open();
  const header = page.getByRole('banner');
  await header.getByRole('button', {name: site.text('preferences.theme.label')}).click();
  await page.getByText(site.text('preferences.theme.dark'), {exact: true}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const address = `${test.info().testId}-${Date.now()}@example.com`;
  const contact = page.locator('#contact');
  await contact.scrollIntoViewIfNeeded();
  for (const [id, value] of [
    ['contact.name', 'Ada'],
    ['contact.email', address],
    ['contact.message', 'Is it still on?'],
  ] as const) {
    await contact.getByRole('textbox', {name: site.text(id), exact: true}).fill(value);
  }
  await contact.getByRole('button', {name: site.text('contact.send')}).click();
  await expect(page.locator('form').getByText(site.text('contactSuccessTitle'))).toBeVisible();

  await switchLanguage(page, site.other);
  await expect(page).toHaveURL(localePath(site.other));
  await hydrated(page);
  return address;
}

const storages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  // As browsers do when site data is refused: naming the storage already throws.
  blocked: (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The storage is blocked.', 'SecurityError');
          },
        });
      }
    }),
  'holding junk': async (page) => {
    await storeFirst(page, {
      language: '{{{',
      'vite-ui-theme': '\u0000',
      theme: 'purple',
      'firegrid:language-suggestion': '🔥',
      'firegrid:contact-sent-at': 'yesterday',
      'docusaurus.tab.': '[]',
    });
    await page.addInitScript(() => {
      sessionStorage.setItem('firegrid:contact-draft', '{"name":{"toString":1},"email":[]');
    });
  },
};

test.describe('with the storage', () => {
  test.use({
    allowedOrigins: [emailOrigin],
    locale: 'fr-CA',
    // Docusaurus itself says so on the console.
    expectedFaults: ['Docusaurus browser storage is not available'],
  });

  for (const [state, prepare] of Object.entries(storages)) {
    test(`${state}, everything works`, async ({page, site}) => {
      await prepare(page);
      expect(await receivedFrom(await useEverything(page, site))).toHaveLength(1);
    });
  }
});

test.describe('where parts of the page cannot be loaded', () => {
  test.use({
    allowedOrigins: [schedulerOrigin],
    expectedFaults: [
      '[site] A part of the page could not be loaded.',
      'failed request: GET ',
      'Failed to load resource',
    ],
  });

  test('each says so where it was to open, and another try works', async ({page, site}) => {
    const dialog = (id: string) => page.getByRole('dialog', {name: site.text(id), exact: true});
    const press = (part: Locator, id: string) =>
      part.getByRole('button', {name: site.text(id), exact: true}).click();
    const banner = page.getByRole('banner');
    const parts = [
      {
        open: () => press(page.getByRole('contentinfo'), 'nav.cookies'),
        failed: dialog('nav.cookies').getByText(site.text('legal.failed')),
        retry: () => press(dialog('nav.cookies'), 'common.retry'),
        loaded: dialog('nav.cookies').getByRole('paragraph').nth(2),
      },
      {
        open: () => press(page.locator('#hero'), 'demo.button'),
        failed: dialog('demo.title').getByText(site.text('demo.chunkFailed')),
        retry: () => press(dialog('demo.title'), 'common.retry'),
        loaded: dialog('demo.title').getByTitle(site.text('demo.frame')),
      },
      {
        open: () => press(banner, 'search.submit'),
        failed: page.getByText(site.text('search.partsFailed')),
        retry: () => press(banner, 'search.submit'),
        loaded: dialog('search.title').getByRole('combobox'),
      },
      {
        open: () => press(page.locator('body'), 'assistant.open'),
        failed: page.getByRole('alert').getByText(site.text('assistant.failed')),
        retry: () => press(page.locator('body'), 'assistant.open'),
        loaded: dialog('assistant.title').getByRole('textbox'),
      },
    ];
    // The first of them lacks the names of all scripts, too.
    const names = '**/assets/js/names.*';
    await page.route(names, (route) => route.abort('connectionreset'));
    await site.open();
    await page.waitForLoadState('networkidle');
    for (const {open, failed, retry, loaded} of parts) {
      await page.route('**/assets/**', (route) => route.abort('connectionreset'));
      await open();
      await expect(failed).toBeVisible();
      await page.unroute('**/assets/**');
      await page.unroute(names);
      await retry();
      await expect(loaded).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(loaded).toBeHidden();
    }
  });
});

test.describe('where scripts of the page itself are missing, as after a deployment', () => {
  test.use({
    expectedFaults: [
      'status 404: GET ',
      'Failed to load resource',
      'ChunkLoadError',
      'Loading chunk',
      'MIME type',
    ],
  });

  const noticeIn = ({language}: Site) => loadBuildTexts(projectRoot, language);

  /** As a host that remembers that there is no such file. */
  const forget = (page: Page, url: RegExp): Promise<unknown> =>
    page.route(url, (route) => route.fulfill({status: 404, body: 'Not Found'}));

  test('each is asked for again at another address', async ({page, site}) => {
    await forget(page, /\/assets\/js\/(?:main|runtime~main)\.\w+\.js$/);
    await site.open('/careers/');
    await expect(page.getByText(noticeIn(site)['page.incomplete'])).toBeHidden();
  });

  test(
    'the page says so, whole, with a link that loads it anew',
    {tag: '@phone'},
    async ({page, site}) => {
      await forget(page, /\/assets\/js\/main\./);
      await page.goto(site.path('/pricing/'));
      const notice = page.getByRole('alert').filter({hasText: noticeIn(site)['page.incomplete']});
      await expect(notice).toBeVisible();
      await expect(notice).toBeInViewport();
      await expect(page.locator('[data-later]')).toHaveCount(0);
      await expectAccessible(page, 'notice');
      await page.unrouteAll();
      await notice.getByRole('link', {name: noticeIn(site)['page.reload']}).click();
      await hydrated(page);
      await expect(notice).toBeHidden();
    },
  );
});

test(
  'a page whose scripts and style sheets do not come settles after some seconds',
  {tag: '@phone-only'},
  async ({page, site}) => {
    await hold(page, '**/*.{js,css}');
    await page.goto(site.path('/pricing/'), {waitUntil: 'commit'});
    await expect(page.locator('[data-later]').first()).toBeAttached();
    await expect(page.locator('[data-later]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
    await expect(page.locator('link[as=style]:not([rel=stylesheet])')).toHaveCount(0);
  },
);

test('a copy of a page at another address stays as it is', async ({page, site}) => {
  const copy = `/web/20260101000000/https://firegrid.example${site.path('/pricing/')}`;
  await answerWith(page, `**${copy}`, sandboxOrigins().site + site.path('/pricing/'));
  await page.goto(copy);
  const title = page.getByRole('heading', {level: 1});
  const before = await title.textContent();
  expect(before).not.toBe(site.text('notFound.title'));
  await page.waitForLoadState('networkidle');
  await expect(title).toHaveText(before!);
  await expect(page).toHaveURL(copy);
});

test.describe('before the page is hydrated', () => {
  /** Opens a page whose main script waits; the returned function lets it come. */
  async function openHeld(page: Page, path: string) {
    const letGo = await hold(page, '**/assets/js/main.*.js');
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    return letGo;
  }

  test('a press on a button is answered later', {tag: '@phone'}, async ({page, site, isMobile}) => {
    const name = site.text('nav.cookies');
    const letGoFirst = await openHeld(page, site.path('/careers/'));
    await page.getByRole('contentinfo').getByRole('button', {name, exact: true}).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letGoFirst();
    await expect(page.getByRole('dialog', {name})).toBeVisible();
    if (isMobile) {
      const letGo = await openHeld(page, site.path('/careers/'));
      await page.getByRole('banner').getByRole('button').filter({visible: true}).last().click();
      letGo();
      await expect(page.getByRole('dialog', {name: site.text('header.menu')})).toBeVisible();
    }
  });
});
