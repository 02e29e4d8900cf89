/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {checkChunks} from '..';
import {createInline} from '../inlineModule';

let folder: string;
let cataloguePath: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'translation-guard-'));
  cataloguePath = path.join(folder, 'codeTranslations.json');
  await fs.writeFile(cataloguePath, JSON.stringify({'home.title': 'Accueil'}));
});
afterEach(() => fs.rm(folder, {recursive: true}));

const source =
  "import {translate} from '@docusaurus/Translate';\ntranslate({\n  id: 'home.title',\n});\n";

async function run(code: string, sourceMap = false) {
  const dependencies: string[] = [];
  const result = await createInline(cataloguePath, false)(code, {
    resourcePath: path.join(folder, 'src', 'a.tsx'),
    sourceMap,
    addDependency: (file) => dependencies.push(path.basename(file)),
  });
  return {...result, dependencies};
}

describe('the loader', () => {
  it('writes texts and depends on the catalogue and on its own files', async () => {
    const {code, map, dependencies} = await run(source);
    expect(code).toContain('message: "Accueil"');
    expect(map).toBeNull();
    expect(dependencies).toEqual(['codeTranslations.json', 'inlineModule.ts', 'inlineTexts.ts']);
  });

  it('sees a translation that has changed', async () => {
    await run(source);
    await fs.writeFile(cataloguePath, JSON.stringify({'home.title': 'Page principale'}));
    expect((await run(source)).code).toContain('"Page principale"');
  });

  it('maps the code to its source, and passes other modules on as they are', async () => {
    expect((await run(source, true)).map).toMatchObject({sourcesContent: [source]});
    expect(await run('x( );', true)).toEqual({code: 'x( );', dependencies: []});
  });
});

describe('the chunks of every page', () => {
  const texts = {'a.title': 'Un', 'b.title': 'Deux', 'c.title': 'Trois', Close: 'Fermer'};

  async function check(text: string): Promise<void> {
    await fs.mkdir(path.join(folder, 'assets', 'js'), {recursive: true});
    await fs.writeFile(path.join(folder, 'assets', 'js', 'main.0a1b2c3d.js'), text);
    await checkChunks(folder, cataloguePath);
  }

  it('may hold texts without their ids, and an id by chance', async () => {
    await fs.writeFile(cataloguePath, JSON.stringify(texts));
    await expect(check('f({message:"Un"});g("a.title")')).resolves.toBeUndefined();
  });

  it('may not hold the catalogue', async () => {
    await fs.writeFile(cataloguePath, JSON.stringify(texts));
    await expect(check(`JSON.parse('${JSON.stringify(texts)}')`)).rejects.toThrow(
      'main.0a1b2c3d.js holds all the texts',
    );
  });
});
