import type {Page} from '@playwright/test';
import {expect, locales, localePath, openPage, sandboxOrigins, test} from './support/test';
import {desktopOnly, expectAtSection, type Texts} from './support/visitor';

const texts = {
  en: {
    tagline: 'Real devices, on demand.',
    trial: 'Start free trial',
    noCard: 'No credit card required',
    trialDays: '30-day free trial',
    devices: '500',
    countries: '30',
    pricing: 'Plans by the month',
    perMonth: 'per month',
    popular: 'Most popular',
    tabs: 'Kinds of devices',
    benefitOne: 'Device coverage',
    benefitTwo: 'Faster time to market',
    benefitThree: 'Cost efficiency',
    faq: 'Frequently asked questions',
    more: 'Still have questions?',
    documentation: 'Read the documentation',
    contact: 'Contact us',
  },
  fr: {
    tagline: 'De vrais appareils, à la demande.',
    trial: "Commencer l'essai gratuit",
    noCard: 'Aucune carte de crédit requise',
    trialDays: 'Essai gratuit de 30 jours',
    devices: '500',
    countries: '30',
    pricing: 'Des forfaits au mois',
    perMonth: 'par mois',
    popular: 'Le plus populaire',
    tabs: "Types d'appareils",
    benefitOne: "Couverture d'appareils",
    benefitTwo: 'Mise en marché plus rapide',
    benefitThree: 'Coûts maîtrisés',
    faq: 'Foire aux questions',
    more: "D'autres questions?",
    documentation: 'Lire la documentation',
    contact: 'Nous joindre',
  },
} satisfies Texts<string>;

interface Tier {
  readonly name: string;
  /** Compared as it is: the French price holds a no-break space. */
  readonly price: string;
  readonly monthly: boolean;
  readonly button: string;
  readonly plan: string | null;
  readonly features: readonly string[];
}

const tiers: Readonly<Record<'en' | 'fr', readonly Tier[]>> = {
  en: [
    {
      name: 'Fire',
      price: 'Free',
      monthly: false,
      button: 'Start free trial',
      plan: 'fire',
      features: [
        '5 concurrent sessions',
        '60 free minutes per month (reset monthly, no rollover)',
        'Basic reports',
        'Email support',
      ],
    },
    {
      name: 'Starter',
      price: '$99',
      monthly: true,
      button: 'Choose Starter',
      plan: 'starter',
      features: ['5 concurrent sessions', '10 hours per month', 'Basic reports', 'Email support'],
    },
    {
      name: 'Professional',
      price: '$299',
      monthly: true,
      button: 'Choose Professional',
      plan: 'professional',
      features: [
        '15 concurrent sessions',
        '50 hours per month',
        'Advanced reports',
        'Priority email and chat support',
        'CI/CD integration',
      ],
    },
    {
      name: 'Enterprise',
      price: 'Custom',
      monthly: false,
      button: 'Contact Sales',
      plan: null,
      features: [
        'Unlimited sessions and hours',
        'Custom device lab',
        'Dedicated account manager',
        '24/7 premium support',
        'Advanced integrations',
      ],
    },
  ],
  fr: [
    {
      name: 'Fire',
      price: 'Gratuit',
      monthly: false,
      button: "Commencer l'essai gratuit",
      plan: 'fire',
      features: [
        '5 sessions simultanées',
        '60 minutes gratuites par mois (remises à zéro chaque mois, sans report)',
        'Rapports de base',
        'Assistance par courriel',
      ],
    },
    {
      name: 'Starter',
      price: '99\u00A0$',
      monthly: true,
      button: 'Choisir Starter',
      plan: 'starter',
      features: [
        '5 sessions simultanées',
        '10 heures par mois',
        'Rapports de base',
        'Assistance par courriel',
      ],
    },
    {
      name: 'Professional',
      price: '299\u00A0$',
      monthly: true,
      button: 'Choisir Professional',
      plan: 'professional',
      features: [
        '15 sessions simultanées',
        '50 heures par mois',
        'Rapports avancés',
        'Assistance prioritaire par courriel et clavardage',
        'Intégration CI/CD',
      ],
    },
    {
      name: 'Enterprise',
      price: 'Sur mesure',
      monthly: false,
      button: "Joindre l'équipe des ventes",
      plan: null,
      features: [
        'Sessions et heures illimitées',
        "Laboratoire d'appareils sur mesure",
        'Gestionnaire de compte attitré',
        'Assistance privilégiée, 24 heures sur 24, 7 jours sur 7',
        'Intégrations avancées',
      ],
    },
  ],
};

