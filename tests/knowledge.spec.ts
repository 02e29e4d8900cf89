import type {Locator, Page} from '@playwright/test';
import {expect, test, withoutScripts} from './support/test';
import {collectRequests} from './support/visitor';

const PATH = '/knowledge-base/';

const tutorials = (page: Page) => page.getByRole('article').filter({has: page.locator('video')});

/** Position of a player in seconds. */
const position = (video: Locator) =>
  video.evaluate((player: HTMLVideoElement) => player.currentTime);

test(
  'the tutorials play with their captions, and jump to chapters, also before the first play',
  {
    tag: '@phone',
  },
  async ({page, site}) => {
    const films = collectRequests(page, '.webm');
    await site.open(PATH);
    await page.locator('video').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(films, 'nothing is loaded before it is played').toEqual([]);
    const report = tutorials(page).last();
    const chapters = report.getByRole('button');
    await chapters.nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'true');
    const player = report.locator('video');
    await expect.poll(() => position(player)).toBeGreaterThan(19.5);
    await chapters.first().click();
    await expect.poll(() => position(player)).toBeLessThan(9);
    await expect(chapters.nth(2)).not.toHaveAttribute('aria-current');
    const tracks = (): Promise<readonly string[]> =>
      player.evaluate((video: HTMLVideoElement) =>
        [...video.textTracks]
          .filter(({cues}) => cues?.length)
          .map(({kind, mode}) => `${kind} ${mode}`),
      );
    await expect.poll(tracks).toContain('captions showing');
  },
);

withoutScripts('players and transcripts show, and no dead buttons', async ({page, site}) => {
  await page.goto(site.path(PATH));
  const tutorial = tutorials(page).first();
  const heading = tutorial.getByRole('heading', {level: 4}).first();
  await expect(tutorial.locator('video[controls]')).toBeVisible();
  await expect(tutorial.getByRole('button')).toHaveCount(0);
  await expect(heading).toBeHidden();
  await tutorial.getByText(site.text('film.transcript')).click();
  await expect(heading).toBeVisible();
  await expect(tutorial.getByRole('link', {name: site.text('film.download')})).toHaveAttribute(
    'download',
    '',
  );
});
