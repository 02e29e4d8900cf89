import type {IncomingMessage, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {
  acceptFromAnywhere,
  requestUrl,
  sendText,
  startServer,
  type RunningServer,
} from '../shared/http';
import {jsonText} from '../shared/json';
import {pickLocale} from '../shared/locale';
import {sendPage} from '../shared/page';
import {sendRequest, VARIABLES_LIMIT} from './request';
import {outboxPage, type ReceivedMessage} from './outbox';

export interface EmailServiceOptions {
  readonly port: number;
}

/** The provider answers browsers of every origin: what is allowed is set in the account. */
const CROSS_ORIGIN = {methods: ['POST'], headers: 'Content-Type'} as const;

const SEND_PATH = '/api/v1.0/email/send';

const MAX_MESSAGES = 200;

/**
 * Starts an email service that speaks EmailJS' REST API and shows what it was sent.
 * @param options Its port.
 * @throws Error when the port is taken.
 */
export function startEmailService({port}: EmailServiceOptions): Promise<RunningServer> {
  const origin = `http://localhost:${port}`;
  /** In memory: the newest first, the oldest given up. */
  let messages: readonly ReceivedMessage[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!acceptFromAnywhere(request, response, CROSS_ORIGIN)) {
      return;
    }
    const read = jsonText.pipe(sendRequest).safeParse(await text(request));
    const params = read.data?.template_params;
    if (Buffer.byteLength(JSON.stringify(params ?? '')) > VARIABLES_LIMIT) {
      sendText(response, 413, 'Variables size limit, max. 50Kb allowed');
    } else if (!params) {
      // The provider names one fault at a time.
      sendText(response, 400, read.error?.issues[0]?.message ?? '');
    } else {
      messages = [{receivedAt: new Date().toISOString(), params}, ...messages].slice(
        0,
        MAX_MESSAGES,
      );
      sendText(response, 200, 'OK');
    }
  }

  return startServer({
    name: 'Email service',
    port,
    handler: async (request, response) => {
      const url = requestUrl(request, origin);
      if (url?.pathname === SEND_PATH) {
        await receive(request, response);
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
