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

let api: string;
let operations: readonly Operation[];
let time = 0;

serve((port) => {
  api = `http://localhost:${port}/v1`;
  return [startApi({port, now: () => time})];
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

it('names what is wrong with a request', async () => {
  const detailOf = async (path: string, status: number) => (await ask(path, status)).body.detail;
  expect(await detailOf('/devices?limit=many', 400)).toBe('limit must be integer.');
  expect(await detailOf('/devices?cursor=2', 400)).toMatch(/^cursor must be the nextCursor/);
  expect(await detailOf('/results?testId=tst_0000000000', 404)).toContain('tst_0000000000');
  const {name: _, ...nameless} = newTest;
  const fields = await create('no-good-fields', 422, {...nameless, framework: 'x'});
  expect(fields.errors).toContainEqual({
    pointer: '#',
    detail: "must have required property 'name'.",
  });
  expect(fields.errors?.map(({pointer}) => pointer)).toContain('#/framework');
  await create('no-such-device', 422, {...newTest, deviceIds: ['pixel-9-android-99']});
  const broken = await create('broken-json', 400, '{\n  "name": x\n}');
  expect(broken.detail).toContain('line 2, column 11');
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
