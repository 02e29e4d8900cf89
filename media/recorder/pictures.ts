import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import sharp from 'sharp';
import {sessionPictures, SESSION_PICTURE_WIDTHS} from '../../src/data/sessionPictures';
import {takeStill} from './capture';
import {TUTORIAL_LIMITS} from './limits';
import {languages, mediaDir, staticDir, type Language} from './paths';
import {tutorialInput} from './recordings';
import {openScene} from './serve';

const {width, height} = TUTORIAL_LIMITS;

/** Pixels rendered per pixel of the scene, for screens that show more than one. */
const SCALE = 2;

async function takePictures(
  browser: Browser,
  locale: Language,
  theme: 'light' | 'dark',
): Promise<void> {
  for (const {name, film, second} of sessionPictures) {
    const page = await browser.newPage({viewport: {width, height}, deviceScaleFactor: SCALE});
    const scenes = path.join(mediaDir, 'scenes');
    await openScene(page, scenes, film, {...tutorialInput(film, locale), theme});
    const still = sharp(await takeStill(page, second * 1000));
    const frame = await page.locator('.window').boundingBox();
    await page.close();
    if (frame === null) {
      throw new Error(`media/scenes/${film} has no .window to take a picture of.`);
    }
    // Without the frame's own border and corners: the page draws them.
    const edge = 2;
    const part = {
      left: Math.round(frame.x + edge) * SCALE,
      top: Math.round(frame.y + edge) * SCALE,
      width: Math.round(frame.width - 2 * edge) * SCALE,
      height: Math.round(frame.height - 2 * edge) * SCALE,
    };
    for (const pictureWidth of SESSION_PICTURE_WIDTHS) {
      const file = `session/${name}.${locale}.${theme}-${pictureWidth}.avif`;
      await mkdir(path.dirname(path.join(staticDir, file)), {recursive: true});
      const {size} = await still
        .clone()
        .extract(part)
        .resize(pictureWidth)
        // Full colour: letters and lines would have fringes.
        .avif({quality: 50, effort: 9, chromaSubsampling: '4:4:4'})
        .toFile(path.join(staticDir, file));
      console.log(`static/${file}  ${size} bytes`);
    }
  }
}

/**
 * Takes the pictures of the portal that the home page shows, in each language and theme.
 *
 * @throws Error when a scene does not start.
 */
export async function recordPictures(browser: Browser): Promise<void> {
  for (const locale of languages) {
    for (const theme of ['light', 'dark'] as const) {
      await takePictures(browser, locale, theme);
    }
  }
}
