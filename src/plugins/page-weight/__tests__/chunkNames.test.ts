/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {CHUNK_FILENAME, chunkNames} from '../chunkNames';

let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'chunk-names-'));
});

afterEach(async () => fs.rm(folder, {recursive: true}));

/** Builds a page that loads another module. @returns The files that came out, with their text. */
async function build(text: string, runtime = 'runtime~main'): Promise<Map<string, string>> {
  await fs.writeFile(path.join(folder, 'page.js'), "import('./next.js');");
  await fs.writeFile(path.join(folder, 'next.js'), `export default ${JSON.stringify(text)};`);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: {main: './page.js'},
    output: {
      path: path.join(folder, 'built'),
      filename: 'assets/js/[name].[contenthash:8].js',
      chunkFilename: CHUNK_FILENAME,
      clean: true,
    },
    optimization: {runtimeChunk: {name: runtime}, moduleIds: 'deterministic'},
    plugins: [chunkNames as never],
  });
  const errors = await new Promise<readonly {readonly message: string}[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) {
          reject(error);
        } else {
          resolve(stats?.toJson({all: false, errors: true}).errors ?? []);
        }
      });
    });
  });
  if (errors[0]) {
    throw new Error(errors[0].message);
  }
  const names = await fs.readdir(path.join(folder, 'built'), {recursive: true});
  const files = names.filter((name) => path.extname(name));
  return new Map(
    await Promise.all(
      files.map(
        async (name) =>
          [name, await fs.readFile(path.join(folder, 'built', name), 'utf8')] as const,
      ),
    ),
  );
}

const nameOf = (files: Map<string, string>, what: RegExp): string =>
  [...files.keys()].find((name) => what.test(name)) ?? '';

it('puts the names of all scripts into a list, which the runtime names', async () => {
  const [first, second] = [await build('one'), await build('two')];
  for (const files of [first, second]) {
    const list = nameOf(files, /names\.\w+\.json$/);
    expect(files.get(nameOf(files, /runtime~main/))).toContain(`"${list}"`);
    const names = JSON.parse(files.get(list) ?? '') as Record<string, string>;
    const [[id, hash] = []] = Object.entries(names);
    expect(Object.keys(names)).toHaveLength(1);
    expect([...files.keys()]).toContain(`assets/js/${id}.${hash}.js`);
  }
  // Of another content, each has another name: hosts let browsers keep them for a year.
  for (const what of [/\d\.\w+\.js$/, /names/, /runtime/]) {
    expect(nameOf(first, what)).not.toBe(nameOf(second, what));
  }
  expect(nameOf(first, /main\./)).toBe(nameOf(second, /main\./));
});

it('stops the build when the runtime has no such part', async () => {
  await expect(build('one', 'start')).rejects.toThrow('src/plugins/page-weight/chunkNames.ts');
});
