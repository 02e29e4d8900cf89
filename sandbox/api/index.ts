import {text} from 'node:stream/consumers';
import {API_BASE_PATH} from '../addresses';
import {apiKey} from '../accounts';
import {
  acceptFromAnywhere,
  requestUrl,
  sendText,
  startServer,
  type RunningServer,
} from '../shared/http';
import {readApi, type Answer} from './description';
import {createMock, type RawRequest} from './mock';

export interface ApiOptions {
  readonly port: number;
  /** The time in milliseconds, for tests of the limit. */
  readonly now?: () => number;
  /** Told of each answer. */
  readonly onAnswer?: (exchange: Exchange) => void;
}

/** A request and its answer. */
export interface Exchange {
  readonly request: RawRequest;
  readonly answer: Answer;
}

/** Browsers of every origin may ask: the key decides. */
const CROSS_ORIGIN = {
  methods: ['GET', 'POST'],
  headers: 'Authorization, Content-Type, Idempotency-Key, Prefer',
} as const;

const EXPOSED = {
  'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After',
} as const;

/**
 * Starts a mock of the public API over its description.
 * @param options Port and clock.
 * @throws Error when the port is taken.
 */
export async function startApi({
  port,
  now = Date.now,
  onAnswer,
}: ApiOptions): Promise<RunningServer> {
  const origin = `http://localhost:${port}`;
  const baseUrl = `${origin}${API_BASE_PATH}`;
  const mock = createMock(await readApi(), {baseUrl, now});
  const welcome =
    `A mock of the public API, over openapi/firegrid.yaml. Ask it for something:\n\n` +
    `curl "${baseUrl}/devices" --header "Authorization: Bearer ${apiKey}"\n`;

  return startServer({
    name: 'Public API',
    port,
    handler: async (request, response) => {
      const url = requestUrl(request, origin);
      if (!acceptFromAnywhere(request, response, CROSS_ORIGIN)) {
        return;
      }
      if (url && /^\/(?:v1\/?)?$/.test(url.pathname)) {
        sendText(response, 200, welcome);
        return;
      }
      const received: RawRequest = {
        method: request.method ?? '',
        path: url?.pathname.startsWith(`${API_BASE_PATH}/`)
          ? url.pathname.slice(API_BASE_PATH.length)
          : '',
        query: Object.fromEntries(url?.searchParams ?? []),
        // Of a header that came twice, the first counts.
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0] ?? '']),
        ),
        text: await text(request),
      };
      const answer = mock(received);
      if (!answer) {
        sendText(response, 404, 'Not Found');
        return;
      }
      onAnswer?.({request: received, answer});
      response.writeHead(answer.status, {
        'cache-control': 'no-store',
        ...answer.headers,
        ...EXPOSED,
      });
      response.end(JSON.stringify(answer.body));
    },
  });
}
