// A client generated from the description, and the description's own schemas, against the mock.
import createClient, {type Client} from 'openapi-fetch';
import type {paths} from '../../openapi/generated/client';
import {apiKey} from '../../sandbox';
import {readAnswerRules, type GivenAnswer} from '../../scripts/lib/openapi/answers';
import {expect, test} from '../support/sandboxTest';

const {check, examples} = readAnswerRules();

const newTest = {
  name: 'Orders',
  framework: 'appium',
  suiteUrl: 'https://builds.example.com/orders.zip',
  deviceIds: ['pixel-8-android-14'],
} as const;

const clientFor = (baseUrl: string, key = `${apiKey}-contract`): Client<paths> =>
  createClient<paths>({baseUrl, headers: {Authorization: `Bearer ${key}`}});

/** Expects an answer to be one that the description allows. */
function expectDescribed(
  request: Pick<GivenAnswer, 'method' | 'path'>,
  response: Response,
  body: unknown,
): void {
  const headers = Object.fromEntries(response.headers);
  expect(check({...request, status: response.status, headers, body})).toEqual([]);
}

test('the client lists devices', async ({own}) => {
  const {data, response} = await clientFor(own.addresses.api).GET('/devices', {
    params: {query: {category: 'mobile', platform: 'android', available: true, limit: 2}},
  });
  expect(response.status).toBe(200);
  expectDescribed({method: 'get', path: '/devices'}, response, data);
  expect(data?.data.map(({id, available}) => [id, available])).toEqual([
    ['galaxy-s24-android-14', true],
    ['pixel-8-android-14', true],
  ]);
  expect(data?.nextCursor).toEqual(expect.any(String));
});

test('the client starts a test run', async ({own}) => {
  const {data, response} = await clientFor(own.addresses.api).POST('/tests', {
    params: {header: {'Idempotency-Key': 'contract-start'}},
    body: {...newTest, deviceIds: [...newTest.deviceIds]},
  });
  expect(response.status).toBe(202);
  expectDescribed({method: 'post', path: '/tests'}, response, data);
  expect(data).toMatchObject({name: newTest.name, deviceIds: newTest.deviceIds});
});

test('the client reads results', async ({own}) => {
  const {data, response} = await clientFor(own.addresses.api).GET('/results', {
    params: {query: {testId: 'tst_01JQ8Z5K3M'}},
  });
  expect(response.status).toBe(200);
  expectDescribed({method: 'get', path: '/results'}, response, data);
  expect(data?.data.map(({status, durationSeconds}) => [status, durationSeconds])).toEqual([
    ['passed', 184],
    ['failed', 97],
  ]);
});

test('the types of the client refuse what the API would', async ({own}) => {
  const client = clientFor(own.addresses.api);
  const filter = await client.GET('/devices', {
    // @ts-expect-error -- no such platform
    params: {query: {platform: 'symbian'}},
  });
  expect(filter.response.status).toBe(400);
  expectDescribed({method: 'get', path: '/devices'}, filter.response, filter.error);

  const run = await client.POST('/tests', {
    params: {header: {'Idempotency-Key': 'contract-types'}},
    // @ts-expect-error -- no suite and no devices
    body: {name: 'Orders', framework: 'appium'},
  });
  expect(run.response.status).toBe(422);
  expectDescribed({method: 'post', path: '/tests'}, run.response, run.error);
  expect(run.error?.errors?.map(({pointer}) => pointer)).toEqual(['#/suiteUrl', '#/deviceIds']);
});

test('errors of the API are problems for the client', async ({own}) => {
  const {api} = own.addresses;
  const wrongKey = await clientFor(api, 'fg_other').GET('/devices');
  expect(wrongKey.error?.title).toBe('Invalid API key');
  expectDescribed({method: 'get', path: '/devices'}, wrongKey.response, wrongKey.error);

  const noRun = await clientFor(api).GET('/results', {
    params: {query: {testId: 'tst_0000000000'}},
  });
  expect(noRun.error?.status).toBe(404);
  expectDescribed({method: 'get', path: '/results'}, noRun.response, noRun.error);

  const client = clientFor(api, `${apiKey}-contract-limit`);
  const answers = await Promise.all(Array.from({length: 101}, async () => client.GET('/devices')));
  const refused = answers.find(({response}) => response.status === 429);
  expect(refused?.error?.title).toBe('Too Many Requests');
  if (refused) {
    expectDescribed({method: 'get', path: '/devices'}, refused.response, refused.error);
  }
});

test('the description has an answer for each operation and each kind of failure', () => {
  expect([...new Set(examples.map(({method, path}) => `${method} ${path}`))]).toEqual([
    'get /devices',
    'post /tests',
    'get /results',
  ]);
  expect([...new Set(examples.map(({status}) => status))].toSorted()).toEqual([
    200, 202, 400, 401, 403, 404, 409, 422, 429, 500, 503,
  ]);
});

for (const {method, path, status, example} of examples) {
  test(`${method.toUpperCase()} ${path} can answer ${status} ${example}`, async ({own}) => {
    const response = await fetch(`${own.addresses.api}${path}`, {
      method: method.toUpperCase(),
      headers: {
        authorization: `Bearer ${apiKey}-${status}`,
        prefer: `code=${status}, example=${example}`,
        ...(method === 'post'
          ? {'content-type': 'application/json', 'idempotency-key': `contract-${example}`}
          : {}),
      },
      body: method === 'post' ? JSON.stringify(newTest) : undefined,
    });
    expect(response.status).toBe(status);
    expectDescribed({method, path}, response, await response.json());
  });
}
