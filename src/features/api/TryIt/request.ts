import type {Operation, OperationParameter} from '@site/src/lib/apiOperation';
import {json, literal} from '@site/src/lib/samples/literal';
import type {SampleRequest, Sent} from '@site/src/lib/samples/request';

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

/** A new value where the browser makes one, which it does on secure URLs only. */
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
  {parameters, bodyExamples: [first]}: Operation,
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
    body: first ? formatBody(first.value) : '',
  };
}

/**
 * The request of an operation, as it goes out and as samples show it.
 * @param base Base URL of the API, without a slash at the end.
 * @param operation The operation.
 * @param values The input; empty values are left out.
 */
export function requestOf(
  base: string,
  {id, method, path, parameters, bodyExamples}: Operation,
  values: TryItValues,
): SampleRequest {
  const given = (place: OperationParameter['in']): readonly Sent[] =>
    parameters.flatMap(({name, in: location}) => {
      const value = (values.parameters[name] ?? '').trim();
      return location === place && value !== '' ? [[name, value]] : [];
    });
  return {
    id,
    method,
    base,
    path: given('path').reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, () => encodeURIComponent(value)),
      path,
    ),
    query: given('query'),
    headers: given('header'),
    body: bodyExamples.length > 0 ? values.body : undefined,
  };
}

/** How long to wait for a response, in milliseconds. */
export const TIMEOUT_MS = 20_000;

/** Headers that tell how many more requests may follow, as they are spelled in the documentation. */
const SHOWN_HEADERS = ['RateLimit', 'RateLimit-Policy', 'Retry-After'] as const;

export interface ApiResponse {
  readonly status: number;
  /** From sending to the last byte, in milliseconds. */
  readonly ms: number;
  readonly headers: readonly Sent[];
  /** As it came. Not ours: to be shown as text only. */
  readonly text: string;
  /** Undefined where the text is no JSON. */
  readonly json: unknown;
}

export type Outcome =
  | {readonly kind: 'response'; readonly response: ApiResponse}
  /** Stopped by the visitor; unreachable as well where the browser keeps a response from this site. */
  | {readonly kind: 'stopped' | 'timeout' | 'offline' | 'unreachable'};

/**
 * Sends a request to the API.
 * @param request The request.
 * @param key The API key. It goes into this one header; redirects are not followed with it.
 * @param controller Aborted when the visitor gives up, or time is over.
 * @returns What came of it: failures of the network are values.
 */
export async function sendRequest(
  {method, base, path, query, headers, body}: SampleRequest,
  key: string,
  controller: AbortController,
): Promise<Outcome> {
  const timer = setTimeout(() => controller.abort('timeout'), TIMEOUT_MS);
  const started = performance.now();
  const url = new URL(`${base}${path}`);
  url.search = new URLSearchParams(query.map(([...sent]) => sent)).toString();
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...Object.fromEntries(headers),
        ...(body !== undefined && {'Content-Type': 'application/json'}),
        Authorization: `Bearer ${key}`,
      },
      body,
      signal: controller.signal,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    const text = await response.text();
    const ms = Math.round(performance.now() - started);
    const shown = SHOWN_HEADERS.flatMap((name): readonly Sent[] => {
      const value = response.headers.get(name);
      return value ? [[name, value]] : [];
    });
    const {status} = response;
    return {kind: 'response', response: {status, ms, headers: shown, text, json: parse(text)}};
  } catch {
    // Browsers do not tell scripts why a request failed; these are the reasons that can be known.
    if (controller.signal.aborted) {
      return {kind: controller.signal.reason === 'timeout' ? 'timeout' : 'stopped'};
    }
    return {kind: navigator.onLine ? 'unreachable' : 'offline'};
  } finally {
    clearTimeout(timer);
  }
}
