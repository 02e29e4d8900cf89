import {once} from 'node:events';
import type Koa from 'koa';
import type {Context, Middleware} from 'koa';

export interface RunningServer {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/** Loopback only: no other machine can reach the sandbox's accounts and its outbox. */
const HOST = '127.0.0.1';

/**
 * Starts a service on this machine's loopback address.
 * @param name Named in messages.
 * @param port Its port.
 * @param app Answers; an error that it throws is logged and answered with 500.
 * @throws Error that names the service and the port when the port cannot be had.
 */
export async function startServer(name: string, port: number, app: Koa): Promise<RunningServer> {
  app.on('error', (error: NodeJS.ErrnoException) => {
    // A visitor who leaves before an answer has ended is no fault.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      console.error(`[sandbox] ${name} failed:`, error);
    }
  });
  const server = app.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const message = `${name} cannot listen on port ${port}. Stop the program that uses it, or choose another port.`;
    throw new Error(message, {cause});
  }
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Handlers by method and path, such as `GET /outbox.json`. */
export type Routes = Readonly<Record<string, (ctx: Context) => Promise<void> | void>>;

/** Leads requests to their routes; all others go on, to 404 at the end. */
export const routed =
  (routes: Routes): Middleware =>
  async (ctx, next) => {
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const answer = routes[`${method} ${ctx.path}`] ?? next;
    await answer(ctx);
  };

/**
 * Lets pages of every origin ask and read the answer.
 * @param headers Names of the headers that requests may carry.
 * @param exposed Names of the headers that scripts may read.
 */
export const crossOrigin =
  (headers: string, exposed = ''): Middleware =>
  async (ctx, next) => {
    ctx.set('access-control-allow-origin', '*');
    if (ctx.method !== 'OPTIONS') {
      ctx.set('access-control-expose-headers', exposed);
      await next();
      return;
    }
    ctx.set('access-control-allow-methods', 'GET, POST');
    ctx.set('access-control-allow-headers', headers);
    ctx.status = 204;
  };
