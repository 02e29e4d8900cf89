/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {apiPagesOptions} from '@site/src/config/apiReference';
import {writeApiPages} from '..';

const root = path.join(__dirname, '../../../..');
const options = apiPagesOptions(root);

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-pages-'));
  fs.cpSync(path.join(root, 'openapi'), path.join(folder, 'openapi'), {
    recursive: true,
    filter: (file) => !file.endsWith('.mdx'),
  });
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

/** Writes the pages of a copy of the description that a writer changed. */
async function write(from = '', to = ''): Promise<string[]> {
  const file = path.join(folder, options.description);
  const source = fs.readFileSync(file, 'utf8');
  expect(source).toContain(from);
  fs.writeFileSync(file, source.replace(from, to));
  return writeApiPages(folder, options);
}

const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');

const matches = (text: string, pattern: RegExp): (string | undefined)[] =>
  [...text.matchAll(pattern)].map(([, found]) => found);

it('writes a page of each operation and webhook, alike in both languages', async () => {
  const files = await write();
  const names = ['list-devices', 'create-test', 'list-results', 'test-finished'];
  expect(files.map((file) => path.posix.basename(file, '.api.mdx'))).toEqual([...names, ...names]);
  for (const [index, name] of names.entries()) {
    const [english, french] = [read(files[index]!), read(files[index + names.length]!)];
    for (const pattern of [/^#+ .*\{\/\* (#\S+) \*\/\}$/gm, /^(```\w+)/gm, /^<(\w+)/gm]) {
      expect(matches(french, pattern)).toEqual(matches(english, pattern));
    }
    expect(french).not.toContain(matches(english, /^# (.*)/gm)[0]);
    expect(english).toContain(`sidebar_position: ${index + 2}\n`);
    expect(english.includes('<TryIt ')).toBe(name !== 'test-finished');
    // Address and key are those of the environment, in each language of the samples.
    expect(english.match(/FIREGRID_API_URL/g) ?? []).toHaveLength(name === names[3] ? 0 : 4);
    expect(english.match(/FIREGRID_API_KEY/g) ?? []).toHaveLength(name === names[3] ? 0 : 4);
    expect(english).not.toContain('api.firegrid.example/v1');
  }
  expect(matches(read(files[4]!), /<Field name="(\w+)" type="[^"]+">\n\n.+\.\n/g)).toEqual(
    expect.arrayContaining(['category', 'platform', 'osVersion', 'available', 'limit', 'cursor']),
  );
  expect(read(files[4]!)).toContain('- De 1 à 200\n- Par défaut\u00a0: `50`');
});

it('leaves pages alone that are right, and removes those of operations that are gone', async () => {
  const [first = ''] = await write();
  const written = fs.statSync(path.join(folder, first)).mtimeMs;
  await write();
  expect(fs.statSync(path.join(folder, first)).mtimeMs).toBe(written);
  await write('operationId: listDevices', 'operationId: findDevices');
  expect(fs.existsSync(path.join(folder, first))).toBe(false);
  expect(read('openapi/pages/find-devices.api.mdx')).toContain('# List devices\n');
});

it.each([
  [
    'summary: List devices',
    'summary: ""',
    /^openapi\/firegrid\.yaml:\d+: The operation has no summ/,
  ],
  ['operationId: listResults', 'x-id: none', 'The operation has no operationId in camelCase'],
  ['listResults', 'list_devices', 'The operation has no operationId in camelCase'],
  ['listResults', 'listDevices', 'unique `operationId`'],
])('names the line of what is missing, and says what to write (%#)', async (from, to, message) => {
  await expect(write(from, to)).rejects.toThrow(message);
});
