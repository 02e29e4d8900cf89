/** @jest-environment node */
import path from 'node:path';
import {apiPagesOptions} from '@site/src/config/apiReference';
import type {ApiItem, ApiOperation, Media} from '../description';
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

const pageOf = (operation: ApiItem, say = english!.say): string => operationPage(operation, 4, say);

const sending = (media: Media): ApiItem =>
  item({requestBody: {content: {'application/json': media}}}, {method: 'POST'});

it('fills the path, and names types and constraints in the language of the page', () => {
  const page = pageOf(item(), french!.say);
  expect(page).toContain('curl "$FIREGRID_API_URL/devices/pixel-8"');
  expect(page).not.toContain('verbose=');
  expect(page).toContain('<Field name="id" type="chaîne" required="obligatoire">');
  expect(page).toContain('- Au plus 40 caractères\n- Exemple\u00a0: `pixel-8`');
  expect(page).toContain('<Field name="verbose" type="booléen ou null">');
  expect(page).toContain('### 200 <span lang="en">OK</span> {/* #response-200 */}');
  expect(pageOf(item())).toContain('### 200 OK {/* #response-200 */}');
  // Signs of JSX are shown as they are written.
  const description = `${DESCRIPTION} See {id} < 3, not \`{id}\`.`;
  expect(pageOf(item({description}))).toContain(String.raw`See \{id\} \< 3, not ${'`{id}`'}.`);
});

it('sends parameters and bodies in every language of the samples, quotes and all', () => {
  const page = pageOf(item({'x-sample-parameters': ['verbose']}));
  expect(page).toContain('--data-urlencode "verbose=true"');
  expect(page).toContain('"?verbose=true"');
  const examples = {one: {value: {name: 'l\'app "A"', video: true, tags: ['a', 'b']}}};
  const post = pageOf(sending({schema: {type: 'object'}, examples}));
  expect(post).toContain(String.raw`"name": "l'\''app \"A\"",`);
  expect(post).toContain(String.raw`name: 'l\'app "A"',`);
  expect(post).toContain('"video": True,');
  expect(post).toContain("tags: ['a', 'b'],");
  expect(post).toContain(String.raw`"name": "l'app \\"A\\"",`);
});

it.each([
  ['a description', item({description: 'Short.'}, {path: '/a'}), 'Write a first sentence'],
  ['an example', item({parameters: [{name: 'id', in: 'path', required: true}]}), 'no example'],
  ['a parameter', item({'x-sample-parameters': ['color']}), 'names color'],
  ['a body to send', sending({schema: {}}), 'its body has no example'],
])('says that the description lacks %s, and where to write it', (_what, broken, message) => {
  expect(() => pageOf(broken)).toThrow(message);
  expect(() => pageOf(broken)).toThrow(/^get-device: .*openapi\/firegrid\.yaml/);
});

it('marks what the reader has to send, and what they always receive', () => {
  const schema = {
    ...{type: 'object' as const, required: ['id']},
    properties: {id: {type: 'string' as const}},
  };
  const examples = {one: {value: {id: 'a'}}};
  const responses = {'200': {description: '', content: {'application/json': {schema}}}};
  const both = sending({schema, examples});
  const page = pageOf({...both, api: {...both.api, responses}});
  expect(page.match(/<Field name="id" .+>/g)).toEqual([
    '<Field name="id" type="string" required="required">',
    '<Field name="id" type="string" required="required">',
    '<Field name="id" type="string" always="always present">',
  ]);
  expect(pageOf({...both, isWebhook: true})).not.toContain('required="required"');
});

it('tells the panel to try it what the page says, as text', () => {
  expect(readTryIt(item())).toMatchObject({
    id: 'get-device',
    method: 'GET',
    path: '/devices/{id}',
    parameters: [
      {name: 'id', in: 'path', required: true, type: 'string', value: 'pixel-8', maxLength: 40},
      {
        name: 'verbose',
        in: 'query',
        required: false,
        type: 'boolean',
        example: 'true',
        value: undefined,
      },
    ],
    bodyExamples: [],
    bodyFields: [],
  });
  const schema = {
    ...{type: 'object' as const, required: ['ids']},
    properties: {
      url: {type: 'string' as const, format: 'uri'},
      ids: {
        ...{type: 'array' as const, maxItems: 5, description: 'Some `ids`.'},
        items: {type: 'string' as const, pattern: '^a'},
      },
      more: {type: 'object' as const},
    },
  };
  const operation = sending({schema, examples: {one: {value: {ids: ['a1', 'a2']}}}});
  expect(readTryIt(item({'x-sample-parameters': ['verbose']}))?.parameters[1]?.value).toBe('true');
  expect(readTryIt(operation)?.bodyFields).toMatchObject([
    {name: 'url', required: false, type: 'string', isAddress: true},
    {name: 'ids', required: true, type: 'list', maxItems: 5, pattern: '^a', example: 'a1'},
  ]);
});
