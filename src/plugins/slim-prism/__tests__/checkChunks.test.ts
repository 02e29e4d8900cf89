/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {checkChunks, checkMarker} from '../checkChunks';

let outDir: string;

beforeEach(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'slim-prism-'));
  await fs.mkdir(path.join(outDir, 'assets', 'js'), {recursive: true});
});
afterEach(() => fs.rm(outDir, {recursive: true}));

const write = (name: string, text: string): Promise<void> =>
  fs.writeFile(path.join(outDir, 'assets', 'js', name), text);
const prism = String.raw`var a=/(?:^|\s)lang(?:uage)?-([\w-]+)(?=\s|$)/i`;

describe('slim-prism', () => {
  it('knows the installed Prism by its marker', async () => {
    await expect(checkMarker()).resolves.toBeUndefined();
  });

  it('accepts Prism in the chunks of pages that show code', async () => {
    await write('main.0a1b2c3d.js', 'main()');
    await write('5e95c892.0a1b2c3d.js', prism);
    await expect(checkChunks(outDir)).resolves.toBeUndefined();
  });

  it.each(['main', 'common'])('refuses Prism in %s', async (chunk) => {
    await write('main.11111111.js', 'main()');
    await write(`${chunk}.0a1b2c3d.js`, prism);
    await expect(checkChunks(outDir)).rejects.toThrow(`is in ${chunk}.0a1b2c3d.js`);
  });

  it('refuses a build without the chunk that it checks', async () => {
    await write('entry.0a1b2c3d.js', prism);
    await expect(checkChunks(outDir)).rejects.toThrow('no assets/js/main.*.js');
  });
});
