/**
 * Records the videos of the site and their posters from scenes/: the two loops
 * of the home page, and the tutorials of the knowledge base in each language.
 *
 *   npm run record                                       all
 *   npm run record -- --scene ios                        one scene
 *   npm run record -- --scene test-report --locale fr    in one language
 *   npm run record -- --scene ios --stills 0,2500        pictures at these milliseconds only
 *   npm run pictures                                     the home page's pictures of the portal only
 *
 * Needs Chromium and ffmpeg, and no network. Writes into the site's
 * static/; ends with an error when a file breaks recorder/limits.ts.
 */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser, type Page} from 'playwright-core';
import {OVERSAMPLING, recordFrames, takeStill} from './recorder/capture';
import {encodePoster, encodeSmallPosters, encodeVideo, inspectVideo} from './recorder/encode';
import {run} from './recorder/ffmpeg';
import {findPosterFaults, findVideoFaults} from './recorder/limits';
import {browserOptions, mediaDir, staticDir} from './recorder/paths';
import {recordPictures} from './recorder/pictures';
import {recordings, type Recording} from './recorder/recordings';
import {openScene} from './recorder/serve';

const scenesDir = path.join(mediaDir, 'scenes');
const stillsDir = path.join(mediaDir, 'stills');

interface Options {
  readonly wanted: readonly Recording[];
  /** Times in milliseconds; empty when the videos themselves are wanted. */
  readonly stills: readonly number[];
  readonly picturesOnly: boolean;
}

/** Reads the command line; throws with the fix when it asks for what isn't there. */
function readOptions(): Options {
  const {values} = parseArgs({
    options: {
      scene: {type: 'string'},
      locale: {type: 'string'},
      stills: {type: 'string'},
      pictures: {type: 'boolean', default: false},
    },
  });
  const wanted = recordings.filter(
    ({scene, locale}) =>
      (values.scene === undefined || scene === values.scene) &&
      (values.locale === undefined || locale === values.locale),
  );
  if (wanted.length === 0) {
    const scenes = [...new Set(recordings.map(({scene}) => scene))].join(', ');
    throw new Error(
      `There is no such scene in this language. Scenes are ${scenes}; the first two hold no words, leave --locale out for them.`,
    );
  }
  const stills = values.stills?.split(',').map(Number) ?? [];
  if (stills.some((ms) => !Number.isFinite(ms))) {
    throw new Error(
      `--stills ${values.stills ?? ''}: give milliseconds with commas, as in 0,2500.`,
    );
  }
  return {wanted, stills, picturesOnly: values.pictures};
}

async function openPage(browser: Browser, {limits}: Recording): Promise<Page> {
  return browser.newPage({
    viewport: {width: limits.width, height: limits.height},
    deviceScaleFactor: OVERSAMPLING,
  });
}

/** Saves pictures of a scene, for looking at while it is being designed. */
async function saveStills(page: Page, recording: Recording, times: readonly number[]) {
  await openScene(page, scenesDir, recording.scene, recording.input);
  await mkdir(stillsDir, {recursive: true});
  for (const ms of times) {
    const name = [recording.scene, ...(recording.locale ? [recording.locale] : []), ms].join('-');
    const file = path.join(stillsDir, `${name}.png`);
    await writeFile(file, await takeStill(page, ms));
    console.log(path.relative(mediaDir, file));
  }
}

/** Records one video and returns the limits that its files break. */
async function record(page: Page, recording: Recording): Promise<string[]> {
  const {limits, keyFrames, posterAt, posterWidths = []} = recording;
  const scene = await openScene(page, scenesDir, recording.scene, recording.input);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'scene-'));
  const frames = path.join(folder, 'frames.mkv');
  const still = path.join(folder, 'still.png');
  const video = path.join(staticDir, recording.video);
  const poster = path.join(staticDir, recording.poster);
  try {
    console.log(`${recording.video}: recording ${scene.duration / 1000} s`);
    await recordFrames(page, scene, frames, limits);
    console.log(`${recording.video}: encoding`);
    await mkdir(path.dirname(video), {recursive: true});
    const quality = await encodeVideo(frames, video, {limits, folder, keyFrames});
    if (posterAt !== undefined) {
      await writeFile(still, await takeStill(page, posterAt));
    }
    const posterBytes = await encodePoster(posterAt === undefined ? frames : still, poster, limits);
    await encodeSmallPosters(await takeStill(page, scene.startAt), poster, posterWidths);
    const facts = await inspectVideo(video);
    console.log(
      `static/${recording.video}  ${facts.width}×${facts.height}, ${facts.seconds} s, ${facts.codec}, ` +
        `quality ${quality}, ${facts.bytes} bytes; poster ${posterBytes} bytes`,
    );
    return [
      ...findVideoFaults(`static/${recording.video}`, facts, limits),
      ...findPosterFaults(`static/${recording.poster}`, posterBytes, limits),
    ];
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function recordAll({wanted, stills}: Options): Promise<void> {
  if (stills.length === 0) {
    // Better told before a minute of recording than after it.
    await run('ffmpeg', ['-version']);
    await run('ffprobe', ['-version']);
  }
  const browser = await chromium.launch(browserOptions());
  try {
    const faults: string[] = [];
    for (const recording of wanted) {
      const page = await openPage(browser, recording);
      if (stills.length > 0) {
        await saveStills(page, recording, stills);
      } else {
        faults.push(...(await record(page, recording)));
      }
      await page.close();
    }
    if (faults.length > 0) {
      throw new Error(faults.join('\n'));
    }
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options.picturesOnly) {
    const browser = await chromium.launch(browserOptions());
    await recordPictures(browser).finally(async () => browser.close());
    return;
  }
  await recordAll(options);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