/** Tabs with the headings of the cards they show. */
const tabs: Readonly<Record<'en' | 'fr', readonly (readonly [tab: string, card: string])[]>> = {
  en: [
    ['Mobile', 'Mobile Devices'],
    ['Tablet', 'Tablets'],
    ['Browser', 'Browsers'],
    ['Mac', 'Mac Instances'],
  ],
  fr: [
    ['Mobile', 'Appareils mobiles'],
    ['Tablette', 'Tablettes'],
    ['Navigateur', 'Navigateurs'],
    ['Mac', 'Postes Mac'],
  ],
};

const allTab = {en: 'All', fr: 'Tous'} as const;

for (const locale of locales) {
  const text = texts[locale];

  test.describe(`home page in ${locale}`, () => {
    test('says what is offered', async ({page}) => {
      await openPage(page, localePath(locale));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.tagline);
      const hero = page.getByRole('region', {name: text.tagline});
      await expect(hero.getByRole('link', {name: text.trial})).toHaveAttribute(
        'href',
        new RegExp(`^${sandboxOrigins().portal}/login\\?.*ui_locales=${locale}`),
      );
      await expect(hero.getByRole('listitem').filter({hasText: text.noCard})).toBeVisible();
      await expect(hero.getByRole('listitem').filter({hasText: text.trialDays})).toBeVisible();
      for (const name of [text.benefitOne, text.benefitTwo, text.benefitThree]) {
        await expect(page.getByRole('heading', {level: 3, name})).toBeVisible();
      }
    });

    test('has four tiers with exactly their contents', async ({page}) => {
      await openPage(page, localePath(locale));
      const region = page.getByRole('region', {name: text.pricing});
      for (const [index, tier] of tiers[locale].entries()) {
        await expect(region.getByRole('heading', {level: 3}).nth(index)).toHaveText(tier.name);
        const card = region
          .getByRole('listitem')
          .filter({has: page.getByRole('heading', {level: 3, name: tier.name})});
        const price = card.getByRole('paragraph').first();
        const written = (await price.textContent()) ?? '';
        expect(written).toBe(tier.monthly ? `${tier.price} ${text.perMonth}` : tier.price);
        await expect(card.getByRole('list').getByRole('listitem')).toHaveText([...tier.features]);
        await expect(card.getByText(text.popular)).toHaveCount(
          tier.name === 'Professional' ? 1 : 0,
        );
        const link = card.getByRole('link', {name: tier.button, exact: true});
        const href = new URL((await link.getAttribute('href')) ?? '', page.url());
        if (tier.plan === null) {
          expect(href.pathname + href.hash).toBe(localePath(locale, '/#contact'));
        } else {
          const target = new URL(href.searchParams.get('target_link_uri') ?? '');
          expect(target.origin).toBe(sandboxOrigins().portal);
          expect(target.searchParams.get('plan')).toBe(tier.plan);
          expect(href.searchParams.get('iss')).toBe(sandboxOrigins().identityProvider);
          expect(href.searchParams.get('ui_locales')).toBe(locale);
        }
      }
      await expect(region.getByRole('heading', {level: 3})).toHaveCount(4);
    });

    test('its tabs show the device categories, by pointer', async ({page}) => {
      await openPage(page, localePath(locale));
      const list = page.getByRole('tablist', {name: text.tabs});
      await expect(list.getByRole('tab')).toHaveText([
        allTab[locale],
        ...tabs[locale].map(([tab]) => tab),
      ]);
      const panel = page.getByRole('tabpanel');
      await expect(list.getByRole('tab', {selected: true})).toHaveText(allTab[locale]);
      await expect(panel.getByRole('heading')).toHaveText(tabs[locale].map(([, card]) => card));
      for (const [tab, card] of tabs[locale]) {
        await list.getByRole('tab', {name: tab, exact: true}).click();
        await expect(page.getByRole('tabpanel', {name: tab, exact: true})).toBeVisible();
        await expect(panel.getByRole('heading')).toHaveText([card]);
      }
    });

    test('its tabs answer to the keyboard', async ({page}) => {
      desktopOnly();
      await openPage(page, localePath(locale));
      const names = [allTab[locale], ...tabs[locale].map(([tab]) => tab)];
      const list = page.getByRole('tablist', {name: text.tabs});
      await list.getByRole('tab', {name: allTab[locale], exact: true}).focus();
      for (const [key, index, cards] of [
        ['ArrowRight', 1, 1],
        ['ArrowRight', 2, 1],
        ['ArrowLeft', 1, 1],
        ['End', 4, 1],
        ['ArrowRight', 0, 4],
        ['ArrowLeft', 4, 1],
        ['Home', 0, 4],
      ] as const) {
        await page.keyboard.press(key);
        const tab = list.getByRole('tab', {name: names[index], exact: true});
        await expect(tab).toBeFocused();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(list.getByRole('tab', {selected: true})).toHaveCount(1);
        await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(cards);
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(list.getByRole('tab', {name: allTab[locale], exact: true})).toBeFocused();
    });

    test('its FAQ has six questions, one open at a time', async ({page}) => {
      await openPage(page, localePath(locale));
      const region = page.getByRole('region', {name: text.faq});
      const questions = region.locator('summary');
      const answers = region.locator('details > :not(summary)');
      await expect(questions).toHaveCount(6);
      for (let index = 0; index < 6; index += 1) {
        await questions.nth(index).click();
        await expect(answers.nth(index)).toBeVisible();
        await expect(region.locator('details[open]')).toHaveCount(1);
      }
      await questions.nth(5).click();
      await expect(region.locator('details[open]')).toHaveCount(0);
      await questions.nth(1).focus();
      await page.keyboard.press('Enter');
      await expect(answers.nth(1)).toContainText('15');
    });

    test('its FAQ leads on to the documentation and to the form', async ({page}) => {
      await openPage(page, localePath(locale));
      const more = page.locator('#faq');
      await expect(more.getByRole('heading', {level: 3, name: text.more})).toBeVisible();
      await expect(more.getByRole('link', {name: text.documentation})).toHaveAttribute(
        'href',
        localePath(locale, '/documentation/'),
      );
      await more.getByRole('link', {name: text.contact}).click();
      await expect(page).toHaveURL(localePath(locale, '/#contact'));
      await expectAtSection(page, 'contact');
    });
  });
}

