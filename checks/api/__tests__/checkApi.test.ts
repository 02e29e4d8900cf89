import fs from 'node:fs';
import path from 'node:path';
import {tempFolder} from '../../../scripts/jest/tempFolder';
import {checkApi} from '../checkApi';

const read = (name: string) => fs.readFileSync(path.join(__dirname, name), 'utf8');

const DESCRIPTION = read('grid.yaml');
const OVERLAY = read('grid.fr.overlay.yaml');

const {write} = tempFolder();

async function check(description = DESCRIPTION, overlay = OVERLAY) {
  const [english, french] = [write('api.yaml', description), write('fr.yaml', overlay)];
  const problems = await checkApi('fr', english, french, {'No key': 'a reason'});
  return problems.map(({file, line = '', text}) => `${path.basename(file)}:${line} ${text}`);
}

/** Replaces what a text has once, so that a test cannot pass by changing nothing. */
function change(text: string, from: string, to: string) {
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
  ["        '503': *any\n", '', /^api\.yaml:\d+ Redocly: The operation lacks a response/],
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
  ['$.tags[', '$.[', /^fr\.yaml:10 Redocly: Invalid JSONPath/],
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
