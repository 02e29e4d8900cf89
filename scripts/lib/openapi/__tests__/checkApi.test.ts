import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Detect} from '../../../../checks/language/judge';
import {projectRoot} from '../../paths';
import {checkApi} from '../checkApi';
import {compareStructure} from '../compareStructure';
import {applyOverlay} from '../description';

const unsure: Detect = () => null;

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
      description: All of them.
      responses:
        '200':
          description: The devices.
          content:
            application/json:
              schema:
                type: object
                properties:
                  name:
                    type: string
                    maxLength: 20
              examples:
                one:
                  summary: One device
                  value:
                    name: A phone
        '401':
          description: The key is missing.
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
      description: Tous les appareils.
      responses:
        '200':
          description: Les appareils.
          content:
            application/json:
              examples:
                one:
                  summary: Un appareil
                  value:
                    name: Un téléphone
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

async function check(description = DESCRIPTION, overlay = OVERLAY) {
  const files = [write('api.yaml', description), write('fr.yaml', overlay)] as const;
  const {problems} = await checkApi(...files, unsure);
  return problems.map(({file, line, text}) => `${path.basename(file)}:${line} ${text}`);
}

/** Replaces what stands once in a text, so that a test cannot pass by changing nothing. */
function change(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, to);
}

it('passes a description with all of its French', async () => {
  expect(await check()).toEqual([]);
});

it('passes the description of this project', async () => {
  const file = (name: string): string => path.join(projectRoot, 'openapi', name);
  const result = await checkApi(file('firegrid.yaml'), file('firegrid.fr.overlay.yaml'), unsure);
  expect(result.problems).toEqual([]);
  expect(result.texts).toBeGreaterThan(100);
});

it.each([
  ['      operationId: listDevices\n', '', /^api\.yaml:\d+ Redocly: .*operationId/],
  ['      operationId: listDevices\n', '', /^api\.yaml:20 Spectral: .*"operationId"/],
  ['  /devices:', '  /devices/:', /^api\.yaml:\d+ Redocly: .*trailing slash/],
  ['  contact:\n    email: support@grid.example\n', '', /^api\.yaml:2 Spectral: .*"contact"/],
  ['name: A phone', 'name: A phone that nobody can hold', /^api\.yaml:40 Redocly: Example/],
])('reports what the linters find in the description (%#)', async (from, to, expected) => {
  expect(await check(change(DESCRIPTION, from, to))).toContainEqual(
    expect.stringMatching(expected),
  );
});

it('gives the line of a text that has no French', async () => {
  const overlay = change(OVERLAY, '      summary: Lister les appareils\n', '');
  expect(await check(DESCRIPTION, overlay)).toEqual([
    "api.yaml:23 Missing: $.paths['/devices'].get.summary has no French: “List devices”",
  ]);
});

it('gives the line of a French that leads nowhere', async () => {
  const description = change(DESCRIPTION, '      summary: List devices\n', '');
  expect(await check(description)).toContainEqual(
    expect.stringMatching(/^fr\.yaml:15 Orphaned: .*\['\/devices'\]\.get\.summary/),
  );
});

it('gives the line of a French that is the English', async () => {
  const overlay = change(OVERLAY, 'Lister les appareils', 'List devices');
  expect(await check(DESCRIPTION, overlay)).toEqual([
    'fr.yaml:15 Untranslated: the French is the English: “List devices”',
  ]);
});

it('reports an overlay that is none', async () => {
  const overlay = change(OVERLAY, 'overlay: 1.0.0\n', 'overlay: 1.0.0\nactons: []\n');
  expect(await check(DESCRIPTION, overlay)).toContainEqual(
    expect.stringMatching(/^fr\.yaml:2 Redocly: .*actons/),
  );
});

it('lints the French too, whose examples are its own', async () => {
  const overlay = change(OVERLAY, 'Un téléphone', 'Un téléphone intelligent');
  expect(await check(DESCRIPTION, overlay)).toContainEqual(
    expect.stringMatching(/^fr\.yaml applied:\d+ Redocly: Example/),
  );
});

it('says which file cannot be read', async () => {
  await expect(check('openapi: "3')).rejects.toThrow(/api\.yaml cannot be used: /);
});

it('applies the overlay without changing anything but texts', async () => {
  const {description} = await applyOverlay(write('a.yaml', DESCRIPTION), write('b.yaml', OVERLAY));
  expect(description).toMatchObject({
    info: {title: 'API de la grille', version: '1.0.0'},
    tags: [{name: 'Devices', description: 'Ce qui est libre.'}],
  });
});

it('finds every difference of structure', () => {
  const english = {info: {title: 'A', version: '1'}, tags: [{name: 'x'}], on: true};
  const french = {info: {title: 'B', version: '2'}, tags: [{name: 'x'}, {name: 'y'}]};
  const places = compareStructure(english, french, [['info', 'title']]).map(({path: at}) => at);
  expect(places).toEqual([['info', 'version'], ['tags', 1], ['on']]);
});
