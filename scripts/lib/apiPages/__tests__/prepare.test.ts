import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DESCRIPTION_FILE, OVERLAY_FILE} from '../../openapi/files';
import {valueAt} from '../../openapi/path';
import {projectRoot} from '../../paths';
import {pageName} from '../operations';
import {prepareDescriptions, type Prepared} from '../prepare';

const folders: string[] = [];

/** Prepares a copy of the description that a writer changed. */
async function prepareChanged(change: (source: string) => string): Promise<Prepared> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'description-'));
  folders.push(root);
  fs.mkdirSync(path.join(root, 'openapi'));
  const source = fs.readFileSync(path.join(projectRoot, DESCRIPTION_FILE), 'utf8');
  const changed = change(source);
  expect(changed).not.toBe(source);
  fs.writeFileSync(path.join(root, DESCRIPTION_FILE), changed);
  fs.copyFileSync(path.join(projectRoot, OVERLAY_FILE), path.join(root, OVERLAY_FILE));
  return prepareDescriptions(root);
}

afterAll(() => {
  folders.forEach((folder) => {
    fs.rmSync(folder, {recursive: true});
  });
});

it('puts the French on the description, and notes order and names of webhooks', async () => {
  const {en, fr, pages, warnings} = await prepareDescriptions(projectRoot);
  expect(warnings).toEqual([]);
  expect(pages).toEqual(['list-devices', 'create-test', 'list-results', 'test-finished']);
  expect(valueAt(fr, ['paths', '/devices', 'get', 'summary'])).toBe('Lister les appareils');
  expect(valueAt(en, ['paths', '/tests', 'post', 'x-page', 'position'])).toBe(2);
  expect(valueAt(fr, ['webhooks', 'test.finished', 'post', 'x-page', 'webhook'])).toEqual({
    name: 'test.finished',
    method: 'post',
  });
});

it('names the line of an operation without a summary, and says what to write', async () => {
  const prepared = prepareChanged((source) => source.replace('      summary: List devices\n', ''));
  await expect(prepared).rejects.toThrow(
    /openapi\/firegrid\.yaml:\d+\n {2}The GET \/devices has no summary.*\n {2}Fix: write one/,
  );
});

it('names an operation without an id', async () => {
  const prepared = prepareChanged((source) =>
    source.replace('      operationId: listResults\n', ''),
  );
  await expect(prepared).rejects.toThrow('The GET /results has no operationId');
});

it('names two operations that would share a page', async () => {
  const prepared = prepareChanged((source) => source.replace('listResults', 'list_devices'));
  await expect(prepared).rejects.toThrow('The GET /results would have the page of GET /devices');
});

it('reminds of a new operation that has no French', async () => {
  const {pages, warnings} = await prepareChanged((source) =>
    source.replace(
      'webhooks:\n',
      `  /devices/{id}:
    get:
      operationId: getDevice
      summary: Get a device
      responses: {'200': {description: A device.}}
webhooks:
`,
    ),
  );
  expect(pages).toContain('get-device');
  expect(warnings).toEqual([expect.stringContaining('no French summary for GET /devices/{id}')]);
});

it.each([
  ['listDevices', 'list-devices'],
  ['list_devices', 'list-devices'],
  ['getDeviceV2', 'get-device-v2'],
])('names the page of %s as the plugin does', (operationId, name) => {
  expect(pageName(operationId)).toBe(name);
});
