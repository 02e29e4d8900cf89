import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import {text as readText} from 'node:stream/consumers';

export interface RunningServer {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export interface ServerOptions {
  /** Named in messages. */
  readonly name: string;
  readonly port: number;
  readonly handler: Handler;
}

/** Loopback only: no other machine can reach the sandbox's accounts and its outbox. */
const HOST = '127.0.0.1';

function answerWithFault(name: string, error: unknown, response: ServerResponse): void {
  console.error(`[sandbox] ${name} failed:`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, {'content-type': 'text/plain; charset=utf-8'});
  response.end('Internal Server Error');
}

/**
 * Starts a server on this machine's loopback address.
 * @param options Its name, its port and what answers; a handler that throws is logged, answers 500.
 * @throws Error that names the server and the port when the port cannot be had.
 */
export function startServer({name, port, handler}: ServerOptions): Promise<RunningServer> {
  const server = http.createServer((request, response) => {
    const answering = async (): Promise<void> => handler(request, response);
    answering().catch((error: unknown) => {
      answerWithFault(name, error, response);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `${name}: port ${port} is taken by another program. Stop it or choose another.`,
            )
          : new Error(`${name} could not listen on port ${port}: ${error.message}`),
      );
    });
    server.listen(port, HOST, () => {
      resolve({
        origin: `http://localhost:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => {
              closed();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
}

/**
 * Address that a request asked for.
 * @param request The request.
 * @param origin The server's own origin: the Host header is the caller's to choose.
 * @returns The address, or null when the request line holds none that can be read.
 */
export function requestUrl(request: IncomingMessage, origin: string): URL | null {
  const target = request.url ?? '/';
  // Joined as text: resolving `//host/` against the origin would change the host.
  const address = `${origin}${target.startsWith('/') ? target : '/'}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** Requests that pages of other origins may send. */
export interface CrossOrigin {
  readonly methods: readonly string[];
  /** Names of the headers that requests may carry. */
  readonly headers: string;
}

/**
 * Lets pages of every origin ask and read the answer. Itself it answers what browsers ask before they
 * send a request, and other methods.
 * @param request The request.
 * @param response Has the header that the answer needs.
 * @param crossOrigin What may be sent.
 * @returns Whether the caller has to answer.
 */
export function acceptFromAnywhere(
  {method = ''}: IncomingMessage,
  response: ServerResponse,
  {methods, headers}: CrossOrigin,
): boolean {
  const allow = [...methods, 'OPTIONS'].join(', ');
  response.setHeader('access-control-allow-origin', '*');
  if (method === 'OPTIONS') {
    const preflight = {
      'access-control-allow-methods': allow,
      'access-control-allow-headers': headers,
      'access-control-max-age': '86400',
    };
    response.writeHead(204, preflight).end();
  } else if (!methods.includes(method)) {
    sendText(response, 405, 'Method Not Allowed', {allow});
  }
  return methods.includes(method);
}

/**
 * Reads the fields of a posted HTML form.
 * @param request A request with an urlencoded body.
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request));
}

/**
 * Reads one cookie.
 * @param request The request.
 * @param name The cookie's name.
 */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  const prefix = `${name}=`;
  return request.headers.cookie
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
}

/**
 * Sends the visitor on with 303 See Other, so that a posted form is not posted again.
 * @param response The response to end.
 * @param location Full address.
 */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, {location, 'cache-control': 'no-store'});
  response.end();
}

/**
 * Answers with plain text.
 * @param response The response to end.
 * @param status HTTP status.
 * @param text Body.
 * @param headers Further headers.
 */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(text);
}
