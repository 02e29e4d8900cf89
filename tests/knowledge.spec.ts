import type {Locator, Page} from '@playwright/test';
import {expect, locales, localePath, openPage, test} from './support/test';
import {readStructuredData} from './support/structuredData';
import {desktopOnly, type Texts} from './support/visitor';

const PATH = '/knowledge-base/';

const texts = {
  en: {
    title: 'Knowledge base',
    topics: 'Getting started, Troubleshooting, API documentation, Integrations',
    session: 'Your first session',
    report: 'Read a test report',
    use: 'Use the phone',
    moment: 'See what happened',
    firstLine: 'In the portal, each card is a real device.',
    lastLine: 'Here, one capability is enough',
    transcript: 'Transcript',
    download: 'Download the video (WebM)',
    embed: 'Write to us about embedding a video',
    subject: 'Embedding a video',
    places: 'Good places to start',
    help: 'Still looking?',
    contact: 'Contact us',
  },
  fr: {
    title: 'Base de connaissances',
    topics: "Premiers pas, Dépannage, Documentation de l'API, Intégrations",
    session: 'Votre première session',
    report: 'Lire un rapport de test',
    use: 'Utiliser le téléphone',
    moment: "Voir ce qui s'est passé",
    firstLine: 'Dans le portail, chaque carte est un appareil réel.',
    lastLine: 'Ici, une seule capacité suffit',
    transcript: 'Transcription',
    download: 'Télécharger la vidéo (WebM)',
    embed: "Écrivez-nous au sujet de l'intégration d'une vidéo",
    subject: "Intégration d'une vidéo",
    places: 'De bons points de départ',
    help: 'Vous cherchez encore?',
    contact: 'Nous joindre',
  },
} satisfies Texts<string>;

const TOPIC_LINKS = ['/documentation/', '/documentation/', '/api-documentation/', '/integrations/'];

/** The two tutorials: how long they are, in seconds, and how many cues each of their tracks has. */
const TUTORIALS = [
  {file: 'first-session', seconds: 55, captions: 12, chapters: 4},
  {file: 'test-report', seconds: 49, captions: 10, chapters: 4},
] as const;

function tutorialOf(page: Page, name: string): Locator {
  return page
    .getByRole('article')
    .filter({has: page.getByRole('heading', {level: 3, name, exact: true})});
}

/** Position of a player in seconds. */
function position(video: Locator): Promise<number> {
  return video.evaluate((player: HTMLVideoElement) => player.currentTime);
}

/** Cues of a player's tracks, once they are loaded, as texts by kind. */
async function cuesOf(video: Locator): Promise<Readonly<Record<string, readonly string[]>>> {
  return video.evaluate((player: HTMLVideoElement) =>
    Object.fromEntries(
      [...player.textTracks].map((track) => {
        // Browsers load chapters when somebody asks for them.
        track.mode = track.mode === 'disabled' ? 'hidden' : track.mode;
        return [track.kind, [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text)];
      }),
    ),
  );
}

