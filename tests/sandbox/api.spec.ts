import type {APIRequestContext, APIResponse} from '@playwright/test';
import {apiKey, findFreePorts} from '../../sandbox';
import {startApi} from '../../sandbox/api';
import {expect, test} from '../support/sandboxTest';

/** Tests share the mock and its limit, so each that sends much has a key of its own. */
const keyFor = (name: string): string => `${apiKey}-${name}`;

const bearer = (key: string = apiKey): Record<string, string> => ({authorization: `Bearer ${key}`});

const newTest = {
  name: 'Orders',
  framework: 'appium',
  suiteUrl: 'https://builds.example.com/orders.zip',
  deviceIds: ['pixel-8-android-14'],
};

interface Problem {
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly {readonly pointer: string; readonly detail: string}[];
}

async function problemOf(response: APIResponse, status: number): Promise<Problem> {
  expect(response.status()).toBe(status);
  expect(response.headers()['content-type']).toBe('application/problem+json');
  return (await response.json()) as Problem;
}

async function createTest(
  request: APIRequestContext,
  api: string,
  key: string,
  data: unknown = newTest,
): Promise<APIResponse> {
  return request.post(`${api}/tests`, {
    headers: {...bearer(), 'idempotency-key': key, 'content-type': 'application/json'},
    data: typeof data === 'string' ? Buffer.from(data) : data,
  });
}

test('devices are those of the description that meet the filters', async ({own, request}) => {
  const list = async (query: string): Promise<unknown> => {
    const response = await request.get(`${own.addresses.api}/devices?${query}`, {
      headers: bearer(),
    });
    expect(response.status()).toBe(200);
    return response.json();
  };
  expect(await list('platform=android&available=true')).toMatchObject({
    data: [{id: 'galaxy-s24-android-14'}, {id: 'pixel-8-android-14'}],
    nextCursor: 'cGl4ZWwtOC1hbmRyb2lkLTE0',
  });
  expect(await list('limit=1')).toMatchObject({data: [{id: 'galaxy-s24-android-14'}]});
  expect(await list('platform=ios')).toEqual({data: [], nextCursor: null});
  expect(await list('cursor=cGl4ZWwtOC1hbmRyb2lkLTE0')).toEqual({data: [], nextCursor: null});
});

test('results are filtered by their state, and read where they are', async ({own, request}) => {
  const {api} = own.addresses;
  const created = await createTest(request, api, 'results-of-a-run');
  expect(created.status()).toBe(202);
  const {resultsUrl} = (await created.json()) as {resultsUrl: string};
  expect(resultsUrl).toBe(`${api}/results?testId=tst_01JQ8Z5K3M`);
  const statuses = async (query: string): Promise<string[]> => {
    const response = await request.get(`${resultsUrl}${query}`, {headers: bearer()});
    const {data} = (await response.json()) as {data: {status: string}[]};
    return data.map(({status}) => status);
  };
  expect(await statuses('')).toEqual(['passed', 'failed']);
  expect(await statuses('&status=failed')).toEqual(['failed']);
  expect(await statuses('&status=queued')).toEqual(['queued']);
});

test('a missing and a wrong key are told apart', async ({own, request}) => {
  const url = `${own.addresses.api}/devices`;
  expect((await problemOf(await request.get(url), 401)).detail).toContain('There is no API key');
  const wrong = await problemOf(await request.get(url, {headers: bearer('fg_other')}), 401);
  expect(wrong.detail).toContain('revoked');
});