test('the four categories name their devices and versions', async ({page}) => {
  desktopOnly();
  await openPage(page, '/');
  const cards = page.getByRole('tabpanel').getByRole('article');
  for (const [index, devices, versions] of [
    [0, 5, ['iOS 17+', 'Android 14+', 'Android 13', 'iOS 16']],
    [1, 5, []],
    [2, 5, ['Latest Stable', 'Latest Beta', 'Previous Versions']],
    [3, 5, ['macOS Sonoma', 'macOS Ventura', 'macOS Monterey']],
  ] as const) {
    await expect(cards.nth(index).getByRole('listitem')).toHaveCount(devices);
    for (const version of versions) {
      await expect(cards.nth(index)).toContainText(version);
    }
  }
  await expect(cards.nth(2).getByRole('listitem')).toHaveText([
    'Chrome',
    'Firefox',
    'Safari',
    'Edge',
    'Opera',
  ]);
  await expect(cards.nth(3).getByRole('listitem')).toHaveText([
    'MacBook Pro',
    'MacBook Air',
    'iMac',
    'Mac Mini',
    'Mac Studio',
  ]);
});

/** Whether each of the two videos plays now. */
function playing(page: Page): Promise<readonly boolean[]> {
  return page
    .locator('video')
    .evaluateAll((videos) =>
      (videos as HTMLVideoElement[]).map((video) => !video.paused && video.currentTime > 0),
    );
}

