import {expect, locales, localePath, openPage, sandboxOrigins, test} from './support/test';
import {
  desktopOnly,
  expectAtSection,
  openHeader,
  phoneOnly,
  scrollY,
  wideOnly,
  type Texts,
} from './support/visitor';

const texts = {
  en: {
    home: 'Home',
    products: 'Products',
    pricing: 'Pricing',
    faq: 'FAQ',
    contact: 'Contact',
    resources: 'Resources',
    integrations: 'Integrations',
    aboutUs: 'About Us',
    careers: 'Careers',
    knowledgeBase: 'Knowledge Base',
    portal: 'Portal (opens in a new tab)',
    logIn: 'Log In',
    trial: 'Start free trial',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    pagesOfPart: 'Pages of this part',
    portalGreeting: 'Log in to the portal',
  },
  fr: {
    home: 'Accueil',
    products: 'Produits',
    pricing: 'Tarifs',
    faq: 'FAQ',
    contact: 'Nous joindre',
    resources: 'Ressources',
    integrations: 'Intégrations',
    aboutUs: 'À propos',
    careers: 'Carrières',
    knowledgeBase: 'Base de connaissances',
    portal: "Portail (s'ouvre dans un nouvel onglet)",
    logIn: 'Se connecter',
    trial: 'Essai gratuit',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    pagesOfPart: 'Pages de cette section',
    portalGreeting: 'Se connecter au portail',
  },
} satisfies Texts<string>;

const sections = [
  ['products', 'services'],
  ['pricing', 'pricing'],
  ['faq', 'faq'],
  ['contact', 'contact'],
  ['home', 'hero'],
] as const;

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`header in ${locale}`, () => {
    test('its anchors lead to the sections of the home page', async ({page, isMobile}) => {
      await openPage(page, localePath(locale));
      for (const [name, id] of sections) {
        const header = await openHeader(page, locale, isMobile);
        await header.getByRole('link', {name: text[name], exact: true}).click();
        await expect(page).toHaveURL(`${localePath(locale)}#${id}`);
        await expectAtSection(page, id);
        await expect(page.locator(`#${id}`)).toBeFocused();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('its anchors lead home from another page', async ({page, isMobile}) => {
      for (const [name, id] of sections) {
        await openPage(page, localePath(locale, '/about-us/'));
        const header = await openHeader(page, locale, isMobile);
        await header.getByRole('link', {name: text[name], exact: true}).click();
        await expect(page).toHaveURL(`${localePath(locale)}#${id}`);
        await expectAtSection(page, id);
      }
    });

    test('every page is entered at its top', async ({page, isMobile}) => {
      await openPage(page, localePath(locale, '/careers/'));
      await page.evaluate(() => window.scrollTo(0, 400));
      const header = await openHeader(page, locale, isMobile);
      if (!isMobile) {
        await header.getByRole('button', {name: text.resources}).click();
      }
      await header.getByRole('link', {name: text.aboutUs}).click();
      await expect(page).toHaveURL(localePath(locale, '/about-us/'));
      await expect.poll(() => scrollY(page)).toBe(0);
    });

    test('the Resources menu answers to the keyboard', async ({page}) => {
      wideOnly();
      await openPage(page, localePath(locale));
      const button = page.getByRole('button', {name: text.resources});
      const links = page
        .getByRole('banner')
        .getByRole('listitem')
        .filter({has: button})
        .getByRole('link');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(links).toHaveCount(0);

      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(links).toHaveText([text.integrations, text.aboutUs, text.careers]);
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();

      await page.keyboard.press('Space');
      await expect(links).toHaveCount(3);
      for (let presses = 0; presses < 4; presses += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(links, 'closed when the focus leaves it').toHaveCount(0);

      await button.click();
      await page.getByRole('heading', {level: 1}).click();
      await expect(links, 'closed by a press elsewhere').toHaveCount(0);

      for (const [name, path] of [
        [text.careers, '/careers/'],
        [text.aboutUs, '/about-us/'],
        [text.integrations, '/integrations/'],
      ] as const) {
        await button.click();
        await links.filter({hasText: name}).click();
        await expect(page).toHaveURL(localePath(locale, path));
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      }
    });

    test('the menu of narrow screens has its own list and closes after a choice', async ({
      page,
    }) => {
      phoneOnly();
      await openPage(page, localePath(locale));
      const toggle = page.getByRole('button', {name: text.openMenu});
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      const menu = await openHeader(page, locale, true);
      await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
        text.home,
        text.products,
        text.pricing,
        text.faq,
        text.contact,
        text.knowledgeBase,
        text.aboutUs,
        text.careers,
      ]);
      await expect(menu.getByRole('link', {name: text.portal})).toBeVisible();
      await expect(menu.getByRole('link', {name: text.logIn})).toBeVisible();

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();

      await openHeader(page, locale, true);
      await menu.getByRole('button', {name: text.closeMenu}).click();
      await expect(menu).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');

      for (const [name, path] of [
        [text.knowledgeBase, '/knowledge-base/'],
        [text.aboutUs, '/about-us/'],
        [text.careers, '/careers/'],
        [text.pricing, '/#pricing'],
      ] as const) {
        await openHeader(page, locale, true);
        const before = await page.title();
        await menu.getByRole('link', {name}).click();
        await expect(page).toHaveURL(localePath(locale, path));
        await expect(menu).toBeHidden();
        // The address is ahead of the page, and the next page brings a menu of its own.
        await expect(page).not.toHaveTitle(before);
      }
    });

    test('the menu of narrow screens holds the sidebar of the documentation', async ({page}) => {
      phoneOnly();
      await openPage(page, localePath(locale, '/documentation/'));
      const menu = await openHeader(page, locale, true);
      const pages = menu.getByRole('navigation', {name: text.pagesOfPart});
      const link = pages.getByRole('link').nth(1);
      await expect(link).toBeVisible();
      const target = (await link.getAttribute('href')) ?? '';
      expect(target).toContain('/documentation/');
      await link.click();
      await expect(page).toHaveURL(target);
      await expect(menu).toBeHidden();
    });

    test.describe('the portal', () => {
      test.use({allowedOrigins: [sandboxOrigins().portal]});

      test('opens in a tab of its own', async ({page, context, sandbox, isMobile}) => {
        await openPage(page, localePath(locale));
        const header = await openHeader(page, locale, isMobile);
        const link = header.getByRole('link', {name: text.portal});
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAttribute('href', `${sandbox.portal}/`);
        const opened = context.waitForEvent('page');
        await link.click();
        const portal = await opened;
        await expect(portal).toHaveURL(`${sandbox.portal}/`);
        expect(await portal.evaluate(() => window.opener === null)).toBe(true);
        await expect(page).toHaveURL(localePath(locale));
      });
    });

    test('turns opaque once the page is scrolled further than 20 px', async ({page}) => {
      await openPage(page, localePath(locale));
      const header = page.getByRole('banner');
      const background = (): Promise<string> =>
        header.evaluate((element) => getComputedStyle(element).backgroundColor);
      await page.evaluate(() => window.scrollTo(0, 20));
      await expect.poll(() => scrollY(page)).toBe(20);
      await expect(header).toHaveAttribute('data-scrolled', 'false');
      await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
      await page.evaluate(() => window.scrollTo(0, 21));
      await expect(header).toHaveAttribute('data-scrolled', 'true');
      await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(header).toHaveAttribute('data-scrolled', 'false');
    });
  });
}

