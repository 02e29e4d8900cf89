/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
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
