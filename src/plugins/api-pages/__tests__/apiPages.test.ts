/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {tempFolder} from '@site/scripts/jest/tempFolder';
import {apiDescriptions, generatorOptions} from '@site/src/config/apiReference';
import {makeApiPages} from '..';
import {toMdx} from '../mdx';
import type {Field} from '../operation';
import type {Say} from '../say';
import {fieldList} from '../schema';

const root = path.join(__dirname, '../../../..');
const [, french] = Object.values(generatorOptions(root).config).map(({outputDir}) => outputDir);

const {folder} = tempFolder();

beforeAll(() => {
  fs.cpSync(path.join(root, 'openapi'), path.join(folder, 'openapi'), {
    recursive: true,
    filter: (file) => !file.endsWith('.mdx'),
  });
});

const read = (name: string, inFolder = 'openapi/pages') =>
  fs.readFileSync(path.join(folder, inFolder, `${name}.api.mdx`), 'utf8');

const pages = () =>
  fs.readdirSync(path.join(folder, 'openapi/pages')).filter((name) => name.endsWith('.api.mdx'));

async function make() {
  await makeApiPages(folder, apiDescriptions, generatorOptions(root));
}

/** Changes the copy of the description as a writer would. */
function change(from: string, to: string) {
  const file = path.join(folder, 'openapi/firegrid.yaml');
  const source = fs.readFileSync(file, 'utf8');
  expect(source).toContain(from);
  fs.writeFileSync(file, source.replace(from, to));
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

it('writes a page of each operation and webhook, alike in both languages', async () => {
  await make();
  const names = ['list-devices', 'create-test', 'list-results', 'test-finished'];
  expect(pages().toSorted()).toEqual(names.map((name) => `${name}.api.mdx`).toSorted());
  for (const name of names) {
    const [english, translated] = [read(name), read(name, french)];
    for (const pattern of [/^#+ .*\{\/\* (#\S+) \*\/\}$/gm, /^(```\w+)/gm, /^<(\w+)/gm]) {
      expect(matches(translated, pattern)).toEqual(matches(english, pattern));
    }
    expect(translated).not.toContain(matches(english, /^# (.*)/gm)[0]);
    expect(english.includes('<TryIt ')).toBe(name !== 'test-finished');
    // URL and key are those of the environment, in each language of the samples.
    expect(english.match(/FIREGRID_API_URL/g) ?? []).toHaveLength(name === names[3] ? 0 : 4);
    expect(english.match(/FIREGRID_API_KEY/g) ?? []).toHaveLength(name === names[3] ? 0 : 4);
    expect(english).not.toContain('api.firegrid.example/v1');
  }
  expect(
    matches(read('list-devices', french), /<Field name="(\w+)" type="[^"]+">\n\n.+\.\n/g),
  ).toEqual(
    expect.arrayContaining(['category', 'platform', 'osVersion', 'available', 'limit', 'cursor']),
  );
  expect(read('list-devices', french)).toContain('- De 1 à 200\n- Par défaut\u00a0: `50`');
  expect(read('list-devices', french)).toContain('### 200 <span lang="en">OK</span>');
  expect(read('test-finished')).toContain('<Endpoint method="POST" path="test.finished" />');
  // A sample that is run each night starts a new run each night.
  expect(read('create-test')).toContain('--header "Idempotency-Key: $(date +%s)-$RANDOM"');
  // Callers send what is required; what they get is always present.
  expect(read('create-test')).toContain('name="framework" type="string" required="required">');
  expect(read('create-test')).toContain(
    'name="createdAt" type="string (date and time, RFC 3339)" always="always present">',
  );
  const sidebar = fs.readFileSync(path.join(folder, 'openapi/pages/sidebar.ts'), 'utf8');
  expect(matches(sidebar, /id: "([\w-]+)"/g)).toEqual(names);
});

it('makes the pages anew when the description changes, and leaves equal ones alone', async () => {
  await make();
  const timeOf = (name: string) =>
    fs.statSync(path.join(folder, `openapi/pages/${name}.api.mdx`)).mtimeMs;
  const before = timeOf('list-results');
  change('operationId: listDevices', 'operationId: findDevices');
  await make();
  expect(pages()).toContain('find-devices.api.mdx');
  expect(pages()).not.toContain('list-devices.api.mdx');
  expect(read('find-devices', french)).toContain('# Lister les appareils');
  expect(timeOf('list-results')).toBe(before);
});

it('makes MDX that says the same as Markdown', () => {
  const written = toMdx(
    'Use `{id}`, never {id} < 3 or <id>.\n\nimport it.\n\n| `{a}` | {one} <two> |\n| ----- | ----------- |',
  );
  expect(written).toContain('Use `{id}`, never \\{id} \\< 3 or \\<id>.');
  const reader = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
  expect(reader.parse(written).children.map(({type}) => type)).toEqual([
    'paragraph',
    'paragraph',
    'table',
  ]);
});

it('shows as it is written what it has no words for', () => {
  const schema = {
    type: ['string', 'date'],
    format: 'iban',
    multipleOf: 2,
    prefixItems: [{type: 'string'}],
  };
  const say: Say = (id) => id;
  expect(fieldList([['sum', {schema, style: 'form'} as Field]], say, 'sent')).toMatch(
    /type="or \(format\.iban\)"[^]*- `multipleOf`: `2`\n- `prefixItems`: `\[{"type":"string"}\]`\n- `style`: `form`/,
  );
});
