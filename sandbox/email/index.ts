import type {IncomingMessage, ServerResponse} from 'node:http';
import {
  acceptPost,
  readBody,
  requestUrl,
  sendText,
  startServer,
  type RunningServer,
} from '../shared/http';
import {pickLocale} from '../shared/locale';
import {sendPage} from '../shared/page';
import {checkSend, VARIABLES_LIMIT} from './checkSend';
import {Outbox, outboxPage} from './outbox';

export interface EmailServiceOptions {
  readonly port: number;
  /**
   * Shortest time between two messages of one client, in milliseconds; the provider's is 1000.
   * 0 switches the limit off.
   */
  readonly rateLimitMs: number;
}

/** The provider answers browsers of every origin: what is allowed stands in the account. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
} as const;

const CROSS_ORIGIN = {answer: CORS, allowedHeaders: 'Content-Type'} as const;

const ENDPOINTS: ReadonlyMap<string, 'send' | 'send-form'> = new Map([
  ['/api/v1.0/email/send', 'send'],
  ['/api/v1.0/email/send-form', 'send-form'],
]);

/** Room for the variables, escaped at worst, and the ids around them. */
const BODY_LIMIT = 8 * VARIABLES_LIMIT;

type Parsed = {readonly ok: true; readonly fields: unknown} | {readonly ok: false};

function parseJson(body: Buffer): Parsed {
  try {
    return {ok: true, fields: JSON.parse(body.toString('utf8')) as unknown};
  } catch {
    // What a client sent is its own affair: the answer tells it so.
    return {ok: false};
  }
}

async function parseForm(body: Buffer, contentType: string): Promise<Parsed> {
  try {
    const headers = {'content-type': contentType};
    const form = await new Response(new Uint8Array(body), {headers}).formData();
    const {lib_version, user_id, service_id, template_id, ...template_params} = Object.fromEntries(
      form.entries(),
    );
    return {ok: true, fields: {lib_version, user_id, service_id, template_id, template_params}};
  } catch {
    // As above: a body that is no form is answered, not reported.
    return {ok: false};
  }
}

/**
 * Starts an e-mail service that speaks EmailJS' REST API and shows what it was sent.
 * @param options Port and rate limit.
 * @throws Error when the port is taken.
 */
export function startEmailService({
  port,
  rateLimitMs,
}: EmailServiceOptions): Promise<RunningServer> {
  const origin = `http://localhost:${port}`;
  const outbox = new Outbox();
  const lastSent = new Map<string, number>();

  function isTooSoon(request: IncomingMessage): boolean {
    const client = request.socket.remoteAddress ?? '';
    const now = Date.now();
    const tooSoon = now - (lastSent.get(client) ?? -Infinity) < rateLimitMs;
    if (!tooSoon) {
      lastSent.set(client, now);
    }
    return tooSoon;
  }

  async function receive(
    request: IncomingMessage,
    response: ServerResponse,
    via: 'send' | 'send-form',
  ): Promise<void> {
    if (!acceptPost(request, response, CROSS_ORIGIN)) {
      return;
    }
    const body = await readBody(request, BODY_LIMIT);
    if (body === null) {
      sendText(response, 413, 'Variables size limit, max. 50Kb allowed', CORS);
      return;
    }
    if (isTooSoon(request)) {
      sendText(response, 429, 'Too many requests', {...CORS, 'retry-after': '1'});
      return;
    }
    const contentType = request.headers['content-type'] ?? '';
    const parsed = via === 'send' ? parseJson(body) : await parseForm(body, contentType);
    if (!parsed.ok) {
      sendText(response, 400, 'The request body cannot be read', CORS);
      return;
    }
    const check = checkSend(parsed.fields);
    if (check.ok) {
      outbox.add(via, check.params);
      sendText(response, 200, 'OK', CORS);
    } else {
      sendText(response, check.status, check.text, CORS);
    }
  }

  return startServer({
    name: 'E-mail service',
    port,
    handler: async (request, response) => {
      const url = requestUrl(request, origin);
      const endpoint = ENDPOINTS.get(url?.pathname ?? '');
      if (endpoint) {
        await receive(request, response, endpoint);
      } else if (url?.pathname === '/outbox.json' && request.method === 'DELETE') {
        outbox.clear();
        response.writeHead(204).end();
      } else if (url?.pathname === '/outbox.json') {
        sendText(response, 200, JSON.stringify(outbox.messages), {
          'content-type': 'application/json',
        });
      } else if (url?.pathname === '/') {
        const locale = pickLocale(url.searchParams.get('lang'), request.headers['accept-language']);
        sendPage(response, outboxPage(locale, outbox.messages));
      } else {
        sendText(response, 404, 'Not Found');
      }
    },
  });
}
