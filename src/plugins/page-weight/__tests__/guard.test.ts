/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {checkScripts} from '../guard';

let outDir: string;

beforeEach(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'page-weight-'));
  await fs.mkdir(path.join(outDir, 'assets', 'js'), {recursive: true});
});
afterEach(() => fs.rm(outDir, {recursive: true}));

const write = (name: string, text: string): Promise<void> =>
  fs.writeFile(path.join(outDir, 'assets', 'js', name), text);
const prism = String.raw`var a=/(?:^|\s)lang(?:uage)?-([\w-]+)(?=\s|$)/i`;
const PAGE = '@site/docs/quick-start.mdx';

it('accepts Prism and modules of pages in the chunks of pages', async () => {
  await write('main.0a1b2c3d.js', 'main()');
  await write('5e95c892.0a1b2c3d.js', `${prism};"${PAGE}"`);
  await expect(checkScripts(outDir, [PAGE])).resolves.toBeUndefined();
});

it.each(['main', 'common'])('refuses Prism and modules of pages in %s', async (chunk) => {
  await write('main.11111111.js', 'main()');
  await write(`${chunk}.0a1b2c3d.js`, prism);
  await expect(checkScripts(outDir, [])).rejects.toThrow(`is in ${chunk}.0a1b2c3d.js`);
  await write(`${chunk}.0a1b2c3d.js`, `"${PAGE}"`);
  await expect(checkScripts(outDir, [PAGE])).rejects.toThrow(`${chunk}.0a1b2c3d.js still knows`);
});

it('refuses a build without the chunk that it checks', async () => {
  await write('entry.0a1b2c3d.js', prism);
  await expect(checkScripts(outDir, [])).rejects.toThrow('no main.*.js');
});
