/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {apiDescriptions, generatorOptions} from '@site/src/config/apiReference';
import {makeApiPages} from '..';

const root = path.join(__dirname, '../../../..');
const [, french] = Object.values(generatorOptions(root).config).map(({outputDir}) => outputDir);

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-pages-'));
  fs.cpSync(path.join(root, 'openapi'), path.join(folder, 'openapi'), {
    recursive: true,
    filter: (file) => !file.endsWith('.mdx'),
  });
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

const read = (name: string, inFolder = 'openapi/pages'): string =>
  fs.readFileSync(path.join(folder, inFolder, `${name}.api.mdx`), 'utf8');

const pages = (): string[] =>
  fs.readdirSync(path.join(folder, 'openapi/pages')).filter((name) => name.endsWith('.api.mdx'));

async function make(descriptions = apiDescriptions): Promise<void> {
  await makeApiPages(folder, descriptions, generatorOptions(root));
}

/** Changes the copy of the description as a writer would. */
function change(from: string, to: string): void {
  const file = path.join(folder, 'openapi/firegrid.yaml');
  const source = fs.readFileSync(file, 'utf8');
  expect(source).toContain(from);
  fs.writeFileSync(file, source.replace(from, to));
}

const matches = (text: string, pattern: RegExp): (string | undefined)[] =>
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
  const timeOf = (name: string): number =>
    fs.statSync(path.join(folder, `openapi/pages/${name}.api.mdx`)).mtimeMs;
  const before = timeOf('list-results');
  change('operationId: listDevices', 'operationId: findDevices');
  await make();
  expect(pages()).toContain('find-devices.api.mdx');
  expect(pages()).not.toContain('list-devices.api.mdx');
  expect(read('find-devices', french)).toContain('# Lister les appareils');
  expect(timeOf('list-results')).toBe(before);
});

describe('a description with all that people write', () => {
  beforeAll(async () => {
    const file = path.relative(folder, path.join(__dirname, 'everything.yaml'));
    await make(apiDescriptions.map(({prepared}) => ({file, prepared})));
  });

  it.each([
    ['get-parcel', 'merged fields', '<Field name="weight" type="number" always="always present">'],
    ['get-parcel', 'limits', '- Greater than 0\n- A multiple of `0.5`'],
    ['get-parcel', 'a schema in itself', '<Field name="parent" type="Parcel, as above">'],
    ['get-parcel', 'arrays of it', 'type="array of objects (Parcel, as above)"'],
    ['get-parcel', 'alternatives', '<Fold summary="A box (object)" open>'],
    ['get-parcel', 'a discriminator', '- The field `kind` tells the forms apart'],
    ['get-parcel', 'null beside a type', 'name="contact" type="string (email address) or null"'],
    ['get-parcel', 'nullable', '<Field name="zip" type="string or null">'],
    ['get-parcel', 'several types', 'type="string or number or null"'],
    ['get-parcel', 'maps', 'type="object, each value: string"'],
    ['get-parcel', 'limits of their values', 'Type: string\n\n- At most 40 characters'],
    ['get-parcel', 'fifty values', '<Fold summary="All 50 values">'],
    [
      'get-parcel',
      'what has no place',
      '- `prefixItems`: `[{"type":"string"},{"type":"integer"}]`',
    ],
    ['get-parcel', 'read-only fields', '- In responses only'],
    ['get-parcel', 'write-only fields', '- In requests only\n- At least 8 characters'],
    ['get-parcel', 'deprecated fields', '<Field name="old" type="string" deprecated="deprecated">'],
    ['get-parcel', 'deprecated operations', "This operation is deprecated: don't use it"],
    ['get-parcel', 'parameters with $ref', '<Field name="lang" type="string">'],
    ['get-parcel', 'parameters of the path', '<Field name="X-Trace" type="string (UUID)">'],
    ['get-parcel', 'parameters as JSON', '- Sent as `application/json`'],
    ['get-parcel', 'arrays of arrays', 'type="array of arrays (array of integers)"'],
    ['get-parcel', 'their style', '- `style`: `deepObject`\n- `explode`: `true`'],
    ['get-parcel', 'named examples', '- Example: `asc` (Upward)\n- Example: `desc`'],
    ['get-parcel', 'cookies', '## Cookies {/* #cookies */}'],
    ['get-parcel', 'servers and variables', '- `region`\n      - `default`: `eu`'],
    ['get-parcel', 'keys in a header', '--header "X-Key: $FIREGRID_API_KEY"'],
    ['get-parcel', 'OAuth 2', '- `tokenUrl`: `https://parcels.example/token`'],
    ['get-parcel', 'scopes', '- `oauth` `read` `write`'],
    ['get-parcel', 'an example', '"weight": 2.5'],
    [
      'get-parcel',
      'other content types',
      '`application/xml` has the same fields as `application/json`.',
    ],
    ['get-parcel', 'bodies without a schema', '\n`text/csv`\n'],
    [
      'get-parcel',
      'headers with $ref',
      '<Field name="X-Cost" type="number" always="always present">',
    ],
    ['get-parcel', 'links', '- `label`\n    - `operationId`: `uploadLabel`'],
    ['get-parcel', 'other statuses', '### Any other status {/* #response-default */}'],
    ['get-parcel', 'signs of JSX', String.raw`never \{id} \< 3.`],
    [
      'get-parcel',
      'autolinks',
      'See [https://example.com/help](https://example.com/help), below and',
    ],
    ['get-parcel', 'words of JavaScript', '&#x65;xport const nothing'],
    ['get-parcel', 'headings', '**Reads a parcel**'],
    ['get-parcel', 'tables', '| Field '],
    ['get-parcel', 'HTML', 'Old\\\nHTML'],
    ['get-parcel', 'fences', '```json\n{"id": "<1>"}\n```'],
    ['remove-parcel', 'other servers', 'base="https://admin.parcels.example"'],
    [
      'remove-parcel',
      'keys in the address',
      '"https://admin.parcels.example/parcels/1?api_key=$FIREGRID_API_KEY"',
    ],
    ['remove-parcel', 'optional keys', '- `key`\n- no key'],
    ['upload-label', 'uploads', '<Field name="file" type="string (file)" required="required">'],
    ['upload-label', 'how to send them', '--form "file=@file" \\\n  --form "parcel=7"'],
    ['upload-label', 'their encoding', '- `contentType`: `image/png, image/jpeg`'],
    ['upload-label', 'a second body', '`application/x-www-form-urlencoded`\n\n<Fields>'],
    ['upload-label', 'keys in a cookie', '--header "Cookie: sid=$FIREGRID_API_KEY"'],
    ['upload-label', 'callbacks', '`POST {$request.body#/url}`'],
    [
      'search-labels-without-an-id-of-its-own',
      'bodies of several forms',
      '<Fold summary="Filter (object)">',
    ],
    [
      'search-labels-without-an-id-of-its-own',
      'unknown keywords',
      '- `dependentRequired`\n  - `has`: `["and"]`',
    ],
    ['trace-labels', 'methods of curl alone', '```bash title="Terminal"\ncurl --request TRACE'],
    ['a-parcel-is-lost', 'webhooks', '<Endpoint method="PUT" path="parcel.lost" />'],
  ])('shows on %s: %s', (name, _what, expected) => {
    expect(read(name)).toContain(expected);
  });

  it('makes MDX of whatever people write', () => {
    const reader = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
    expect(pages()).toHaveLength(6);
    for (const name of pages()) {
      const mdx = read(name.replace('.api.mdx', ''));
      expect(() => reader.parse(mdx.replace(/^---.*?^---/ms, ''))).not.toThrow();
    }
  });
});
