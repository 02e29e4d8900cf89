import type {Page} from '@playwright/test';
import {expectStill, noteShifts} from './support/shifts';
import {expect, test} from './support/test';
import {collectRequests, countLongAnimations, saveData} from './support/visitor';

/** Whether each of the two videos plays now. */
function playing(page: Page): Promise<readonly boolean[]> {
  return page
    .locator('video')
    .evaluateAll((videos) =>
      (videos as HTMLVideoElement[]).map((video) => !video.paused && video.currentTime > 0),
    );
}

/** Scrolls through the whole page, as a visitor with a wheel does, and waits for every picture. */
async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += 300) {
    await page.evaluate((y) => {
      window.scrollTo(0, y);
      return new Promise(requestAnimationFrame);
    }, top);
  }
}

test(
  'films play while they are in view, and all that moves stops at the press of a button',
  {
    tag: '@phone',
  },
  async ({page, site}) => {
    const pause = page.getByRole('button', {name: site.text('motion.pause')});
    const play = page.getByRole('button', {name: site.text('motion.play')});
    const last = page.locator('video').last();
    await site.open();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => playing(page)).toContain(true);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => playing(page)).toEqual([false, false]);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => playing(page)).toContain(true);
    expect(await countLongAnimations(page)).toBeGreaterThan(0);
    await pause.click();
    await expect.poll(() => playing(page)).toEqual([false, false]);
    expect(await countLongAnimations(page)).toBe(0);

    const films = collectRequests(page, '.webm');
    await page.reload();
    await last.scrollIntoViewIfNeeded();
    await expect(play, 'it stays so until the next press').toBeInViewport();
    expect(await countLongAnimations(page)).toBe(0);
    expect(films).toEqual([]);
    await play.click();
    await expect.poll(() => playing(page)).toContain(true);
    expect(await countLongAnimations(page)).toBeGreaterThan(0);
  },
);

const wishes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'less motion': (page) => page.emulateMedia({reducedMotion: 'reduce'}),
  'to save data': saveData,
};

for (const [wish, ask] of Object.entries(wishes)) {
  test(`for visitors who asked for ${wish}, films keep still and are not even loaded`, async ({
    page,
    site,
  }) => {
    const films = collectRequests(page, '.webm');
    await ask(page);
    await site.open();
    await scrollThrough(page);
    await page.locator('video').last().scrollIntoViewIfNeeded();
    expect(await playing(page)).toEqual([false, false]);
    expect(films).toEqual([]);
    if (wish === 'less motion') {
      // Asked for here, they play all the same.
      await page.getByRole('button', {name: site.text('motion.play')}).click();
      await expect.poll(() => playing(page)).toContain(true);
    }
  });
}

test(
  'nothing moves while the home page loads and is scrolled',
  {tag: '@phone'},
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
