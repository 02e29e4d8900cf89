/** @jest-environment node */
import path from 'node:path';
import {apiPagesOptions} from '@site/src/config/apiReference';
import type {ApiItem, ApiOperation} from '../description';
import {operationPage, readTryIt} from '../page';

const [english, french] = apiPagesOptions(path.join(__dirname, '../../../..')).languages;

const DESCRIPTION =
  'Reads a device, and says whether it is free for a session right now, or else for how long it is busy.';

function item(api: Partial<ApiOperation> = {}, more: Partial<ApiItem> = {}): ApiItem {
  return {
    id: 'get-device',
    title: 'Get a device',
    isWebhook: false,
    method: 'GET',
    path: '/devices/{id}',
    base: 'https://api.example.com',
    needsKey: true,
    api: {
      description: DESCRIPTION,
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'A device.',
          schema: {type: 'string', maxLength: 40},
          example: 'pixel-8',
        },
        {name: 'verbose', in: 'query', schema: {type: ['boolean', 'null']}, example: true},
      ],
      responses: {'200': {description: 'The device.'}},
      ...api,
    },
    ...more,
  };
}

function pageOf(operation: ApiItem, language = english): string {
  return operationPage(operation, 4, language === english, language!.say);
}

it('fills the path, and sends no more than is needed', () => {
  const page = pageOf(item());
  expect(page).toContain('curl "$FIREGRID_API_URL/devices/pixel-8"');
  expect(page).not.toContain('verbose=');
  expect(page).toContain('sidebar_position: 4\n');
});

it('sends the parameters that the description chose', () => {
  const page = pageOf(item({'x-sample-parameters': ['verbose']}));
  expect(page).toContain('--data-urlencode "verbose=true"');
  expect(page).toContain('"?verbose=true"');
});

it('names types, constraints and what is required in the language of the page', () => {
  const page = pageOf(item(), french);
  expect(page).toContain('<Field name="id" type="chaîne" required="obligatoire">');
  expect(page).toContain('- Au plus 40 caractères\n- Exemple\u00a0: `pixel-8`');
  expect(page).toContain('<Field name="verbose" type="booléen ou null">');
  expect(page).toContain('### 200 <span lang="en">OK</span> {/* #response-200 */}');
});

it('shows signs of JSX in a description as they are written', () => {
  const page = pageOf(item({description: `${DESCRIPTION} See {id} < 3, not \`{id}\`.`}));
  expect(page).toContain(String.raw`See \{id\} \< 3, not ${'`{id}`'}.`);
});

it('sends bodies in every language of the samples, quotes and all', () => {
  const examples = {one: {value: {name: 'l\'app "A"', video: true, tags: ['a', 'b']}}};
  const schema = {type: 'object', properties: {name: {type: 'string'}}};
  const page = pageOf(
    item({requestBody: {content: {'application/json': {schema, examples}}}}, {method: 'POST'}),
  );
  expect(page).toContain(String.raw`"name": "l'\''app \"A\"",`);
  expect(page).toContain(String.raw`name: 'l\'app "A"',`);
  expect(page).toContain('"video": True,');
  expect(page).toContain("tags: ['a', 'b'],");
  expect(page).toContain(String.raw`"name": "l'app \\"A\\"",`);
});

it('shows a webhook by its name and its message, without a request to send', () => {
  const schema = {type: 'object', properties: {type: {const: 'test.finished'}}};
  const examples = {one: {summary: 'Finished', value: {type: 'test.finished'}}};
  const webhook = item(
    {parameters: [], requestBody: {content: {'application/json': {schema, examples}}}},
    {isWebhook: true, method: 'POST', path: 'test.finished', base: undefined, needsKey: false},
  );
  const page = pageOf(webhook);
  expect(page).toContain('<Endpoint method="POST" path="test.finished" />');
  expect(page).toContain('- Always `test.finished`');
  expect(page).not.toMatch(/TryIt operation|CodeTabs|#authentication/);
  expect(readTryIt(webhook)).toBeUndefined();
});

describe('says what the description lacks, and where to write it', () => {
  it.each([
    ['a description', item({description: 'Short.'}, {path: '/a'}), 'Write a first sentence'],
    ['an example', item({parameters: [{name: 'id', in: 'path', required: true}]}), 'no example'],
    ['a parameter', item({'x-sample-parameters': ['color']}), 'names color'],
    [
      'a body to send',
      item({requestBody: {content: {'application/json': {schema: {}}}}}, {method: 'POST'}),
      'its body has no example',
    ],
  ])('%s', (_what, broken, message) => {
    expect(() => pageOf(broken)).toThrow(message);
    expect(() => pageOf(broken)).toThrow(/^get-device: .*openapi\/firegrid\.yaml/);
  });
});

it('tells the panel to try it what the page says, as text', () => {
  expect(readTryIt(item())).toMatchObject({
    id: 'get-device',
    method: 'GET',
    path: '/devices/{id}',
    parameters: [
      {name: 'id', in: 'path', required: true, type: 'string', example: 'pixel-8', maxLength: 40},
      {name: 'verbose', in: 'query', required: false, type: 'boolean', example: 'true'},
    ],
    bodyExamples: [],
  });
});
