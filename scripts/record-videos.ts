/**
 * Records the hero's two looping phone videos and their posters from the scenes in scripts/scenes.
 *
 *   npm run record:videos                                    both
 *   npm run record:videos -- --scene ios                     one
 *   npm run record:videos -- --scene ios --stills 0,2500     pictures at these milliseconds only
 *
 * Needs Chromium and ffmpeg, and no network. Writes static/<scene>.webm and
 * static/<scene>-poster.webp; ends with an error when one breaks scripts/scenes/recorder/limits.ts.
 */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser, type Page} from '@playwright/test';
import {chromiumArgs, findChromium} from './lib/chromium';
import {cacheDir, projectRoot} from './lib/paths';
import {Progress} from './lib/terminal';
import {OVERSAMPLING, recordFrames, takeStill} from './scenes/recorder/capture';
import {encodePoster, encodeVideo, inspectVideo} from './scenes/recorder/encode';
import {run} from './scenes/recorder/ffmpeg';
import {findPosterFaults, findVideoFaults, LIMITS} from './scenes/recorder/limits';
import {openScene} from './scenes/recorder/serve';

const SCENES = ['android', 'ios'] as const;
type SceneName = (typeof SCENES)[number];

const scenesDir = path.join(projectRoot, 'scripts', 'scenes');
const staticDir = path.join(projectRoot, 'static');
const stillsDir = path.join(cacheDir, 'scenes');

interface Options {
  readonly scenes: readonly SceneName[];
  /** Times in milliseconds; empty when the videos themselves are wanted. */
  readonly stills: readonly number[];
}

/** Reads the command line; throws with the fix when it asks for what isn't there. */
function readOptions(): Options {
  const {values} = parseArgs({options: {scene: {type: 'string'}, stills: {type: 'string'}}});
  const scenes = SCENES.filter((name) => values.scene === undefined || name === values.scene);
  if (scenes.length === 0) {
    throw new Error(
      `--scene ${values.scene ?? ''}: there is no such scene. Use ${SCENES.join(' or ')}.`,
    );
  }
  const stills = values.stills?.split(',').map(Number) ?? [];
  if (stills.some((ms) => !Number.isFinite(ms))) {
    throw new Error(
      `--stills ${values.stills ?? ''}: give milliseconds with commas, as in 0,2500.`,
    );
  }
  return {scenes, stills};
}

async function openPage(browser: Browser): Promise<Page> {
  return browser.newPage({
    viewport: {width: LIMITS.width, height: LIMITS.height},
    deviceScaleFactor: OVERSAMPLING,
  });
}

/** Saves pictures of a scene, for looking at while it is being designed. */
async function saveStills(page: Page, name: SceneName, times: readonly number[]): Promise<void> {
  await openScene(page, scenesDir, name);
  await mkdir(stillsDir, {recursive: true});
  for (const ms of times) {
    const file = path.join(stillsDir, `${name}-${ms}.png`);
    await writeFile(file, await takeStill(page, ms));
    console.log(path.relative(projectRoot, file));
  }
}

/** Records one scene and returns the limits that its files break. */
async function record(page: Page, name: SceneName, progress: Progress): Promise<string[]> {
  const scene = await openScene(page, scenesDir, name);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'scene-'));
  const frames = path.join(folder, 'frames.mkv');
  const video = path.join(staticDir, `${name}.webm`);
  const poster = path.join(staticDir, `${name}-poster.webp`);
  try {
    progress.step(`${name}: recording ${scene.duration / 1000} s`);
    await recordFrames(page, scene, frames);
    progress.step(`${name}: encoding`);
    await mkdir(staticDir, {recursive: true});
    const quality = await encodeVideo(frames, video, folder);
    const posterBytes = await encodePoster(frames, poster);
    const facts = await inspectVideo(video);
    progress.end();
    console.log(
      `static/${name}.webm  ${facts.width}×${facts.height}, ${facts.seconds} s, ${facts.codec}, ` +
        `quality ${quality}, ${facts.bytes} bytes; poster ${posterBytes} bytes`,
    );
    return [
      ...findVideoFaults(`static/${name}.webm`, facts),
      ...findPosterFaults(`static/${name}-poster.webp`, posterBytes),
    ];
  } finally {
    progress.end();
    await rm(folder, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  const {scenes, stills} = readOptions();
  if (stills.length === 0) {
    // Better told before a minute of recording than after it.
    await run('ffmpeg', ['-version']);
    await run('ffprobe', ['-version']);
  }
  const browser = await chromium.launch({executablePath: findChromium(), args: [...chromiumArgs]});
  try {
    const faults: string[] = [];
    for (const name of scenes) {
      const page = await openPage(browser);
      if (stills.length > 0) {
        await saveStills(page, name, stills);
      } else {
        faults.push(...(await record(page, name, new Progress())));
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
