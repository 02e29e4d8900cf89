// Which example of the description answers which request, and how it is fitted to it.
import type {ErrorObject} from 'ajv/dist/2020';
import type {Answer, ApiRequest} from './description';

/** An answer to give: its status, and the name of the example, the first unless given. */
export interface Choice {
  readonly status: number;
  readonly example?: string;
}

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
 */
export function chooseExample({path, query, body}: ApiRequest): Choice {
  const {cursor, testId, status} = query;
  if (cursor !== undefined && cursor !== KNOWN_CURSOR) {
    return {status: 400, example: 'invalidCursor'};
  }
  if (path === '/devices') {
    return {status: 200, example: cursor === undefined ? 'androidPhones' : 'noDevices'};
  }
  if (path === '/results') {
    if (testId !== undefined && testId !== KNOWN_TEST) {
      return {status: 404, example: 'testNotFound'};
    }
    const isOver = status !== 'queued' && status !== 'running';
    return {status: 200, example: isOver ? 'finishedRun' : 'unfinishedRun'};
  }
  const {deviceIds} = (body ?? {}) as {readonly deviceIds?: readonly string[]};
  return deviceIds?.includes(UNKNOWN_DEVICE)
    ? {status: 422, example: 'unknownDevice'}
    : {status: 202, example: 'queued'};
}

/** Replaces members of an answer's body. */
export const withBody = (answer: Answer, values: object): Answer => ({
  ...answer,
  body: {...(answer.body as object), ...values},
});

/** Fills a place of the sentence in an example: the line of a mistake, the seconds to wait. */
export function withDetail(answer: Answer, pattern: RegExp, text: string): Answer {
  const {detail} = answer.body as {readonly detail: string};
  return withBody(answer, {detail: detail.replace(pattern, () => text)});
}

function filterList(list: Entry, query: ApiRequest['query']): Entry {
  const all = list.data as readonly Entry[];
  const data = all
    .filter((entry) =>
      FILTERS.every((name) => query[name] === undefined || String(entry[name]) === query[name]),
    )
    .slice(0, Number(query.limit ?? all.length));
  return {data, nextCursor: data.length === 0 ? null : list.nextCursor};
}

/**
 * Fits an example to the request that it answers.
 * @param answer The example.
 * @param request The request.
 * @param baseUrl Base address of the mock, where the results of a run can be read.
 */
export function fitExample(answer: Answer, request: ApiRequest, baseUrl: string): Answer {
  const {query} = request;
  const body = answer.body as Entry;
  const sent = (request.body ?? {}) as Entry;
  switch (answer.status) {
    case 200:
      return withBody(answer, filterList(body, query));
    case 202:
      return withBody(answer, {
        name: sent.name,
        framework: sent.framework,
        deviceIds: sent.deviceIds,
        resultsUrl: `${baseUrl}/results?testId=${String(body.id)}`,
      });
    case 404:
      return withDetail(answer, /tst_\w+/, query.testId ?? '');
    case 422: {
      const index = (sent.deviceIds as readonly string[]).indexOf(UNKNOWN_DEVICE);
      const errors = (body.errors as readonly Entry[]).map((error) => ({
        ...error,
        pointer: `#/deviceIds/${index}`,
      }));
      return withBody(answer, {errors});
    }
    default:
      return answer;
  }
}

/** What Ajv says of a value, with the values that would do. */
function messageOf({message = '', params}: ErrorObject): string {
  const {allowedValues} = params as {readonly allowedValues?: readonly unknown[]};
  return allowedValues ? `${message}: ${allowedValues.join(', ')}` : message;
}

/** The member that is missing or too much, for which its parent is blamed. */
function memberOf({params}: ErrorObject): string | undefined {
  const {missingProperty, additionalProperty} = params as Readonly<Record<string, string>>;
  return missingProperty ?? additionalProperty;
}

/** Names the fields at fault in the example of a 422. */
export function withFields(answer: Answer, faults: readonly ErrorObject[]): Answer {
  const errors = faults.map((fault) => {
    const member = memberOf(fault)?.replaceAll('~', '~0').replaceAll('/', '~1');
    const message = messageOf(fault);
    return {
      pointer: `#${fault.instancePath}${member === undefined ? '' : `/${member}`}`,
      detail: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
    };
  });
  const detail =
    errors.length === 1 ? 'One field needs a change.' : `${errors.length} fields need a change.`;
  return withBody(answer, {detail, errors});
}

/** Names the parameters at fault in the example of a 400. */
export function withParameters(answer: Answer, faults: readonly ErrorObject[]): Answer {
  const detail = faults
    .map((fault) => {
      const member = memberOf(fault);
      return member === undefined
        ? `${fault.instancePath.slice(1)} ${messageOf(fault)}.`
        : `The header ${member} is missing.`;
    })
    .join(' ');
  return withBody(answer, {detail});
}
