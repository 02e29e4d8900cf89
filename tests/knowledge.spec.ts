import type {Locator, Page} from '@playwright/test';
import {readCues} from '../src/lib/webVtt';
import {expect, test} from './support/test';
import {collectRequests} from './support/visitor';

const PATH = '/knowledge-base/';

/** How long each tutorial is, in seconds, and how many cues its tracks have. */
const TUTORIALS = [
  {seconds: 55, captions: 12, chapters: 4},
  {seconds: 49, captions: 10, chapters: 4},
] as const;

const tutorials = (page: Page): Locator =>
  page.getByRole('article').filter({has: page.locator('video')});

/** Position of a player in seconds. */
const position = (video: Locator): Promise<number> =>
  video.evaluate((player: HTMLVideoElement) => player.currentTime);

/** Numbers of cues of a player's tracks, once they are loaded, by kind. */
const cuesOf = (video: Locator): Promise<Readonly<Record<string, number>>> =>
  video.evaluate((player: HTMLVideoElement) =>
    Object.fromEntries(
      [...player.textTracks].map((track) => {
        // Browsers load chapters when somebody asks for them.
        track.mode = track.mode === 'disabled' ? 'hidden' : track.mode;
        return [track.kind, track.cues?.length ?? 0];
      }),
    ),
  );

test('the tutorials play with their captions and chapters', {tag: '@fr'}, async ({page, site}) => {
  await site.open(PATH);
  for (const [index, {seconds, captions, chapters}] of TUTORIALS.entries()) {
    const video = tutorials(page).nth(index).locator('video');
    await expect(video).toHaveJSProperty('paused', true);
    await expect(video).toHaveJSProperty('readyState', 0);
    const poster = await page.request.get((await video.getAttribute('poster')) ?? '');
    expect(poster.headers()['content-type']).toBe('image/webp');

    await video.evaluate((player: HTMLVideoElement) => player.play());
    await expect.poll(() => position(video)).toBeGreaterThan(1);
    const length = await video.evaluate((player: HTMLVideoElement) => player.duration);
    expect(Math.abs(length - seconds)).toBeLessThan(0.2);
    await expect(video).toHaveJSProperty('videoWidth', 1280);
    await expect.poll(() => cuesOf(video)).toMatchObject({captions, chapters});
    const shown = await video.evaluate((player: HTMLVideoElement) =>
      [...player.textTracks].map(({kind, mode}) => `${kind} ${mode}`),
    );
    expect(shown[0]).toBe('captions showing');
    await video.evaluate((player: HTMLVideoElement) => {
      player.pause();
    });
  }
});

test(
  'the players jump to chapters, forward, back and before the first play',
  {tag: '@phone'},
  async ({page, site}) => {
    const films = collectRequests(page, '.webm');
    await site.open(PATH);
    await page.locator('video').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(films, 'nothing is loaded before it is played').toEqual([]);
    const [session, report] = [tutorials(page).first(), tutorials(page).last()];
    const chapter = report.getByRole('button').nth(2);
    await chapter.click();
    await expect(chapter).toHaveAttribute('aria-current', 'true');
    const player = report.locator('video');
    await expect.poll(() => position(player)).toBeGreaterThan(19.5);
    expect(await position(player)).toBeLessThan(33);
    await report.getByRole('button').first().click();
    await expect.poll(() => position(player)).toBeLessThan(9);
    await expect(chapter).not.toHaveAttribute('aria-current');

    await session.getByRole('button').nth(2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => position(session.locator('video'))).toBeGreaterThan(26.6);
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('players and transcripts show, and no dead buttons', {tag: '@fr'}, async ({page, site}) => {
    await page.goto(site.path(PATH));
    for (const [index] of TUTORIALS.entries()) {
      const tutorial = tutorials(page).nth(index);
      const headings = tutorial.getByRole('heading', {level: 4});
      const track = tutorial.locator('track[kind=captions]');
      const captions = await page.request.get((await track.getAttribute('src')) ?? '');
      const [cue] = readCues(await captions.text());
      const line = tutorial.getByText(cue!.text.replace('\n', ' '));
      await expect(tutorial.locator('video[controls]')).toBeVisible();
      await expect(tutorial.getByRole('button')).toHaveCount(0);
      await expect(line).toBeHidden();
      await tutorial.getByText(site.text('film.transcript')).click();
      await expect(headings).toHaveCount(4);
      await expect(headings.first()).toBeVisible();
      await expect(line).toBeVisible();
      await expect(tutorial.getByRole('link', {name: site.text('film.download')})).toHaveAttribute(
        'download',
        '',
      );
    }
    const mail = page.locator('#embed-videos ~ a[href^="mailto:"]');
    const {searchParams} = new URL((await mail.getAttribute('href')) ?? '');
    expect(searchParams.get('subject')).toMatch(/vid[eé]o/);
  });
});
