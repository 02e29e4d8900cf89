import type {Page} from '@playwright/test';
import {facts, formatFact} from '../src/data/facts';
import {expect, sandboxOrigins, test, type Site} from './support/test';
import {expectAtSection, noteRequests} from './support/visitor';

test('the hero says what is offered', {tag: '@fr'}, async ({page, site}) => {
  await site.open();
  const tagline = page.getByRole('heading', {level: 1});
  await expect(tagline).toHaveText(/\.$/);
  const hero = page.getByRole('region', {name: await tagline.innerText()});
  await expect(hero.getByRole('link', {name: site.text('home.hero.trial')})).toHaveAttribute(
    'href',
    new RegExp(`^${sandboxOrigins().portal}/login\\?.*ui_locales=${site.language}`),
  );
  for (const note of [
    site.text('home.hero.noCard'),
    site.text('home.hero.trialDays', {days: facts.trialDays.value}),
  ]) {
    await expect(hero.getByRole('listitem').filter({hasText: note})).toBeVisible();
  }
  for (const id of ['coverage', 'speed', 'cost']) {
    const name = site.text(`benefits.${id}.title`);
    await expect(page.getByRole('heading', {level: 3, name})).toBeVisible();
  }
});

interface Tier {
  readonly name: string;
  /** Compared as it is: the French price holds a no-break space. */
  readonly price: string;
  readonly button: string;
  readonly plan: string | null;
  readonly features: readonly string[];
}

function tiersOf({language, text}: Site): readonly Tier[] {
  const tag = language === 'fr' ? 'fr-CA' : 'en';
  const monthly = (fact: 'starterPrice' | 'professionalPrice'): string =>
    `${formatFact(fact, tag)} ${text('pricing.perMonth')}`;
  return [
    {
      name: 'Fire',
      price: text('pricing.fire.price'),
      button: text('pricing.button.trial'),
      plan: 'fire',
      features: [
        text('pricing.fire.sessions', {sessions: facts.fireSessions.value}),
        text('pricing.fire.minutes', {minutes: facts.freeMinutes.value}),
        text('pricing.fire.reports'),
        text('pricing.fire.support'),
      ],
    },
    {
      name: 'Starter',
      price: monthly('starterPrice'),
      button: text('pricing.starter.button'),
      plan: 'starter',
      features: [
        text('pricing.starter.sessions', {sessions: facts.starterSessions.value}),
        text('pricing.starter.hours', {hours: facts.starterHours.value}),
        text('pricing.starter.reports'),
        text('pricing.starter.support'),
      ],
    },
    {
      name: 'Professional',
      price: monthly('professionalPrice'),
      button: text('pricing.professional.button'),
      plan: 'professional',
      features: [
        text('pricing.professional.sessions', {sessions: facts.professionalSessions.value}),
        text('pricing.professional.hours', {hours: facts.professionalHours.value}),
        text('pricing.professional.reports'),
        text('pricing.professional.support'),
        text('pricing.professional.ci'),
      ],
    },
    {
      name: 'Enterprise',
      price: text('pricing.enterprise.price'),
      button: text('pricing.enterprise.button'),
      plan: null,
      features: ['sessions', 'lab', 'manager', 'support', 'integrations'].map((id) =>
        text(`pricing.enterprise.${id}`),
      ),
    },
  ];
}

test('there are four tiers with exactly their contents', {tag: '@fr'}, async ({page, site}) => {
  await site.open();
  const region = page.getByRole('region', {name: site.text('pricing.title')});
  const tiers = tiersOf(site);
  await expect(region.getByRole('heading', {level: 3})).toHaveText(tiers.map(({name}) => name));
  for (const tier of tiers) {
    const card = region
      .getByRole('listitem')
      .filter({has: page.getByRole('heading', {level: 3, name: tier.name})});
    expect(await card.getByRole('paragraph').first().textContent()).toBe(tier.price);
    await expect(card.getByRole('list').getByRole('listitem')).toHaveText([...tier.features]);
    await expect(card.getByText(site.text('pricing.popular'))).toHaveCount(
      tier.name === 'Professional' ? 1 : 0,
    );
    const link = card.getByRole('link', {name: tier.button, exact: true});
    const href = new URL((await link.getAttribute('href')) ?? '', page.url());
    if (tier.plan === null) {
      expect(href.pathname + href.hash).toBe(site.path('/#contact'));
    } else {
      const target = new URL(href.searchParams.get('target_link_uri') ?? '');
      expect(target.origin).toBe(sandboxOrigins().portal);
      expect(target.searchParams.get('plan')).toBe(tier.plan);
      expect(href.searchParams.get('iss')).toBe(sandboxOrigins().identityProvider);
      expect(href.searchParams.get('ui_locales')).toBe(site.language);
    }
  }
});

