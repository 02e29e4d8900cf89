// Which example answers which request. The bodies are the description's own; lists are filtered.
import type {Answer, ApiRequest, Wish} from './prism';

/** Values of the description's examples that the mock knows. */
const KNOWN_TEST = 'tst_01JQ8Z5K3M';
const KNOWN_CURSOR = 'cGl4ZWwtOC1hbmRyb2lkLTE0';
const UNKNOWN_DEVICE = 'pixel-9-android-99';

type Entry = Readonly<Record<string, unknown>>;

/** Filters of either list: parameter and member have the same name. */
const FILTERS = ['category', 'platform', 'osVersion', 'available', 'testId', 'status'] as const;

/**
 * Chooses an answer for a request that the description allows.
 * @param request The request.
 * @returns What to ask Prism for.
 */
export function chooseExample({path, query, body}: ApiRequest): Wish {
  const {cursor, testId, status} = query;
  if (cursor !== undefined && cursor !== KNOWN_CURSOR) {
    return {code: 400, example: 'invalidCursor'};
  }
  if (path === '/devices') {
    return {code: 200, example: cursor === undefined ? 'androidPhones' : 'noDevices'};
  }
  if (path === '/results') {
    if (testId !== undefined && testId !== KNOWN_TEST) {
      return {code: 404, example: 'testNotFound'};
    }
    const isOver = status !== 'queued' && status !== 'running';
    return {code: 200, example: isOver ? 'finishedRun' : 'unfinishedRun'};
  }
  const {deviceIds} = (body ?? {}) as {readonly deviceIds?: readonly string[]};
  return deviceIds?.includes(UNKNOWN_DEVICE)
    ? {code: 422, example: 'unknownDevice'}
    : {code: 202, example: 'queued'};
}

function filterList(list: Entry, query: ApiRequest['query']): Entry {
  const all = list.data as readonly Entry[];
  const data = all
    .filter((entry) =>
      FILTERS.every((name) => query[name] === undefined || String(entry[name]) === query[name]),
    )
    .slice(0, Number(query.limit ?? all.length));
  return {...list, data, nextCursor: data.length === 0 ? null : list.nextCursor};
}

/** The run has the name and the devices that were asked for, and its results are to be had here. */
function startRun(example: Entry, request: Entry, baseUrl: string): Entry {
  return {
    ...example,
    name: request.name,
    framework: request.framework,
    deviceIds: request.deviceIds,
    resultsUrl: `${baseUrl}/results?testId=${String(example.id)}`,
  };
}

/**
 * Fits an example to the request that it answers.
 * @param answer What Prism gave.
 * @param request The request.
 * @param baseUrl Base address of the mock.
 */
export function fitExample(answer: Answer, request: ApiRequest, baseUrl: string): Answer {
  const body = answer.body as Entry;
  if (answer.status === 404) {
    const detail = String(body.detail).replace(/tst_\w+/, () => request.query.testId ?? '');
    return {...answer, body: {...body, detail}};
  }
  if (answer.status === 422) {
    const index = (request.body as {deviceIds: readonly string[]}).deviceIds.indexOf(
      UNKNOWN_DEVICE,
    );
    const errors = (body.errors as readonly Entry[]).map((error) => ({
      ...error,
      pointer: `#/deviceIds/${index}`,
    }));
    return {...answer, body: {...body, errors}};
  }
  if (answer.status === 200) {
    return {...answer, body: filterList(body, request.query)};
  }
  return answer.status === 202
    ? {...answer, body: startRun(body, request.body as Entry, baseUrl)}
    : answer;
}
