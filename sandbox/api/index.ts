import {text} from 'node:stream/consumers';
import Koa from 'koa';
import {apiKey} from '../accounts';
import {API_BASE_PATH} from '../addresses';
import {crossOrigin, startServer, type RunningServer} from '../shared/http';
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

const cors = crossOrigin(
  'Authorization, Content-Type, Idempotency-Key',
  'RateLimit, RateLimit-Policy, Retry-After',
);

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
  const baseUrl = `http://localhost:${port}${API_BASE_PATH}`;
  const mock = createMock(await readApi(), baseUrl, now);
  const app = new Koa().use(cors).use(async (ctx) => {
    if ([API_BASE_PATH, `${API_BASE_PATH}/`, '/'].includes(ctx.path)) {
      ctx.body = `A mock of the public API, over openapi/firegrid.yaml. Ask it for something:

curl "${baseUrl}/devices" --header "Authorization: Bearer ${apiKey}"
`;
      return;
    }
    const request: RawRequest = {
      method: ctx.method,
      path: ctx.path.startsWith(`${API_BASE_PATH}/`) ? ctx.path.slice(API_BASE_PATH.length) : '',
      query: Object.fromEntries(new URLSearchParams(ctx.search)),
      headers: ctx.headers as RawRequest['headers'],
      text: await text(ctx.req),
    };
    const answer = mock(request);
    if (answer) {
      onAnswer?.({request, answer});
      ctx.status = answer.status;
      ctx.set({'cache-control': 'no-store', ...answer.headers});
      ctx.body = JSON.stringify(answer.body);
    }
  });
  return startServer('Public API', port, app);
}
