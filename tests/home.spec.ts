import type {Page} from '@playwright/test';
import {expectAccessibleInThemes} from './support/axe';
import {expectStill, noteShifts} from './support/shifts';
import {expect, test} from './support/test';
import {expectAtSection, countLongAnimations, collectRequests} from './support/visitor';

test(
  'the FAQ has one answer open at a time, and leads on',
  {tag: '@phone'},
  async ({page, site}) => {
    await site.open();
    const region = page.getByRole('region', {name: site.text('home.faq.title')});
    const questions = region.locator('summary');
    const answers = region.locator('details > :not(summary)');
    for (const index of [0, 1]) {
      await questions.nth(index).click();
      await expect(answers.nth(index)).toBeVisible();
      await expect(region.locator('details[open]')).toHaveCount(1);
    }
    await questions.nth(1).click();
    await expect(region.locator('details[open]')).toHaveCount(0);
    await questions.nth(1).press('Enter');
    await expect(answers.nth(1)).toBeVisible();
    await expectAccessibleInThemes(page, 'an open answer', '#faq');
    await region.getByRole('link', {name: site.text('home.faq.more.contact')}).click();
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
    await videos.first().scrollIntoViewIfNeeded();
    await videos.last().scrollIntoViewIfNeeded();
    await expect.poll(() => playing(page)).toContain(true);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => playing(page)).toEqual([false, false]);
    await videos.last().scrollIntoViewIfNeeded();
    await expect.poll(() => playing(page)).toContain(true);
  },
);

test(
  'all that moves by itself stops at the press of a button, and stays so until the next',
  {tag: '@phone'},
  async ({page, site}) => {
    const pause = page.getByRole('button', {name: site.text('motion.pause')});
    const play = page.getByRole('button', {name: site.text('motion.play')});
    await site.open();
    await page.locator('video').last().scrollIntoViewIfNeeded();
    await expect.poll(() => playing(page)).toContain(true);
    expect(await countLongAnimations(page)).toBeGreaterThan(0);
    await pause.click();
    expect(await countLongAnimations(page)).toBe(0);

    const films = collectRequests(page, '.webm');
    await page.reload();
    await page.locator('video').last().scrollIntoViewIfNeeded();
    await expect(play).toBeInViewport();
    expect(await countLongAnimations(page)).toBe(0);
    expect(films).toEqual([]);
    await play.click();
    await expect.poll(() => playing(page)).toContain(true);
    expect(await countLongAnimations(page)).toBeGreaterThan(0);
    await pause.click();
    await expect.poll(() => playing(page)).toEqual([false, false]);
    expect(await countLongAnimations(page)).toBe(0);
  },
);

for (const wish of ['less motion', 'to save data'] as const) {
  test.describe(`for visitors who asked for ${wish}`, () => {
    test.use({
      contextOptions: {reducedMotion: wish === 'less motion' ? 'reduce' : 'no-preference'},
    });

    test('the videos keep still and are not even loaded', async ({page, site}) => {
      const films = collectRequests(page, '.webm');
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
      // Asked for here, they play all the same.
      if (wish === 'less motion') {
        await page.getByRole('button', {name: site.text('motion.play')}).click();
        await expect.poll(() => playing(page)).toContain(true);
        expect(await countLongAnimations(page)).toBeGreaterThan(0);
      }
    });
  });
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
    await expectStill(page);
  },
);
