import {once} from 'node:events';
import {type Page} from '@playwright/test';
import {start} from './ffmpeg';
import {LIMITS} from './limits';

/** Pixels rendered per pixel of the video and side; scaling down smooths slow movements. */
export const OVERSAMPLING = 2;

/** Takes the picture of a scene at a time, in milliseconds, as a PNG of the oversampled size. */
export async function takeStill(page: Page, ms: number): Promise<Buffer> {
  await page.evaluate((time) => window.scene?.seek(time), ms);
  return page.screenshot({type: 'png'});
}

/**
 * Records one turn of a scene's loop, frame by frame, into a lossless file of the video's size.
 *
 * @param scene The loop's length and the time of the first frame, in milliseconds.
 * @param file Absolute path of the `.mkv` to write.
 * @throws Error when ffmpeg is missing or fails.
 */
export async function recordFrames(
  page: Page,
  scene: {readonly duration: number; readonly startAt: number},
  file: string,
): Promise<void> {
  const {width, height, framesPerSecond} = LIMITS;
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
  for (let frame = 0; frame < frames; frame++) {
    const time = scene.startAt + (frame * scene.duration) / frames;
    const picture = await takeStill(page, time);
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
