import type {Operation, OperationParameter} from '@site/src/lib/apiOperation';
import {json, literal} from '@site/src/lib/literal';

/** The visitor's input; parameters by name, empty if they are not sent. */
export interface TryItValues {
  readonly key: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The key stays in memory for this visit, across the pages of the operations; it is never stored. */
let rememberedKey = '';

/** @param key The key as it is typed. */
export function rememberKey(key: string): void {
  rememberedKey = key;
}

/** A new value where the browser makes one, which it does on secure addresses only. */
export const newIdempotencyKey = (): string => ('randomUUID' in crypto ? crypto.randomUUID() : '');

/** Whether a parameter is the one that makes a repetition safe. */
export const isIdempotencyKey = ({name}: OperationParameter): boolean =>
  name.toLowerCase() === 'idempotency-key';

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The panel says that it is no JSON.
    return undefined;
  }
}

/** @param value An example body. */
export const formatBody = (value: unknown): string => literal(value, json);

/** @returns The fields of a body; undefined where it is no JSON, or no object. */
export function readBody(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/**
 * The values that the form of an operation starts with: those of the code samples.
 * @param operation The operation.
 * @param testKey For those who have typed no key, if there is one.
 */
export function startValues(
  {parameters, bodyExamples}: Operation,
  testKey: string | null,
): TryItValues {
  return {
    key: rememberedKey || (testKey ?? ''),
    parameters: Object.fromEntries(
      parameters.map((parameter) => [
        parameter.name,
        isIdempotencyKey(parameter) ? newIdempotencyKey() : (parameter.value ?? ''),
      ]),
    ),
    body: bodyExamples[0] ? formatBody(bodyExamples[0].value) : '',
  };
}

/** A request as it goes out, without its key. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * Builds the request of an operation.
 * @param baseUrl Base address of the API, without a slash at the end.
 * @param operation The operation.
 * @param values What was typed; empty values are left out.
 */
export function buildRequest(
  baseUrl: string,
  {method, path, parameters, bodyExamples}: Operation,
  values: Omit<TryItValues, 'key'>,
): ApiRequest {
  const given = (place: OperationParameter['in']): [name: string, value: string][] =>
    parameters.flatMap(({name, in: own}) => {
      const value = (values.parameters[name] ?? '').trim();
      return own === place && value !== '' ? [[name, value]] : [];
    });
  const filled = given('path').reduce(
    (template, [name, value]) => template.replace(`{${name}}`, () => encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(given('query')).toString();
  const hasBody = bodyExamples.length > 0;
  return {
    method,
    url: `${baseUrl}${filled}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...Object.fromEntries(given('header')),
      ...(hasBody ? {'Content-Type': 'application/json'} : {}),
    },
    body: hasBody ? values.body : undefined,
  };
}

/** Where every sample takes the key from. */
export const KEY_VARIABLE = 'FIREGRID_API_KEY';

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Writes a request as a command. The key is that of the environment, as in all samples: what is on
 * the screen or in the clipboard is no secret.
 * @param request The request.
 */
export function toCurl({url, method, headers, body}: ApiRequest): string {
  const lines = [
    `curl ${quote(url)}`,
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`--request ${method}`]),
    `--header "Authorization: Bearer $${KEY_VARIABLE}"`,
    ...Object.entries(headers)
      // --json sets it.
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--json ${quote(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** How long to wait for an answer, in milliseconds. */
export const TIMEOUT_MS = 20_000;

/** Headers that tell how many more requests may follow, as they are spelled in the documentation. */
const SHOWN_HEADERS = ['RateLimit', 'RateLimit-Policy', 'Retry-After'] as const;

export interface Answer {
  readonly status: number;
  /** From sending to the last byte, in milliseconds. */
  readonly ms: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** As it came. Not ours: to be shown as text only. */
  readonly text: string;
  /** Undefined where the text is no JSON. */
  readonly json: unknown;
}

export type Outcome =
  | {readonly kind: 'answer'; readonly answer: Answer}
  /** Stopped by the visitor; unreachable as well where the browser keeps an answer from this site. */
  | {readonly kind: 'stopped' | 'timeout' | 'offline' | 'unreachable'};

/**
 * Sends a request to the API.
 * @param request The request.
 * @param key The API key. It goes into this one header; redirects are not followed with it.
 * @param controller Aborted when the visitor gives up, or time is over.
 * @returns What came of it: failures of the network are values.
 */
export async function sendRequest(
  {url, method, headers, body}: ApiRequest,
  key: string,
  controller: AbortController,
): Promise<Outcome> {
  const timer = setTimeout(() => {
    controller.abort('timeout');
  }, TIMEOUT_MS);
  const started = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers: {...headers, Authorization: `Bearer ${key}`},
      body,
      signal: controller.signal,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    const text = await response.text();
    const shown = SHOWN_HEADERS.map((name) => [name, response.headers.get(name) ?? ''] as const);
    return {
      kind: 'answer',
      answer: {
        status: response.status,
        ms: Math.round(performance.now() - started),
        headers: shown.filter(([, value]) => value !== ''),
        text,
        json: parse(text),
      },
    };
  } catch {
    // Browsers do not tell scripts why a request failed; these are the reasons that can be known.
    if (controller.signal.aborted) {
      return {kind: controller.signal.reason === 'timeout' ? 'timeout' : 'stopped'};
    }
    return navigator.onLine ? {kind: 'unreachable'} : {kind: 'offline'};
  } finally {
    clearTimeout(timer);
  }
}