for (const locale of locales) {
  const text = texts[locale];
  const names = [text.session, text.report];

  test.describe(`knowledge base in ${locale}`, () => {
    test('has four ways in, places to start, and a person to ask', async ({page}) => {
      await openPage(page, localePath(locale, PATH));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
      for (const [index, name] of text.topics.split(', ').entries()) {
        const link = page.getByRole('heading', {level: 2, name, exact: true}).getByRole('link');
        await expect(link).toHaveAttribute('href', localePath(locale, TOPIC_LINKS[index]));
      }
      const places = page.getByRole('region', {name: text.places}).getByRole('link');
      await expect(places).toHaveCount(6);
      for (const place of await places.all()) {
        const response = await page.request.get((await place.getAttribute('href')) ?? '');
        expect(response.status()).toBe(200);
      }
      const mail = page.getByRole('link', {name: text.embed});
      await expect(mail).toHaveAttribute('href', /^mailto:support@/);
      const href = new URL((await mail.getAttribute('href')) ?? '');
      expect(href.searchParams.get('subject')).toBe(text.subject);
      await expect(page.getByRole('heading', {level: 2, name: text.help})).toBeVisible();
      await page.getByRole('main').getByRole('link', {name: text.contact}).click();
      await expect(page).toHaveURL(localePath(locale, '/#contact'));
    });

    for (const [index, {file, seconds, captions, chapters}] of TUTORIALS.entries()) {
      test(`plays ${file} with its captions and chapters`, async ({page}) => {
        await openPage(page, localePath(locale, PATH));
        const video = tutorialOf(page, names[index] ?? '').locator('video');
        await expect(video).toHaveJSProperty('paused', true);
        await expect(video).toHaveJSProperty('readyState', 0);
        const poster = await page.request.get((await video.getAttribute('poster')) ?? '');
        expect(poster.headers()['content-type']).toBe('image/webp');

        await video.evaluate((player: HTMLVideoElement) => player.play());
        await expect.poll(() => position(video)).toBeGreaterThan(1);
        const length = await video.evaluate((player: HTMLVideoElement) => player.duration);
        expect(Math.abs(length - seconds)).toBeLessThan(0.2);
        await expect(video).toHaveJSProperty('videoWidth', 1280);
        await expect.poll(async () => (await cuesOf(video)).captions?.length).toBe(captions);
        await expect.poll(async () => (await cuesOf(video)).chapters?.length).toBe(chapters);
        const shown = await video.evaluate((player: HTMLVideoElement) =>
          [...player.textTracks].map(({kind, mode}) => `${kind} ${mode}`),
        );
        expect(shown[0]).toBe('captions showing');
      });
    }

    test('jumps to chapters, forward, back and before the first play', async ({page}) => {
      await openPage(page, localePath(locale, PATH));
      const report = tutorialOf(page, text.report);
      const chapter = report.getByRole('button', {name: text.moment});
      await chapter.click();
      await expect(chapter).toHaveAttribute('aria-current', 'true');
      const player = report.locator('video');
      await expect.poll(() => position(player)).toBeGreaterThan(19.5);
      expect(await position(player)).toBeLessThan(33);
      await report.getByRole('button').first().click();
      await expect.poll(() => position(player)).toBeLessThan(9);
      await expect(chapter).not.toHaveAttribute('aria-current');

      const session = tutorialOf(page, text.session);
      await session.getByRole('button', {name: text.use}).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => position(session.locator('video'))).toBeGreaterThan(26.6);
    });

    test('has everything in writing, too', async ({page}) => {
      await openPage(page, localePath(locale, PATH));
      for (const [name, line] of [
        [text.session, text.firstLine],
        [text.report, text.lastLine],
      ] as const) {
        const tutorial = tutorialOf(page, name);
        await expect(tutorial.getByText(line)).toBeHidden();
        await tutorial.getByText(text.transcript, {exact: true}).click();
        await expect(tutorial.getByText(line)).toBeVisible();
        await expect(tutorial.getByRole('link', {name: text.download})).toHaveAttribute(
          'download',
          '',
        );
      }
      const data = await readStructuredData(page, localePath(locale, PATH));
      const videos = data.filter((thing) => thing['@type'] === 'VideoObject');
      expect(videos.map(({name}) => name)).toEqual(names);
      for (const [index, {contentUrl, duration}] of videos.entries()) {
        expect(duration).toBe(`PT${TUTORIALS[index]?.seconds ?? 0}S`);
        const {pathname} = new URL(String(contentUrl));
        expect((await page.request.head(pathname)).status()).toBe(200);
      }
    });
  });

  test.describe(`knowledge base in ${locale} without JavaScript`, () => {
    test.use({javaScriptEnabled: false});

    test('shows the players and the transcripts, and no dead buttons', async ({page}) => {
      desktopOnly();
      await page.goto(localePath(locale, PATH));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.title);
      for (const name of names) {
        const tutorial = tutorialOf(page, name);
        await expect(tutorial.locator('video[controls]')).toBeVisible();
        await expect(tutorial.getByRole('button')).toHaveCount(0);
        await tutorial.getByText(text.transcript, {exact: true}).click();
        await expect(tutorial.getByRole('heading', {level: 4})).toHaveCount(4);
        await expect(tutorial.getByRole('heading', {level: 4}).first()).toBeVisible();
        await expect(tutorial.getByRole('link', {name: text.download})).toBeVisible();
      }
    });
  });
}

test('nothing of the videos is loaded before they are played', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) {
      loaded.push(request.url());
    }
  });
  await openPage(page, PATH);
  await page.locator('video').last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
});

test('the server sends the part that a player asks for', async ({request}) => {
  desktopOnly();
  const response = await request.get('/videos/first-session.en.webm', {
    headers: {range: 'bytes=1000-1999'},
  });
  expect(response.status()).toBe(206);
  expect((await response.body()).length).toBe(1000);
  const captions = await request.get('/videos/first-session.en.captions.vtt');
  expect(captions.headers()['content-type']).toMatch(/^text\/vtt/);
});
