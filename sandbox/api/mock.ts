import path from 'node:path';
import {findJsonFault} from '../../src/lib/json';
import {apiKey} from '../accounts';
import {findOperation, type Answer, type ApiRequest, type Operation} from './description';

/** A request as it came: its body is not read yet. */
export interface RawRequest extends Omit<ApiRequest, 'body'> {
  readonly text: string;
}

type Entry = Readonly<Record<string, unknown>>;

/** Values of the description's examples that the mock knows. */
const KNOWN_TEST = 'tst_01JQ8Z5K3M';
const KNOWN_CURSOR = 'cGl4ZWwtOC1hbmRyb2lkLTE0';
const UNKNOWN_DEVICE = 'pixel-9-android-99';

/** Filters of either list: parameter and member have the same name. */
const FILTERS = ['category', 'platform', 'osVersion', 'available', 'testId', 'status'];

/** Requests that a key may send in each window; the description has the same in `RateLimit-Policy`. */
const REQUESTS_PER_WINDOW = 100;
const WINDOW_MS = 60_000;

/** Replaces members of an example's body. */
const withBody = (example: Answer | undefined, change: (body: Entry) => Entry) =>
  example && {...example, body: {...(example.body as Entry), ...change(example.body as Entry)}};

/** Fills a place of the sentence in an example: the line of a mistake, the seconds to wait. */
const withDetail = (example: Answer | undefined, pattern: RegExp, text: string) =>
  withBody(example, ({detail}) => ({detail: String(detail).replace(pattern, text)}));

function answerList({exampleOf, path: list}: Operation, {query}: ApiRequest): Answer | undefined {
  const {cursor, testId = KNOWN_TEST, status = '', limit} = query;
  if (cursor !== undefined && cursor !== KNOWN_CURSOR) {
    return exampleOf(400, 'invalidCursor');
  }
  if (testId !== KNOWN_TEST) {
    return withDetail(exampleOf(404), /tst_\w+/, testId);
  }
  const devices = cursor === undefined ? 'androidPhones' : 'noDevices';
  const results = ['queued', 'running'].includes(status) ? 'unfinishedRun' : 'finishedRun';
  return withBody(exampleOf(200, list === '/devices' ? devices : results), (page) => {
    const data = (page.data as readonly Entry[])
      .filter((entry) =>
        FILTERS.every((name) => String(entry[name]) === (query[name] ?? String(entry[name]))),
      )
      .slice(0, limit === undefined ? undefined : Number(limit));
    return {data, nextCursor: data.length === 0 ? null : page.nextCursor};
  });
}

function answerTest({exampleOf}: Operation, {body}: ApiRequest, baseUrl: string) {
  const {name, framework, deviceIds} = body as Entry & {readonly deviceIds: readonly string[]};
  return deviceIds.includes(UNKNOWN_DEVICE)
    ? exampleOf(422, 'unknownDevice')
    : withBody(exampleOf(202), ({id}) => ({
        name,
        framework,
        deviceIds,
        resultsUrl: `${baseUrl}/results?testId=${String(id)}`,
      }));
}

/** @returns The answer to a request that the description does not allow, which names each fault. */
function refuse({exampleOf, checkParameters, checkBody}: Operation, request: ApiRequest) {
  const parameters = checkParameters(request).map(
    ({instancePath, message = ''}) => `${path.basename(instancePath)} ${message}.`,
  );
  const errors = checkBody(request.body).map(({instancePath, message}) => ({
    pointer: `#${instancePath}`,
    detail: `${message}.`,
  }));
  if (parameters.length > 0) {
    return withBody(exampleOf(400, 'invalidParameter'), () => ({detail: parameters.join(' ')}));
  }
  return errors.length > 0 ? withBody(exampleOf(422), () => ({errors})) : undefined;
}

/**
 * The public API as its description has it: examples are the answers, requests are validated, and
 * unknown keys, the limit and repetitions are handled here, which a description cannot do.
 * @param operations Of the description.
 * @param baseUrl Base address of the mock, where the results of a run can be read.
 * @param now The time in milliseconds.
 * @returns Answers a request; undefined where there is no such operation or answer.
 */
export function createMock(operations: readonly Operation[], baseUrl: string, now: () => number) {
  const windows = new Map<string, {readonly start: number; readonly count: number}>();
  /** The first answer to an Idempotency-Key of an API key, by both. */
  const runs = new Map<string, {readonly content: string; readonly answer: Answer}>();

  /** Counts a request, in windows of a minute that begin with a key's first one. */
  function count(key: string) {
    const last = windows.get(key);
    const isOver = !last || now() - last.start >= WINDOW_MS;
    const {start, count: before} = isOver ? {start: now(), count: 0} : last;
    windows.set(key, {start, count: before + 1});
    const seconds = Math.max(Math.ceil((start + WINDOW_MS - now()) / 1000), 1);
    const left = Math.max(REQUESTS_PER_WINDOW - before - 1, 0);
    // https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
    const ratelimit = `"key";r=${left};t=${seconds}`;
    return {isAllowed: before < REQUESTS_PER_WINDOW, seconds, ratelimit};
  }

  function answer(operation: Operation, raw: RawRequest, key: string): Answer | undefined {
    const fault = raw.text === '' ? null : findJsonFault(raw.text);
    if (fault) {
      const place = `line ${fault.line}, column ${fault.column}`;
      return withDetail(operation.exampleOf(400, 'brokenJson'), /line \d+, column \d+/, place);
    }
    const body: unknown = raw.text === '' ? undefined : JSON.parse(raw.text);
    const request = {...raw, body};
    const refused = refuse(operation, request);
    if (refused || raw.method !== 'POST') {
      return refused ?? answerList(operation, request);
    }
    const id = `${key} ${raw.headers['idempotency-key'] ?? ''}`;
    const content = JSON.stringify(body);
    const known = runs.get(id);
    if (known) {
      return known.content === content ? known.answer : operation.exampleOf(422, 'reusedKey');
    }
    const created = answerTest(operation, request, baseUrl);
    if (created?.status === 202) {
      runs.set(id, {content, answer: created});
    }
    return created;
  }

  return (raw: RawRequest): Answer | undefined => {
    const operation = findOperation(operations, raw);
    const key = /^Bearer +(\S+)$/i.exec(raw.headers.authorization ?? '')?.[1];
    // A key that continues the sandbox's has a limit of its own.
    if (!operation || !key || !`${key}-`.startsWith(`${apiKey}-`)) {
      return operation?.exampleOf(401, key ? 'invalidKey' : 'missingKey');
    }
    const {isAllowed, seconds, ratelimit} = count(key);
    const answered = isAllowed
      ? answer(operation, raw, key)
      : withDetail(operation.exampleOf(429), /\d+ (?=second)/, `${seconds} `);
    const told: Readonly<Record<string, string>> = {ratelimit, 'retry-after': String(seconds)};
    const described = Object.entries(answered?.headers ?? {});
    const headers = described.map(([name, example]) => [name, told[name] ?? example] as const);
    return answered && {...answered, headers: Object.fromEntries(headers)};
  };
}