test('what the description does not allow is named', async ({own, request}) => {
  const {api} = own.addresses;
  const get = async (path: string): Promise<APIResponse> =>
    request.get(`${api}${path}`, {headers: bearer()});

  const filter = await problemOf(await get('/devices?platform=symbian'), 400);
  expect(filter.detail).toContain('platform');
  expect(filter.detail).toContain('android, ios, ipados, macos');
  const cursor = await problemOf(await get('/devices?cursor=2'), 400);
  expect(cursor.detail).toContain('cursor must be the nextCursor');
  const run = await problemOf(await get('/results?testId=tst_0000000000'), 404);
  expect(run.detail).toBe('There is no test run tst_0000000000 in this account.');

  const {name: _, ...nameless} = newTest;
  const fields = await problemOf(
    await createTest(request, api, 'no-good-fields', {...nameless, framework: 'x', 'a/b': 1}),
    422,
  );
  expect(fields.detail).toBe('3 fields need a change.');
  expect(fields.errors?.map(({pointer}) => pointer).toSorted()).toEqual([
    '#/a~1b',
    '#/framework',
    '#/name',
  ]);
  const device = await problemOf(
    await createTest(request, api, 'no-such-device', {
      ...newTest,
      deviceIds: ['pixel-9-android-99'],
    }),
    422,
  );
  expect(device.errors?.map(({pointer}) => pointer)).toEqual(['#/deviceIds/0']);
  const json = await problemOf(
    await createTest(request, api, 'broken-json', '{\n  "name": x\n}'),
    400,
  );
  expect(json.detail).toContain('line 2, column 11');
  const header = await problemOf(
    await request.post(`${api}/tests`, {headers: bearer(), data: newTest}),
    400,
  );
  expect(header.detail).toBe('The header idempotency-key is missing.');
});

test('a repetition gets the first answer, other content is refused', async ({own, request}) => {
  const {api} = own.addresses;
  const first = await createTest(request, api, 'sent-again');
  expect(first.status()).toBe(202);
  const again = await createTest(request, api, 'sent-again');
  expect(again.status()).toBe(202);
  expect(await again.json()).toEqual(await first.json());
  const other = await createTest(request, api, 'sent-again', {...newTest, name: 'Other'});
  expect((await problemOf(other, 422)).title).toBe('Idempotency key reused');
});

test('the limit counts each key for itself, for a minute', async ({own, request}) => {
  const {ports} = await findFreePorts(own.ports.site + 40);
  let time = 0;
  const api = await startApi({port: ports.api, now: () => time});
  const send = async (key: string): Promise<APIResponse> =>
    request.get(`${api.origin}/v1/devices`, {headers: bearer(key)});
  try {
    const first = await send(keyFor('one'));
    expect(first.headers()).toMatchObject({
      ratelimit: '"key";r=99;t=60',
      'ratelimit-policy': '"key";q=100;w=60',
    });
    time = 42_500;
    for (let sent = 1; sent < 100; sent += 1) {
      expect((await send(keyFor('one'))).status()).toBe(200);
    }
    const refused = await send(keyFor('one'));
    expect((await problemOf(refused, 429)).detail).toContain('Try again in 18 seconds.');
    expect(refused.headers()).toMatchObject({'retry-after': '18', ratelimit: '"key";r=0;t=18'});
    expect((await send(keyFor('two'))).status()).toBe(200);
    time = 60_000;
    expect((await send(keyFor('one'))).status()).toBe(200);
  } finally {
    await api.close();
  }
});

test('pages of every origin may ask, and read the headers that matter', async ({own, request}) => {
  const url = `${own.addresses.api}/tests`;
  const preflight = await request.fetch(url, {
    method: 'OPTIONS',
    headers: {origin: own.addresses.site, 'access-control-request-method': 'POST'},
  });
  expect(preflight.status()).toBe(204);
  expect(preflight.headers()['access-control-allow-headers']).toContain('Idempotency-Key');
  const refused = await request.get(`${own.addresses.api}/devices`);
  expect(refused.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After',
  });
});

test('a described answer can be asked for', async ({own, request}) => {
  const response = await request.get(`${own.addresses.api}/devices`, {
    headers: {...bearer(), prefer: 'code=503, example=unavailable'},
  });
  expect((await problemOf(response, 503)).title).toBe('Service unavailable');
  expect(response.headers()['retry-after']).toBe('17');
});

test('the address alone says how to ask', async ({own, request}) => {
  const {api} = own.addresses;
  expect(await (await request.get(api)).text()).toContain(`curl "${api}/devices"`);
  expect((await request.get(`${api}/nothing`, {headers: bearer()})).status()).toBe(404);
  expect((await request.delete(`${api}/devices`, {headers: bearer()})).status()).toBe(405);
});