/** Notes the requests for videos from now on. */
function noteVideoRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) {
      requests.push(request.url());
    }
  });
  return requests;
}

/** Scrolls through the whole page, as a visitor with a wheel does, and waits for every picture. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += 300) {
    await page.evaluate((y) => {
      window.scrollTo(0, y);
      return new Promise(requestAnimationFrame);
    }, top);
  }
}

test('the two videos loop silently, and only while they are in view', async ({page}) => {
  await openPage(page, '/');
  const videos = page.locator('video');
  await expect(videos).toHaveCount(2);
  for (const [index, name] of ['android', 'ios'].entries()) {
    const video = videos.nth(index);
    await expect(video).toHaveAttribute('src', new RegExp(`/${name}\\.webm$`));
    await expect(video).toHaveAttribute('aria-label', /./);
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('loop', true);
    const poster = await page.request.get((await video.getAttribute('poster')) ?? '');
    expect(poster.headers()['content-type']).toMatch(/^image\//);
  }
  await videos.first().scrollIntoViewIfNeeded();
  await videos.last().scrollIntoViewIfNeeded();
  await expect.poll(() => playing(page)).toContain(true);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => playing(page)).toEqual([false, false]);
  await videos.last().scrollIntoViewIfNeeded();
  await expect.poll(() => playing(page)).toContain(true);
});

test.describe('for visitors who asked for less motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the videos stand still and are not even loaded', async ({page}) => {
    const requests = noteVideoRequests(page);
    await openPage(page, '/');
    await page.locator('video').last().scrollIntoViewIfNeeded();
    await scrollThrough(page);
    expect(await playing(page)).toEqual([false, false]);
    expect(requests).toEqual([]);
  });
});

test('the videos are not loaded while the visitor saves data', async ({page}) => {
  const requests = noteVideoRequests(page);
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), {saveData: true, effectiveType: '4g'});
    Object.defineProperty(navigator, 'connection', {get: () => connection});
  });
  await openPage(page, '/');
  await page.locator('video').last().scrollIntoViewIfNeeded();
  await scrollThrough(page);
  expect(await playing(page)).toEqual([false, false]);
  expect(requests).toEqual([]);
});

/** An entry of the layout instability API, as far as it is read here. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shift {
  readonly value: number;
  /** What moved, and from where to where. */
  readonly what: readonly string[];
}

for (const locale of locales) {
  test(`nothing moves while the home page in ${locale} loads and is scrolled`, async ({page}) => {
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      (window as unknown as {shifts: Shift[]}).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as readonly LayoutShift[]) {
          const what = entry.sources.map(({node, previousRect, currentRect}) => {
            const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent;
            return `${name ?? 'gone'}: ${previousRect.y} to ${currentRect.y}`;
          });
          shifts.push({value: entry.value, what});
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await openPage(page, localePath(locale));
    await page.evaluate(() => document.fonts.ready);
    const contact = page.locator('#contact');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const kept = await contact.evaluate((section) => section.clientHeight);
    await scrollThrough(page);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    const taken = await contact.evaluate((section) => section.clientHeight);
    expect(taken, 'the place kept for the form is as high as the form').toBe(kept);
    const shifts = await page.evaluate(
      () => (window as unknown as {shifts: readonly Shift[]}).shifts,
    );
    const sum = shifts.reduce((total, {value}) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.02);
  });
}
