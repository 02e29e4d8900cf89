import type {Operation} from '@site/src/lib/apiOperation';
import type {ApiItem, ApiOperation} from '../item';
import {readOperation} from '../operation';
import {operationPage} from '../page';

const DESCRIPTION =
  'Reads a device, and says whether it is free for a session right now, or else for how long it is busy.';

function item(api: Partial<ApiOperation> = {}): ApiItem {
  return {
    id: 'get-device',
    title: 'Get a device',
    api: {
      method: 'get',
      path: '/devices/{id}',
      description: DESCRIPTION,
      servers: [{url: 'https://api.example.com'}],
      'x-page': {position: 3},
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
  };
}

it('fills the path, and sends no more than is needed', () => {
  const page = operationPage(item(), 'en');
  expect(page).toContain('curl "$FIREGRID_API_URL/devices/pixel-8"');
  expect(page).not.toContain('verbose=');
  expect(page).toContain('sidebar_position: 4\n');
});

it('sends the parameters that the description chose', () => {
  const page = operationPage(item({'x-sample-parameters': ['verbose']}), 'en');
  expect(page).toContain('--data-urlencode "verbose=true"');
  expect(page).toContain('"?verbose=true"');
});

it('names types, constraints and what is required in the language of the page', () => {
  const page = operationPage(item(), 'fr');
  expect(page).toContain('<Field name="id" type="chaîne" required="obligatoire">');
  expect(page).toContain('- Au plus 40 caractères\n- Exemple\u00a0: `pixel-8`');
  expect(page).toContain('<Field name="verbose" type="booléen ou null">');
  expect(page).toContain('### 200 <span lang="en">OK</span> {/* #response-200 */}');
});

it('shows signs of JSX in a description as they are written', () => {
  const page = operationPage(
    item({description: `${DESCRIPTION} See {id} < 3, not \`{id}\`.`}),
    'en',
  );
  expect(page).toContain(String.raw`See \{id\} \< 3, not ${'`{id}`'}.`);
});

it('sends bodies in every language of the samples, quotes and all', () => {
  const page = operationPage(
    item({
      method: 'post',
      requestBody: {
        content: {
          'application/json': {
            schema: {type: 'object', properties: {name: {type: 'string'}}},
            examples: {one: {value: {name: 'l\'app "A"', video: true, tags: ['a', 'b']}}},
          },
        },
      },
    }),
    'en',
  );
  expect(page).toContain(String.raw`"name": "l'\''app \"A\"",`);
  expect(page).toContain(String.raw`name: 'l\'app "A"',`);
  expect(page).toContain('"video": True,');
  expect(page).toContain("tags: ['a', 'b'],");
  expect(page).toContain(String.raw`"name": "l'app \\"A\\"",`);
});

it('shows a webhook by its name and its message, without a request to send', () => {
  const page = operationPage(
    item({
      method: 'event',
      path: 'webhook',
      parameters: [],
      'x-page': {position: 1, webhook: {name: 'test.finished', method: 'post'}},
      requestBody: {
        content: {
          'application/json': {
            schema: {type: 'object', properties: {type: {const: 'test.finished'}}},
            examples: {one: {summary: 'Finished', value: {type: 'test.finished'}}},
          },
        },
      },
    }),
    'en',
  );
  expect(page).toContain('<Endpoint method="POST" path="test.finished" />');
  expect(page).toContain('- Always `test.finished`');
  expect(page).not.toMatch(/TryIt operation|CodeTabs/);
});

describe('says what the description lacks, and where to write it', () => {
  it.each([
    ['a description', item({description: 'Short.', path: '/a'}), 'Write a first sentence'],
    ['an example', item({parameters: [{name: 'id', in: 'path', required: true}]}), 'no example'],
    ['a parameter', item({'x-sample-parameters': ['color']}), 'names color'],
    [
      'a body to send',
      item({method: 'post', requestBody: {content: {'application/json': {schema: {}}}}}),
      'its body has no example',
    ],
  ])('%s', (_what, broken, message) => {
    expect(() => operationPage(broken, 'en')).toThrow(`get-device: `);
    expect(() => operationPage(broken, 'en')).toThrow(message);
    expect(() => operationPage(broken, 'en')).toThrow('openapi/firegrid.yaml');
  });
});

it('tells the panel to try it what the page says, as text', () => {
  const operation: Operation | undefined = readOperation(item());
  expect(operation).toMatchObject({
    id: 'get-device',
    method: 'GET',
    path: '/devices/{id}',
    parameters: [
      {name: 'id', in: 'path', required: true, type: 'string', example: 'pixel-8', maxLength: 40},
      {name: 'verbose', in: 'query', required: false, type: 'boolean', example: 'true'},
    ],
    bodyExamples: [],
  });
  expect(readOperation(item({method: 'event'}))).toBeUndefined();
});
