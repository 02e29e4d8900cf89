import {parseTree, type ParseError} from 'jsonc-parser';
import {apiKey} from '../accounts';
import {chooseExample, fitExample} from './examples';
import {isInBody, withDetail, withFields, withParameters} from './problems';
import type {Answer, ApiRequest, Prism, Wish} from './prism';
import {createRateLimit, rateLimitHeaders, type Allowance} from './rateLimit';

/** A request as it came: its body is not read yet. */
export interface RawRequest extends Omit<ApiRequest, 'body'> {
  readonly text: string;
}

export type Mock = (request: RawRequest) => Promise<Answer | null>;

const DAY_MS = 86_400_000;

/** The sandbox's key, or one derived from it, which has a limit of its own. */
const isKnownKey = (key: string): boolean => key === apiKey || key.startsWith(`${apiKey}-`);

const keyOf = ({headers}: RawRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Reads `Prefer: code=503, example=unavailable`, as Prism's own server does. */
function readWish({headers}: RawRequest): Wish | undefined {
  const code = /\bcode=(\d{3})\b/.exec(headers.prefer ?? '')?.[1];
  const example = /\bexample="?(\w+)"?/.exec(headers.prefer ?? '')?.[1];
  return code === undefined ? undefined : {code: Number(code), example};
}

type Parsed =
  {readonly ok: true; readonly body: unknown} | {readonly ok: false; readonly at: string};

function parse(text: string): Parsed {
  if (text === '') {
    return {ok: true, body: undefined};
  }
  try {
    return {ok: true, body: JSON.parse(text) as unknown};
  } catch {
    // The platform's parser does not always say where; the description promises line and column.
    const errors: ParseError[] = [];
    parseTree(text, errors, {disallowComments: true});
    const lines = text.slice(0, errors[0]?.offset).split('\n');
    return {ok: false, at: `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`};
  }
}

/** Remembers the first answer to each Idempotency-Key of a key, for a day. */
class Memory {
  readonly #runs = new Map<string, {content: string; answer: Answer; at: number}>();

  find(id: string, content: string, time: number): Answer | 'other content' | undefined {
    const run = this.#runs.get(id);
    if (!run || time - run.at > DAY_MS) {
      return undefined;
    }
    return run.content === content ? run.answer : 'other content';
  }

  keep(id: string, content: string, answer: Answer, time: number): void {
    this.#runs.set(id, {content, answer, at: time});
  }
}

/**
 * The public API as its description says it: Prism gives the answers, this says which, where a
 * description cannot: unknown keys, the limit, repetitions.
 * @param prism Prism over the description.
 * @param options Base address of the mock, and the time in milliseconds.
 * @returns Answers a request; `null` where there is no such operation.
 */
export function createMock(
  prism: Prism,
  {baseUrl, now}: {readonly baseUrl: string; readonly now: () => number},
): Mock {
  const count = createRateLimit(now);
  const memory = new Memory();

  async function judge(request: ApiRequest, wish: Wish | undefined): Promise<Answer | null> {
    const answer = await prism(request, wish ?? chooseExample(request));
    if (!answer || answer.violations.length === 0) {
      return answer && !wish ? fitExample(answer, request, baseUrl) : answer;
    }
    const elsewhere = answer.violations.filter((violation) => !isInBody(violation));
    if (elsewhere.length === 0) {
      return withFields(answer, answer.violations);
    }
    const example = await prism(
      {...request, method: 'get', path: '/devices', query: {}, body: undefined},
      {code: 400, example: 'invalidParameter'},
    );
    return example && withParameters(example, elsewhere);
  }

  async function answerRequest(raw: RawRequest, key: string): Promise<Answer | null> {
    const parsed = parse(raw.text);
    const request: ApiRequest = {...raw, body: parsed.ok ? parsed.body : undefined};
    if (!parsed.ok) {
      const valid = {...request, method: 'get', path: '/devices', query: {}} as const;
      const answer = await prism(valid, {code: 400, example: 'brokenJson'});
      return answer && withDetail(answer, /line \d+, column \d+/, parsed.at);
    }
    const wish = readWish(raw);
    const id = `${key} ${raw.headers['idempotency-key'] ?? ''}`;
    const content = JSON.stringify(parsed.body);
    const known = raw.method === 'post' && !wish ? memory.find(id, content, now()) : undefined;
    if (known === 'other content') {
      return prism(request, {code: 422, example: 'reusedKey'});
    }
    const answer = known ?? (await judge(request, wish));
    if (answer?.status === 202 && !wish) {
      memory.keep(id, content, answer, now());
    }
    return answer;
  }

  async function refuse(raw: RawRequest, {seconds}: Allowance): Promise<Answer | null> {
    const valid = {...raw, method: 'get', path: '/devices', query: {}, body: undefined} as const;
    const answer = await prism(valid, {code: 429});
    const told =
      answer &&
      withDetail(answer, /\d+ seconds?/, seconds === 1 ? '1 second' : `${seconds} seconds`);
    return told && {...told, headers: {...told.headers, 'Retry-After': String(seconds)}};
  }

  return async (raw) => {
    const key = keyOf(raw);
    if (key === undefined || !isKnownKey(key)) {
      const request = {...raw, body: undefined};
      return prism(request, key === undefined ? {} : {code: 401, example: 'invalidKey'});
    }
    const allowance = count(key);
    const answer = await (allowance.ok ? answerRequest(raw, key) : refuse(raw, allowance));
    const names = Object.keys(answer?.headers ?? {}).filter((name) => /^ratelimit/i.test(name));
    if (!answer || names.length === 0 || (allowance.ok && readWish(raw))) {
      return answer;
    }
    const others = Object.entries(answer.headers).filter(([name]) => !names.includes(name));
    return {...answer, headers: {...Object.fromEntries(others), ...rateLimitHeaders(allowance)}};
  };
}
