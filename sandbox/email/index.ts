import {json} from 'node:stream/consumers';
import Koa from 'koa';
import {z} from 'zod';
import {emailAccount} from '../accounts';
import {crossOrigin, routed, startServer, type RunningServer} from '../shared/http';
import {assets, pickLocale, showPage} from '../shared/pages';
import texts from './texts.json';

const variable = z.string().min(1);

/**
 * A message as the provider takes it, https://www.emailjs.com/docs/rest-api/send/. Stricter in one
 * thing: the provider prints a missing variable as nothing, while the site's template needs all four.
 */
const sendRequest = z.object({
  lib_version: z.string(),
  user_id: z.literal(emailAccount.publicKey),
  service_id: z.literal(emailAccount.serviceId),
  template_id: z.literal(emailAccount.templateId),
  template_params: z.object({
    name: variable,
    email: variable,
    company: variable,
    message: variable,
  }),
});

export interface ReceivedMessage {
  /** When it arrived, ISO 8601. */
  readonly receivedAt: string;
  readonly params: z.infer<typeof sendRequest>['template_params'];
}

/** The provider's limit for all variables of a message together, in bytes. */
const VARIABLES_LIMIT = 50 * 1024;

/**
 * Starts an email service that speaks EmailJS' REST API and shows what it was sent.
 * @param options Its port.
 * @throws Error when the port is taken.
 */
export function startEmailService({port}: {readonly port: number}): Promise<RunningServer> {
  /** In memory: the newest first. */
  let messages: readonly ReceivedMessage[] = [];
  const routes = routed({
    'POST /api/v1.0/email/send': async (ctx) => {
      const read = sendRequest.safeParse(await json(ctx.req).catch(() => undefined));
      if (!read.success) {
        ctx.status = 400;
        ctx.body = z.prettifyError(read.error);
        return;
      }
      const params = read.data.template_params;
      if (Buffer.byteLength(JSON.stringify(params)) > VARIABLES_LIMIT) {
        ctx.status = 413;
        ctx.body = 'Variables size limit, max. 50Kb allowed';
        return;
      }
      messages = [{receivedAt: new Date().toISOString(), params}, ...messages];
      ctx.body = 'OK';
    },
  });
  const outbox = routed({
    'GET /': (ctx) => showPage(ctx, 'email/outbox', pickLocale(ctx, ctx.query.lang), texts),
    'GET /outbox.json': (ctx) => {
      ctx.body = messages;
    },
    'DELETE /outbox.json': (ctx) => {
      messages = [];
      ctx.status = 204;
    },
  });
  const app = new Koa()
    .use(assets({'/outbox.mjs': 'email/outbox.mjs'}))
    // Scripts of other origins may send, and not read the outbox.
    .use(outbox)
    .use(crossOrigin('Content-Type'))
    .use(routes);
  return startServer('Email service', port, app);
}
