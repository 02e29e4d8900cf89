/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {createInline, type LoaderOptions} from '../inline';
import loader from '../loader.cjs';

let siteDir: string;
let cataloguePath: string;

beforeEach(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'translation-guard-'));
  cataloguePath = path.join(siteDir, 'codeTranslations.json');
  await fs.writeFile(cataloguePath, JSON.stringify({'home.title': 'Accueil'}));
});
afterEach(() => fs.rm(siteDir, {recursive: true}));

interface Result {
  readonly error: Error | null;
  readonly code?: string;
  readonly map?: unknown;
  readonly dependencies: readonly string[];
}

/** Runs the loader as a bundler does. */
function run(source: string, sourceMap = false, map?: unknown): Promise<Result> {
  const dependencies: string[] = [];
  const options: LoaderOptions = {inline: createInline({siteDir, cataloguePath, isDefault: false})};
  return new Promise((resolve) => {
    loader.call(
      {
        resourcePath: path.join(siteDir, 'src', 'a.tsx'),
        sourceMap,
        addDependency: (file) => dependencies.push(file),
        getOptions: () => options,
        async: () => (error, code, nextMap) => resolve({error, code, map: nextMap, dependencies}),
      },
      source,
      map,
    );
  });
}

const source =
  "import {translate} from '@docusaurus/Translate';\ntranslate({\n  id: 'home.title',\n});\n";

describe('the loader', () => {
  it('writes texts and depends on the catalogue and on its own files', async () => {
    const {code, map, dependencies} = await run(source);
    expect(code).toContain('translate({"message":"Accueil"}');
    expect(map).toBeUndefined();
    expect(dependencies).toContain(cataloguePath);
    expect(dependencies.map((file) => path.basename(file))).toContain('inlineTexts.ts');
  });

  it('sees a translation that has changed', async () => {
    await run(source);
    await fs.writeFile(cataloguePath, JSON.stringify({'home.title': 'Début'}));
    expect((await run(source)).code).toContain('"Début"');
  });

  it('maps each line to itself, with the source as it was', async () => {
    const {map} = await run(source, true);
    expect(map).toEqual({
      version: 3,
      sources: [path.join(siteDir, 'src', 'a.tsx')],
      sourcesContent: [source],
      names: [],
      mappings: 'AAAA;AACA;AACA;AACA;AACA',
    });
  });

  it('passes an earlier map on, and other modules as they are', async () => {
    const earlier = {version: 3};
    expect((await run(source, true, earlier)).map).toBe(earlier);
    expect(await run('x();', true, earlier)).toEqual({
      error: null,
      code: 'x();',
      map: earlier,
      dependencies: [],
    });
  });

  it('stops the build where a text cannot be read', async () => {
    const {error} = await run(`${source}translate(x);`);
    expect(error?.message).toMatch('src/a.tsx:5: "translate(x)" cannot be read');
  });
});
