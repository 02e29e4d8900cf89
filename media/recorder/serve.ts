import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Page} from 'playwright-core';
import ts from 'typescript';
import type {SceneInput} from '../scenes/shared/scene';

/** Address under which a scene's files appear in the browser; nothing listens there. */
const ORIGIN = 'http://scenes.localhost';

const FONT =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const START_TIMEOUT_MS = 10_000;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ts': 'text/javascript',
  '.woff2': 'font/woff2',
};

/**
 * Opens a scene in a page, answering its requests from the scenes' folder (TypeScript is turned
 * into JavaScript on the way) and the font from its package: no server, no port, no network.
 *
 * @param page A page whose viewport has the size of the video.
 * @param folder Absolute path of the scenes' folder.
 * @param name The scene, a folder inside it.
 * @param input What the scene finds in `window.sceneInput`.
 * @returns The scene's length and the time of its first frame, in milliseconds.
 * @throws Error when the scene's files throw or don't publish a scene.
 */
export async function openScene(
  page: Page,
  folder: string,
  name: string,
  input?: SceneInput,
): Promise<{duration: number; startAt: number}> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      faults.push(message.text());
    }
  });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const file = await readSceneFile(folder, new URL(route.request().url()).pathname);
    await route.fulfill(file ?? {status: 404, body: 'not found'});
  });
  await page.addInitScript((given) => {
    window.sceneInput = given;
  }, input);
  await page.goto(`${ORIGIN}/${name}/index.html`);
  // A scene that never appears is no error yet: its own faults, below, say more than a timeout.
  await page
    .waitForFunction(() => window.scene !== undefined, null, {timeout: START_TIMEOUT_MS})
    .catch(() => undefined);
  const scene = await page.evaluate(() =>
    window.scene ? {duration: window.scene.duration, startAt: window.scene.startAt} : null,
  );
  if (faults.length > 0 || scene === null) {
    const reason = faults.join('\n') || 'it never called publishScene()';
    throw new Error(`The scene media/scenes/${name} does not start: ${reason}`);
  }
  return scene;
}

async function readSceneFile(
  folder: string,
  pathname: string,
): Promise<{contentType: string; body: Buffer | string} | undefined> {
  if (pathname === '/font.woff2') {
    const require = createRequire(path.join(folder, 'index.js'));
    return {contentType: 'font/woff2', body: await readFile(require.resolve(FONT))};
  }
  // Scene modules import each other without an extension, as everywhere in this project.
  const wanted = path.extname(pathname) === '' ? `${pathname}.ts` : pathname;
  const file = path.join(folder, path.normalize(wanted));
  const contentType = TYPES[path.extname(file)];
  if (!file.startsWith(folder + path.sep) || contentType === undefined) {
    return undefined;
  }
  const body = await readFile(file).catch(() => undefined);
  if (body === undefined) {
    return undefined;
  }
  if (!file.endsWith('.ts')) {
    return {contentType, body};
  }
  const {outputText} = ts.transpileModule(body.toString(), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  return {contentType, body: outputText};
}
