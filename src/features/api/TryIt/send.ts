import type {ApiRequest} from './request';

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
  /** By the visitor. */
  | {readonly kind: 'stopped'}
  | {readonly kind: 'timeout'}
  | {readonly kind: 'offline'}
  /** No connection, or an answer that the browser keeps from this site. */
  | {readonly kind: 'unreachable'};

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The panel says that it is no JSON.
    return undefined;
  }
}

async function readAnswer(response: Response, started: number): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    ms: Math.round(performance.now() - started),
    headers: SHOWN_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    text,
    json: parse(text),
  };
}

/**
 * Sends a request to the API.
 * @param request The request.
 * @param key The API key. It goes into this one header; redirects are not followed with it.
 * @param stop Aborted when the visitor gives up.
 * @returns What came of it: failures of the network are values.
 */
export async function sendRequest(
  {url, method, headers, body}: ApiRequest,
  key: string,
  stop: AbortSignal,
): Promise<Outcome> {
  // AbortSignal.any() and timeout() would do, in browsers a year younger than the oldest supported.
  const controller = new AbortController();
  const abort = (): void => {
    controller.abort();
  };
  stop.addEventListener('abort', abort);
  const timer = setTimeout(abort, TIMEOUT_MS);
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
    return {kind: 'answer', answer: await readAnswer(response, started)};
  } catch {
    // Browsers do not tell scripts why a request failed; these are the reasons that can be known.
    if (stop.aborted) {
      return {kind: 'stopped'};
    }
    if (controller.signal.aborted) {
      return {kind: 'timeout'};
    }
    return navigator.onLine ? {kind: 'unreachable'} : {kind: 'offline'};
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
  }
}
