import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {checkApi} from '../checkApi';

const DESCRIPTION = `openapi: 3.1.0
info:
  title: Grid API
  version: 1.0.0
  description: Devices of the grid.
  contact:
    email: support@grid.example
  license:
    name: MIT
    identifier: MIT
servers:
  - url: https://api.grid.example/v1
security:
  - apiKey: []
tags:
  - name: Devices
    description: What is free.
paths:
  /devices:
    get:
      operationId: listDevices
      tags: [Devices]
      summary: List devices
      description: All of them, as \`GET /results\` and the [limits](https://a.example/) say.
      responses:
        '200':
          description: The devices.
          content:
            application/json:
              schema:
                type: object
                properties:
                  title:
                    type: string
                    maxLength: 20
                    default: No name yet
                    description: Shown title.
                  example:
                    type: string
                    description: One value.
              examples:
                one:
                  summary: One device
                  value:
                    title: A phone
                    example: pixel-8
        '401':
          description: The key is missing.
          content:
            application/problem+json:
              schema:
                type: object
              examples:
                noKey:
                  summary: No key
                  value:
                    type: https://a.example/no-key
                    title: There is no key
                    status: 401
components:
  securitySchemes:
    apiKey:
      type: http
      scheme: bearer
`;

const OVERLAY = `overlay: 1.0.0
info:
  title: Français
  version: 1.0.0
actions:
  - target: $.info
    update:
      title: API de la grille
      description: Les appareils de la grille.
  - target: $.tags[?@.name == 'Devices']
    update:
      description: Ce qui est libre.
  - target: $.paths['/devices'].get
    update:
      summary: Lister les appareils
      description: Tous les appareils, selon \`GET /results\` et les [limites](https://a.example/).
      responses:
        '200':
          description: Les appareils.
          content:
            application/json:
              schema:
                properties:
                  title:
                    description: Titre affiché.
                  example:
                    description: Une valeur.
              examples:
                one:
                  summary: Un appareil
                  value:
                    title: Un téléphone
        '401':
          description: La clé manque.
`;

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}

async function check(description = DESCRIPTION, overlay = OVERLAY): Promise<string[]> {
  const files = [write('api.yaml', description), write('fr.yaml', overlay)] as const;
  const problems = await checkApi('fr', ...files, {'No key': 'a reason'});
  return problems.map(({file, line = '', text}) => `${path.basename(file)}:${line} ${text}`);
}

/** Replaces what a text has once, so that a test cannot pass by changing nothing. */
function change(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, () => to);
}

it('passes a description with all of its French', async () => {
  expect(await check()).toEqual([]);
});

it.each([
  // Redocly's recommended rules, its other rules, those of the pages, and our own.
  ['  /devices:', '  /devices/:', /^api\.yaml:\d+ Redocly: .*trailing slash/],
  ['title: A phone', 'title: A phone that is much too long', /^api\.yaml:\d+ Redocly: Example/],
  ['  contact:\n    email: support@grid.example\n', '', /^api\.yaml:2 Redocly: .*`contact`/],
  [
    '      operationId: listDevices\n',
    '',
    /^api\.yaml:\d+ Redocly: The operation has no operationId/,
  ],
  ['      tags: [Devices]\n', '', /^api\.yaml:\d+ Redocly: The operation has no tags/],
  [
    '              examples:\n                one:',
    '              x-none:\n                one:',
    /^api\.yaml:\d+ Redocly: The body has no example/,
  ],
  [
    '                  summary: One device\n',
    '',
    /^fr\.yaml:\d+ Orphaned: .*examples\.one\.summary/,
  ],
])('reports what is wrong with the description (%#)', async (from, to, expected) => {
  expect(await check(change(DESCRIPTION, from, to))).toContainEqual(
    expect.stringMatching(expected),
  );
});

const PROBLEM_TITLE = `description: La clé manque.
          content:
            application/problem+json: {examples: {noKey: {value: {title: Sans clé}}}}
`;

it.each([
  [
    '      title: API de la grille\n',
    '',
    /^fr\.yaml: \$\.info\.title: the French text is the Engl/,
  ],
  [
    'Lister les appareils',
    'List devices',
    /^fr\.yaml:15 \$\.paths\['\/devices'\]\.get\.summary: the/,
  ],
  ['title: Un téléphone', 'title: A phone', /title: the French text is the English one: “A phone”/],
  ["'Devices']", "'Macs']", /^fr\.yaml:10 Orphaned: \$\.tags/],
  ['$.tags[', '$.[', /^fr\.yaml:10 Invalid JSONPath/],
  ['Lister les appareils', '""', /^fr\.yaml:15 .*: the French text is empty/],
  ['GET /results', 'GET /result', /^fr\.yaml:16 .*: the placeholders, codes or links differ/],
  ['      summary: L', '      operationId: lister\n      summary: L', /operationId is no text/],
  ['      summary: L', '      deprecated: true\n      summary: L', /nothing at \$\.paths/],
  [
    '    update:\n      description: Ce qui est libre.',
    '    remove: true',
    /\$\.tags\[0\]\.name is no text/,
  ],
  ['description: La clé manque.\n', PROBLEM_TITLE, /title is no text that people read:/],
  ['overlay: 1.0.0\n', 'overlay: 1.0.0\nactons: []\n', /^fr\.yaml:2 Redocly: .*actons/],
  ['Un téléphone', 'Un téléphone intelligent', /^fr\.yaml applied:\d+ Redocly: Example/],
])('reports what is wrong with the overlay (%#)', async (from, to, expected) => {
  const found = await check(DESCRIPTION, change(OVERLAY, from, to));
  expect(found).toContainEqual(expect.stringMatching(expected));
});

it('says which file cannot be read', async () => {
  await expect(check('openapi: "3')).rejects.toThrow(/api\.yaml cannot be used: /);
});
