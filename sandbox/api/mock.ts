import {apiKey} from '../accounts';
import {findJsonFault} from '../../src/lib/json';
import {findOperation, type Answer, type ApiRequest, type Operation} from './description';
import {answerValid, withDetail, withFields, withParameters} from './examples';
import {createRateLimit, type Allowance} from './rateLimit';

/** A request as it came: its body is not read yet. */
export interface RawRequest extends Omit<ApiRequest, 'body'> {
  readonly text: string;
}

export type Mock = (request: RawRequest) => Answer | undefined;

/** The sandbox's key, or one derived from it, which has a limit of its own. */
const isKnownKey = (key: string): boolean => key === apiKey || key.startsWith(`${apiKey}-`);

/** The answer that `Prefer: code=503, example=unavailable` asks for. */
interface Wish {
  readonly status: number;
  readonly example: string | undefined;
}

function readWish({headers: {prefer = ''}}: RawRequest): Wish | undefined {
  const code = /\bcode=(\d{3})\b/.exec(prefer)?.[1];
  const example = /\bexample="?(\w+)"?/.exec(prefer)?.[1];
  return code === undefined ? undefined : {status: Number(code), example};
}

/** The first answer to an Idempotency-Key of an API key. */
interface Run {
  readonly content: string;
  readonly answer: Answer;
}

function refuse({exampleOf}: Operation, {seconds, headers}: Allowance): Answer | undefined {
  const told = withDetail(
    exampleOf(429),
    /\d+ seconds?/,
    seconds === 1 ? '1 second' : `${seconds} seconds`,
  );
  return told && {...told, headers: {...told.headers, ...headers, 'retry-after': String(seconds)}};
}

/**
 * The public API as its description says it: examples are the answers, requests are validated, and
 * unknown keys, the limit and repetitions are handled here, which a description cannot do.
 * @param operations Of the description.
 * @param options Base address of the mock, and the time in milliseconds.
 * @returns Answers a request; undefined where there is no such operation or answer.
 */
export function createMock(
  operations: readonly Operation[],
  {baseUrl, now}: {readonly baseUrl: string; readonly now: () => number},
): Mock {
  const count = createRateLimit(now);
  const runs = new Map<string, Run>();

  function judge(operation: Operation, request: ApiRequest, wish?: Wish): Answer | undefined {
    const {exampleOf, checkParameters, checkBody} = operation;
    const parameterFaults = checkParameters(request);
    if (parameterFaults.length > 0) {
      return withParameters(exampleOf(400, 'invalidParameter'), parameterFaults);
    }
    const bodyFaults = checkBody(request.body);
    if (bodyFaults.length > 0) {
      return withFields(exampleOf(422), bodyFaults);
    }
    return wish ? exampleOf(wish.status, wish.example) : answerValid(operation, request, baseUrl);
  }

  function answerKnown(
    operation: Operation,
    raw: RawRequest,
    key: string,
    wish: Wish | undefined,
  ): Answer | undefined {
    const fault = raw.text === '' ? null : findJsonFault(raw.text);
    if (fault) {
      const place = `line ${fault.line}, column ${fault.column}`;
      return withDetail(operation.exampleOf(400, 'brokenJson'), /line \d+, column \d+/, place);
    }
    const body: unknown = raw.text === '' ? undefined : JSON.parse(raw.text);
    if (raw.method !== 'POST' || wish) {
      return judge(operation, {...raw, body}, wish);
    }
    const id = `${key} ${raw.headers['idempotency-key'] ?? ''}`;
    const content = JSON.stringify(body);
    const known = runs.get(id);
    if (known) {
      return known.content === content ? known.answer : operation.exampleOf(422, 'reusedKey');
    }
    const answer = judge(operation, {...raw, body});
    if (answer?.status === 202) {
      runs.set(id, {content, answer});
    }
    return answer;
  }

  return (raw) => {
    const operation = findOperation(operations, raw);
    const key = /^Bearer +(\S+)$/i.exec(raw.headers.authorization ?? '')?.[1];
    if (!operation || key === undefined || !isKnownKey(key)) {
      return operation?.exampleOf(401, key === undefined ? 'missingKey' : 'invalidKey');
    }
    const allowance = count(key);
    if (!allowance.ok) {
      return refuse(operation, allowance);
    }
    const wish = readWish(raw);
    const answer = answerKnown(operation, raw, key, wish);
    // A described answer that was asked for is given as it is described.
    return answer && 'ratelimit' in answer.headers && !wish
      ? {...answer, headers: {...answer.headers, ...allowance.headers}}
      : answer;
  };
}
