/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {checkChunks} from '../checkChunks';

let outDir: string;
let cataloguePath: string;

const texts = {'a.title': 'Un', 'b.title': 'Deux', 'c.title': 'Trois', Close: 'Fermer'};

beforeEach(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'translation-guard-'));
  cataloguePath = path.join(outDir, 'codeTranslations.json');
  await fs.mkdir(path.join(outDir, 'assets', 'js'), {recursive: true});
  await fs.writeFile(cataloguePath, JSON.stringify(texts));
});
afterEach(() => fs.rm(outDir, {recursive: true}));

const check = async (text: string): Promise<void> => {
  await fs.writeFile(path.join(outDir, 'assets', 'js', 'main.0a1b2c3d.js'), text);
  await checkChunks(outDir, cataloguePath);
};

describe('checkChunks', () => {
  it('accepts texts without their ids, and an id that stands there by chance', async () => {
    await expect(check('f({message:"Un"});g("a.title")')).resolves.toBeUndefined();
  });

  it('refuses the catalogue', async () => {
    await expect(check(`JSON.parse('${JSON.stringify(texts)}')`)).rejects.toThrow(
      'main.0a1b2c3d.js holds all the texts',
    );
  });

  it('has nothing to say without texts', async () => {
    await fs.writeFile(cataloguePath, '{}');
    await expect(check('main()')).resolves.toBeUndefined();
  });
});
