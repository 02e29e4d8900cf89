// Which example of the description answers which request, and how it is fitted to it.
import type {ErrorObject} from 'ajv/dist/2020';
import type {Answer, ApiRequest, Operation} from './description';

type Entry = Readonly<Record<string, unknown>>;

/** Values of the description's examples that the mock knows. */
const KNOWN_TEST = 'tst_01JQ8Z5K3M';
const KNOWN_CURSOR = 'cGl4ZWwtOC1hbmRyb2lkLTE0';
const UNKNOWN_DEVICE = 'pixel-9-android-99';

/** Filters of either list: parameter and member have the same name. */
const FILTERS = ['category', 'platform', 'osVersion', 'available', 'testId', 'status'];

/** Replaces members of an example's body. */
function withBody(example: Answer | undefined, change: (body: Entry) => Entry): Answer | undefined {
  const body = (example?.body ?? {}) as Entry;
  return example && {...example, body: {...body, ...change(body)}};
}

/** Fills a place of the sentence in an example: the line of a mistake, the seconds to wait. */
export const withDetail = (
  example: Answer | undefined,
  pattern: RegExp,
  text: string,
): Answer | undefined =>
  withBody(example, ({detail}) => ({detail: String(detail).replace(pattern, () => text)}));

function answerList({exampleOf, path}: Operation, {query}: ApiRequest): Answer | undefined {
  const {cursor, testId = KNOWN_TEST, status, limit} = query;
  if (cursor !== undefined && cursor !== KNOWN_CURSOR) {
    return exampleOf(400, 'invalidCursor');
  }
  if (testId !== KNOWN_TEST) {
    return withDetail(exampleOf(404), /tst_\w+/, testId);
  }
  const devices = cursor === undefined ? 'androidPhones' : 'noDevices';
  const results = status === 'queued' || status === 'running' ? 'unfinishedRun' : 'finishedRun';
  return withBody(exampleOf(200, path === '/devices' ? devices : results), (list) => {
    const data = (list.data as readonly Entry[])
      .filter((entry) =>
        FILTERS.every((name) => query[name] === undefined || String(entry[name]) === query[name]),
      )
      .slice(0, limit === undefined ? undefined : Number(limit));
    return {data, nextCursor: data.length === 0 ? null : list.nextCursor};
  });
}

function answerTest(
  {exampleOf}: Operation,
  sent: ApiRequest['body'],
  baseUrl: string,
): Answer | undefined {
  const {name, framework, deviceIds} = sent as Entry & {readonly deviceIds: readonly string[]};
  const unknown = deviceIds.indexOf(UNKNOWN_DEVICE);
  return unknown === -1
    ? withBody(exampleOf(202), ({id}) => ({
        ...{name, framework, deviceIds},
        resultsUrl: `${baseUrl}/results?testId=${String(id)}`,
      }))
    : withBody(exampleOf(422, 'unknownDevice'), ({errors}) => ({
        errors: (errors as readonly Entry[]).map((error) => ({
          ...error,
          pointer: `#/deviceIds/${unknown}`,
        })),
      }));
}

/**
 * Answers a request that the description allows with one of its examples, fitted to the request.
 * @param operation The operation; one that the mock does not know gives its first example.
 * @param request The request.
 * @param baseUrl Base address of the mock, where the results of a run can be read.
 */
export function answerValid(
  operation: Operation,
  request: ApiRequest,
  baseUrl: string,
): Answer | undefined {
  switch (`${operation.method} ${operation.path}`) {
    case 'GET /devices':
    case 'GET /results':
      return answerList(operation, request);
    case 'POST /tests':
      return answerTest(operation, request.body, baseUrl);
    default:
      return operation.exampleOf();
  }
}

/** Where an error is, and what Ajv says of it, with the values that would do. */
function readFault({instancePath, message = '', params}: ErrorObject) {
  const {allowedValues, missingProperty, additionalProperty} = params as {
    readonly allowedValues?: readonly unknown[];
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
  };
  // A member that is missing or too much, for which Ajv blames its parent.
  const member = (missingProperty ?? additionalProperty)
    ?.replaceAll('~', '~0')
    .replaceAll('/', '~1');
  return {
    pointer: member === undefined ? instancePath : `${instancePath}/${member}`,
    message: allowedValues ? `${message}: ${allowedValues.join(', ')}` : message,
    isMissing: missingProperty !== undefined,
  };
}

/** Names the fields at fault in the example of a 422. */
export const withFields = (
  example: Answer | undefined,
  faults: readonly ErrorObject[],
): Answer | undefined =>
  withBody(example, () => ({
    detail:
      faults.length === 1 ? 'One field needs a change.' : `${faults.length} fields need a change.`,
    errors: faults.map(readFault).map(({pointer, message}) => ({
      pointer: `#${pointer}`,
      detail: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
    })),
  }));

/** Names the parameters at fault in the example of a 400. */
export const withParameters = (
  example: Answer | undefined,
  faults: readonly ErrorObject[],
): Answer | undefined =>
  withBody(example, () => ({
    detail: faults
      .map(readFault)
      .map(({pointer, message, isMissing}) => {
        const name = pointer.split('/').at(-1) ?? '';
        return isMissing ? `The header ${name} is missing.` : `${name} ${message}.`;
      })
      .join(' '),
  }));