interface Sample {
  readonly path: string;
  readonly y: number;
}

/** Notes path and scroll position of every frame, from now until the page is left. */
function sampleFrames(): void {
  const samples: Sample[] = [];
  (window as unknown as {samples: Sample[]}).samples = samples;
  const note = (): void => {
    samples.push({path: window.location.pathname, y: Math.round(window.scrollY)});
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({contextOptions: {reducedMotion}});

    test('a section is scrolled to from the top of its page', async ({page}) => {
      desktopOnly();
      await openPage(page, '/about-us/');
      await page.evaluate(() => window.scrollTo(0, 200));
      await page.evaluate(sampleFrames);
      await page.getByRole('banner').getByRole('link', {name: texts.en.pricing}).click();
      await expectAtSection(page, 'pricing');
      const home = await page.evaluate(() =>
        (window as unknown as {samples: Sample[]}).samples.filter(({path}) => path === '/'),
      );
      const goal = home.at(-1)?.y ?? 0;
      const start = home.findIndex(({y}) => y === 0);
      expect(start, 'the page is entered at its top').toBeGreaterThanOrEqual(0);
      const between = home.filter(({y}, index) => index >= start && y > 2 && y < goal - 2);
      if (reducedMotion === 'reduce') {
        expect(between, 'the scroll has no steps').toEqual([]);
      } else {
        expect(between.length, 'the scroll has steps').toBeGreaterThan(1);
      }
    });
  });
}

test('a section is scrolled to 100 ms after its page was entered', async ({page}) => {
  desktopOnly();
  await page.clock.install();
  await openPage(page, '/about-us/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('banner').getByRole('link', {name: texts.en.pricing}).click();
  await expect(page.locator('#pricing')).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.clock.runFor(95);
  expect(await scrollY(page)).toBe(0);
  await page.clock.runFor(10);
  await expectAtSection(page, 'pricing');
});