test('the tabs show the device categories, by pointer and by keyboard', async ({page, site}) => {
  await site.open();
  const kinds = ['mobile', 'tablet', 'browser', 'mac'];
  const tabs = ['all', ...kinds].map((id) => site.text(`home.services.tab.${id}`));
  const cards = kinds.map((id) => site.text(`devices.${id}.name`));
  const list = page.getByRole('tablist', {name: site.text('home.services.tabs')});
  const panel = page.getByRole('tabpanel');
  await expect(list.getByRole('tab')).toHaveText(tabs);
  await expect(list.getByRole('tab', {selected: true})).toHaveText(tabs[0]!);
  await expect(panel.getByRole('heading')).toHaveText(cards);
  for (const [index, card] of cards.entries()) {
    const name = tabs[index + 1]!;
    await list.getByRole('tab', {name, exact: true}).click();
    await expect(page.getByRole('tabpanel', {name, exact: true})).toBeVisible();
    await expect(panel.getByRole('heading')).toHaveText([card]);
  }

  await list.getByRole('tab', {name: tabs[0]!, exact: true}).click();
  for (const [key, index, count] of [
    ['ArrowRight', 1, 1],
    ['ArrowRight', 2, 1],
    ['ArrowLeft', 1, 1],
    ['End', 4, 1],
    ['ArrowRight', 0, 4],
    ['ArrowLeft', 4, 1],
    ['Home', 0, 4],
  ] as const) {
    await page.keyboard.press(key);
    const tab = list.getByRole('tab', {name: tabs[index]!, exact: true});
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(list.getByRole('tab', {selected: true})).toHaveCount(1);
    await expect(panel.getByRole('article')).toHaveCount(count);
  }
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(list.getByRole('tab', {name: tabs[0]!, exact: true})).toBeFocused();
});

/** The specification's devices and versions, section 3. */
const categories = [
  {devices: 5, versions: ['iOS 17+', 'Android 14+', 'Android 13', 'iOS 16']},
  {devices: 5, versions: []},
  {
    devices: ['Chrome', 'Firefox', 'Safari', 'Edge', 'Opera'],
    versions: ['Latest Stable', 'Latest Beta', 'Previous Versions'],
  },
  {
    devices: ['MacBook Pro', 'MacBook Air', 'iMac', 'Mac Mini', 'Mac Studio'],
    versions: ['macOS Sonoma', 'macOS Ventura', 'macOS Monterey'],
  },
] as const;

test('the four categories name their devices and versions', async ({page, site}) => {
  await site.open();
  const cards = page.getByRole('tabpanel').getByRole('article');
  for (const [index, {devices, versions}] of categories.entries()) {
    const items = cards.nth(index).getByRole('listitem');
    await (typeof devices === 'number'
      ? expect(items).toHaveCount(devices)
      : expect(items).toHaveText([...devices]));
    for (const version of versions) {
      await expect(cards.nth(index)).toContainText(version);
    }
  }
});

test(
  'the FAQ has six questions, one open at a time, and leads on',
  {tag: '@phone'},
  async ({page, site}) => {
    await site.open();
    const region = page.getByRole('region', {name: site.text('home.faq.title')});
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
    await expect(answers.nth(1)).toContainText(String(facts.professionalSessions.value));

    const more = page.locator('#faq');
    const name = site.text('home.faq.more.title');
    await expect(more.getByRole('heading', {level: 3, name})).toBeVisible();
    await expect(
      more.getByRole('link', {name: site.text('home.faq.more.documentation')}),
    ).toHaveAttribute('href', site.path('/documentation/'));
    await more.getByRole('link', {name: site.text('home.faq.more.contact')}).click();
    await expect(page).toHaveURL(site.path('/#contact'));
    await expectAtSection(page, 'contact');
  },
);

/** Whether each of the two videos plays now. */
function playing(page: Page): Promise<readonly boolean[]> {
  return page
    .locator('video')
    .evaluateAll((videos) =>
      (videos as HTMLVideoElement[]).map((video) => !video.paused && video.currentTime > 0),
    );
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

test(
  'the two videos loop silently, and only while they are in view',
  {tag: '@phone'},
  async ({page, site}) => {
    await site.open();
    const videos = page.locator('video');
    await expect(videos).toHaveCount(2);
    for (const [index, name] of ['android', 'ios'].entries()) {
      const video = videos.nth(index);
      await expect(video).toHaveAttribute('src', new RegExp(`/${name}\\.webm$`));
      await expect(video).toHaveAttribute('aria-label', site.text(`home.hero.${name}`));
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
  },
);

for (const wish of ['less motion', 'to save data'] as const) {
  test.describe(`for visitors who asked for ${wish}`, () => {
    test.use({
      contextOptions: {reducedMotion: wish === 'less motion' ? 'reduce' : 'no-preference'},
    });

    test('the videos keep still and are not even loaded', async ({page, site}) => {
      const films = noteRequests(page, '.webm');
      if (wish === 'to save data') {
        await page.addInitScript(() => {
          const connection = Object.assign(new EventTarget(), {
            saveData: true,
            effectiveType: '4g',
          });
          Object.defineProperty(navigator, 'connection', {get: () => connection});
        });
      }
      await site.open();
      await page.locator('video').last().scrollIntoViewIfNeeded();
      await scrollThrough(page);
      expect(await playing(page)).toEqual([false, false]);
      expect(films).toEqual([]);
    });
  });
}

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

/** Notes what moves by itself, from before the page's first paint on. */
function noteShifts(): void {
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
}

test(
  'nothing moves while the home page loads and is scrolled',
  {tag: ['@fr', '@phone']},
  async ({page, site}) => {
    await page.addInitScript(noteShifts);
    await site.open();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    const contact = page.locator('#contact');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const kept = await contact.evaluate((section) => section.clientHeight);
    await scrollThrough(page);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    const taken = await contact.evaluate((section) => section.clientHeight);
    expect(taken, 'the place kept for the form is as high as the form').toBe(kept);
    const shifts = await page.evaluate(() => (window as unknown as {shifts: Shift[]}).shifts);
    const sum = shifts.reduce((total, {value}) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.02);
  },
);
