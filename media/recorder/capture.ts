import {once} from 'node:events';
import {type Page} from 'playwright-core';
import {start} from './ffmpeg';
import type {VideoLimits} from './limits';

/** Pixels rendered per pixel of the video and side; scaling down smooths slow movements. */
export const OVERSAMPLING = 2;

/** Takes the picture of a scene at a time, in milliseconds, as a PNG of the oversampled size. */
export async function takeStill(page: Page, ms: number): Promise<Buffer> {
  await page.evaluate((time) => window.scene?.seek(time), ms);
  return page.screenshot({type: 'png'});
}

/** Takes pictures one after another; where nothing changed since the last one, that one again. */
function stillTaker(page: Page): (ms: number) => Promise<Buffer> {
  let last: {readonly state: string; readonly picture: Buffer} | undefined;
  return async (ms) => {
    const state = await page.evaluate((time) => {
      window.scene?.seek(time);
      return window.scene?.describe() ?? '';
    }, ms);
    if (state !== last?.state) {
      last = {state, picture: await page.screenshot({type: 'png'})};
    }
    return last.picture;
  };
}

/**
 * Records a scene once, frame by frame, into a lossless file of the video's size.
 *
 * @param scene Its length and the time of the first frame, in milliseconds.
 * @param file Absolute path of the `.mkv` to write.
 * @param limits Size and rate of the video.
 * @throws Error when ffmpeg is missing or fails.
 */
export async function recordFrames(
  page: Page,
  scene: {readonly duration: number; readonly startAt: number},
  file: string,
  {width, height, framesPerSecond}: VideoLimits,
): Promise<void> {
  const frames = Math.round((scene.duration / 1000) * framesPerSecond);
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(framesPerSecond)];
  const scale = `scale=${width}:${height}:flags=lanczos+accurate_rnd+full_chroma_int`;
  const output = ['-vf', scale, '-c:v', 'ffv1', '-pix_fmt', 'bgr0', file];
  const {stdin, done} = start('ffmpeg', ['-y', ...input, '-i', '-', ...output]);
  // Without a handler a missing ffmpeg would end the process before the message below is read.
  const ended = done.then(
    () => undefined,
    (error: unknown) => error,
  );
  const take = stillTaker(page);
  for (let frame = 0; frame < frames; frame++) {
    const picture = await take(scene.startAt + (frame * scene.duration) / frames);
    if (!stdin.write(picture)) {
      await Promise.race([once(stdin, 'drain'), ended]);
    }
    if (!stdin.writable) {
      break;
    }
  }
  stdin.end();
  await done;
}
