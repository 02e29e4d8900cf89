import type {Locator, Page} from '@playwright/test';
import {expect, test, type Site} from './support/test';
import {noteRequests} from './support/visitor';

const PATH = '/knowledge-base/';

/** Ids of the topics' texts, with the pages that they lead to. */
const TOPICS = [
  ['gettingStarted', '/documentation/'],
  ['troubleshooting', '/documentation/'],
  ['api', '/api-documentation/'],
  ['integrations', '/integrations/'],
] as const;

/** How long each tutorial is, in seconds, how many cues its tracks have, and a line of its text. */
const TUTORIALS = [
  {seconds: 55, captions: 12, chapters: 4, spoken: 'tutorials.firstSession.choose.portal'},
  {seconds: 49, captions: 10, chapters: 4, spoken: 'tutorials.testReport.share.fix'},
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

test(
  'the knowledge base has four ways in, places to start, and a person to ask',
  {
    tag: ['@fr', '@phone'],
  },
  async ({page, site}) => {
    await site.open(PATH);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      site.text('knowledgeBase.title'),
    );
    for (const [id, path] of TOPICS) {
      const name = site.text(`knowledge.${id}.title`);
      const link = page.getByRole('heading', {level: 2, name, exact: true}).getByRole('link');
      await expect(link).toHaveAttribute('href', site.path(path));
    }
    const places = page
      .getByRole('region', {name: site.text('knowledgeBase.articles.title')})
      .getByRole('link');
    await expect(places).toHaveCount(6);
    for (const place of await places.all()) {
      const response = await page.request.get((await place.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
    }
    const mail = page.getByRole('link', {name: site.text('knowledgeBase.embed.link')});
    await expect(mail).toHaveAttribute('href', /^mailto:support@/);
    const href = new URL((await mail.getAttribute('href')) ?? '');
    expect(href.searchParams.get('subject')).toBe(site.text('knowledgeBase.embed.subject'));
    const help = site.text('knowledgeBase.help.title');
    await expect(page.getByRole('heading', {level: 2, name: help})).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', {name: site.text('knowledgeBase.help.contact')})
      .click();
    await expect(page).toHaveURL(site.path('/#contact'));
  },
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
    await site.open(PATH);
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

/** Opens the transcripts, which are hidden until then. */
async function readTranscripts(page: Page, {text}: Site): Promise<void> {
  await expect(tutorials(page)).toHaveCount(TUTORIALS.length);
  for (const [index, {spoken}] of TUTORIALS.entries()) {
    const tutorial = tutorials(page).nth(index);
    const headings = tutorial.getByRole('heading', {level: 4});
    await expect(headings).toHaveCount(0);
    const line = tutorial.getByText(text(spoken));
    await expect(line).toBeHidden();
    await tutorial.getByText(text('knowledgeBase.tutorial.transcript'), {exact: true}).click();
    await expect(headings).toHaveCount(4);
    await expect(headings.first()).toBeVisible();
    await expect(line).toBeVisible();
    await expect(
      tutorial.getByRole('link', {name: text('knowledgeBase.tutorial.download')}),
    ).toHaveAttribute('download', '');
  }
}

test(
  'the tutorials are there in writing, too, and load nothing before they are played',
  {
    tag: ['@fr', '@phone'],
  },
  async ({page, site}) => {
    const films = noteRequests(page, '.webm');
    await site.open(PATH);
    await readTranscripts(page, site);
    await page.locator('video').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test(
    'the players and the transcripts show, and no dead buttons',
    {tag: '@fr'},
    async ({page, site}) => {
      await page.goto(site.path(PATH));
      await readTranscripts(page, site);
      await expect(tutorials(page).locator('video[controls]')).toHaveCount(TUTORIALS.length);
      await expect(tutorials(page).getByRole('button')).toHaveCount(0);
    },
  );
});
