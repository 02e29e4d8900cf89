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
import {outboxPage, type ReceivedMessage} from './outbox';

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

const MAX_MESSAGES = 200;

/** @throws When the body is no JSON, or no form. */
async function readFields(
  via: 'send' | 'send-form',
  body: Buffer,
  contentType: string,
): Promise<unknown> {
  const content = new Response(new Uint8Array(body), {headers: {'content-type': contentType}});
  if (via === 'send') {
    return content.json();
  }
  const {lib_version, user_id, service_id, template_id, ...template_params} = Object.fromEntries(
    await content.formData(),
  );
  return {lib_version, user_id, service_id, template_id, template_params};
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
  /** In memory: the newest first, the oldest given up. */
  let messages: readonly ReceivedMessage[] = [];
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
    let fields: unknown;
    try {
      fields = await readFields(via, body, contentType);
    } catch {
      // What a client sent is its own affair: the answer tells it so.
      sendText(response, 400, 'The request body cannot be read', CORS);
      return;
    }
    const check = checkSend(fields);
    if (!check.ok) {
      sendText(response, check.status, check.text, CORS);
      return;
    }
    const message = {receivedAt: new Date().toISOString(), via, params: check.params};
    messages = [message, ...messages].slice(0, MAX_MESSAGES);
    sendText(response, 200, 'OK', CORS);
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
        messages = [];
        response.writeHead(204).end();
      } else if (url?.pathname === '/outbox.json') {
        sendText(response, 200, JSON.stringify(messages), {
          'content-type': 'application/json',
        });
      } else if (url?.pathname === '/') {
        const locale = pickLocale(url.searchParams.get('lang'), request.headers['accept-language']);
        sendPage(response, outboxPage(locale, messages));
      } else {
        sendText(response, 404, 'Not Found');
      }
    },
  });
}
