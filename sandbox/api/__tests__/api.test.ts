import {apiKey} from '../../accounts';
import {serve} from '../../__tests__/support';
import {startApi} from '..';
import {findOperation, readApi, type Operation} from '../description';

const newTest = {
  name: 'Orders',
  framework: 'appium',
  suiteUrl: 'https://builds.example.com/orders.zip',
  deviceIds: ['pixel-8-android-14'],
};

interface Body {
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly {readonly pointer: string; readonly detail: string}[];
  readonly resultsUrl: string;
  readonly data: readonly {readonly id: string; readonly status: string}[];
}

let origin: string;
let api: string;
let operations: readonly Operation[];
let time = 0;

serve((ports) => {
  origin = `http://localhost:${ports.api}`;
  api = `${origin}/v1`;
  return [startApi({port: ports.api, now: () => time})];
});

beforeAll(async () => {
  operations = await readApi();
});

/** Asks as a client would, and checks that the answer is one that the description has. */
async function ask(path: string, status: number, init: RequestInit = {}, key = apiKey) {
  const headers = {authorization: `Bearer ${key}`, ...(init.headers as Record<string, string>)};
  const response = await fetch(new URL(path.replace(/^\//, ''), `${api}/`), {...init, headers});
  const body = (await response.json()) as Body;
  expect({status: response.status, body}).toMatchObject({status});
  const operation = findOperation(operations, {
    method: init.method ?? 'GET',
    path: new URL(response.url).pathname.slice('/v1'.length),
  });
  const answer = {status, body, headers: Object.fromEntries(response.headers)};
  expect(operation?.checkAnswer(answer)).toEqual([]);
  return answer;
}

async function create(idempotencyKey: string, status: number, data: unknown = newTest) {
  const headers = {'idempotency-key': idempotencyKey, 'content-type': 'application/json'};
  const body = typeof data === 'string' ? data : JSON.stringify(data);
  return (await ask('/tests', status, {method: 'POST', headers, body})).body;
}

it('lists devices of the description that meet the filters', async () => {
  const list = async (query: string) => (await ask(`/devices?${query}`, 200)).body;
  expect(await list('category=mobile&platform=android&available=true')).toMatchObject({
    data: [{id: 'galaxy-s24-android-14'}, {id: 'pixel-8-android-14'}],
    nextCursor: 'cGl4ZWwtOC1hbmRyb2lkLTE0',
  });
  expect((await list('limit=1')).data.map(({id}) => id)).toEqual(['galaxy-s24-android-14']);
  expect(await list('platform=ios')).toEqual({data: [], nextCursor: null});
  expect(await list('cursor=cGl4ZWwtOC1hbmRyb2lkLTE0')).toEqual({data: [], nextCursor: null});
});

it('starts a run with the name that was sent, and filters its results by their state', async () => {
  const run = await create('results-of-a-run', 202);
  expect(run).toMatchObject({name: 'Orders', deviceIds: newTest.deviceIds});
  expect(run.resultsUrl).toBe(`${api}/results?testId=tst_01JQ8Z5K3M`);
  const statuses = async (query: string) =>
    (await ask(`/results?testId=tst_01JQ8Z5K3M${query}`, 200)).body.data.map(({status}) => status);
  expect(await statuses('')).toEqual(['passed', 'failed']);
  expect(await statuses('&status=failed')).toEqual(['failed']);
  expect(await statuses('&status=queued')).toEqual(['queued']);
});

it('tells a missing key from a wrong one', async () => {
  const missing = await ask('/devices', 401, {headers: {authorization: ''}});
  expect(missing.body.detail).toContain('The API key is missing');
  expect(missing.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After',
  });
  const wrong = await ask('/devices', 401, {}, 'fg_other');
  expect(wrong.body.detail).toContain('revoked');
});

it.each([
  ['/devices?platform=symbian', 400, /^platform must .*: android, ios, ipados, macos\.$/],
  ['/devices?limit=many', 400, /^limit must be integer\.$/],
  ['/devices?cursor=2', 400, /^cursor must be the nextCursor/],
  ['/results?testId=tst_0000000000', 404, /^There is no test run tst_0000000000 in this account/],
])('names what is wrong with GET %s', async (path, status, detail) => {
  expect((await ask(path, status)).body.detail).toMatch(detail);
});

it('names what is wrong with a new run', async () => {
  const {name: _, ...nameless} = newTest;
  const fields = await create('no-good-fields', 422, {...nameless, framework: 'x', 'a/b': 1});
  expect(fields.detail).toBe('3 fields need a change.');
  expect(fields.errors?.map(({pointer}) => pointer).toSorted()).toEqual([
    '#/a~1b',
    '#/framework',
    '#/name',
  ]);
  const deviceIds = ['pixel-9-android-99'];
  const device = await create('no-such-device', 422, {...newTest, deviceIds});
  expect(device.errors?.map(({pointer}) => pointer)).toEqual(['#/deviceIds/0']);
  const broken = await create('broken-json', 400, '{\n  "name": x\n}');
  expect(broken.detail).toContain('line 2, column 11');
  const headers = {'content-type': 'application/json'};
  const init = {method: 'POST', headers, body: JSON.stringify(newTest)};
  const header = await ask('/tests', 400, init);
  expect(header.body.detail).toBe('The header idempotency-key is missing.');
});

it('gives a repetition the first answer, and refuses other content', async () => {
  const first = await create('sent-again', 202);
  expect(await create('sent-again', 202)).toEqual(first);
  const other = await create('sent-again', 422, {...newTest, name: 'Other'});
  expect(other.title).toBe('Idempotency key reused');
});

it('counts the limit for each key by itself, for a minute', async () => {
  const send = async (status: number, key = 'one') =>
    ask('/devices', status, {}, `${apiKey}-${key}`);
  time = 0;
  expect((await send(200)).headers).toMatchObject({
    ratelimit: '"key";r=99;t=60',
    'ratelimit-policy': '"key";q=100;w=60',
  });
  time = 42_500;
  await Promise.all(Array.from({length: 99}, async () => send(200)));
  const {body, headers} = await send(429);
  expect(body.detail).toContain('Try again in 18 seconds.');
  expect(headers).toMatchObject({'retry-after': '18', ratelimit: '"key";r=0;t=18'});
  await send(200, 'two');
  time = 60_000;
  await send(200);
});

it('lets pages of every origin ask, and refuses what the API does not have', async () => {
  const preflight = await fetch(`${api}/tests`, {method: 'OPTIONS'});
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  expect(await (await fetch(api)).text()).toContain(`curl "${api}/devices"`);
  const headers = {authorization: `Bearer ${apiKey}`};
  expect((await fetch(`${api}/nothing`, {headers})).status).toBe(404);
  expect((await fetch(`${origin}/devices`, {headers})).status).toBe(404);
  expect((await fetch(`${api}/devices`, {headers, method: 'DELETE'})).status).toBe(405);
});

it('can give every answer of the description that is asked for', async () => {
  const seen = new Set<string>();
  for (const {
    method,
    path,
    api: {responses = {}},
  } of operations) {
    for (const [status, {content = {}}] of Object.entries(responses)) {
      const {examples = {}} = Object.values(content)[0] ?? {};
      for (const [name, {value}] of Object.entries(examples)) {
        const body = method === 'POST' ? JSON.stringify(newTest) : undefined;
        const headers = {
          prefer: `code=${status}, example=${name}`,
          'idempotency-key': 'every-answer',
        };
        const key = `${apiKey}-${status}`;
        const answer = await ask(path, Number(status), {method, headers, body}, key);
        expect(answer.body).toEqual(value);
        seen.add(status);
      }
    }
  }
  expect([...seen].toSorted().join(' ')).toBe('200 202 400 401 403 404 409 422 429 500 503');
});
