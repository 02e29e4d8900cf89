import http, {type IncomingMessage, type ServerResponse} from 'node:http';

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

/**
 * Reads a request's body.
 * @param request The request.
 * @param limit Most bytes to accept.
 * @returns The body, or null when it is larger.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read on to the end: an answer to a request that is still sending would reset the connection.
    if (size <= limit) {
      chunks.push(chunk);
    }
  }
  return size > limit ? null : Buffer.concat(chunks);
}

/** Headers for requests from another origin. */
export interface CrossOrigin {
  /** Headers of every answer. */
  readonly answer: Readonly<Record<string, string>>;
  /** Names of the headers that requests may carry. */
  readonly allowedHeaders: string;
}

/**
 * Answers all requests but a POST: what browsers ask before one from another origin, and other methods.
 * @param request The request.
 * @param response Answered, unless it is a POST.
 * @param crossOrigin What to tell browsers.
 * @returns Whether it is a POST, which the caller answers.
 */
export function acceptPost(
  request: IncomingMessage,
  response: ServerResponse,
  {answer, allowedHeaders}: CrossOrigin,
): boolean {
  if (request.method === 'OPTIONS') {
    const preflight = {
      ...answer,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '86400',
    };
    response.writeHead(204, preflight).end();
  } else if (request.method !== 'POST') {
    sendText(response, 405, 'Method Not Allowed', {...answer, allow: 'POST, OPTIONS'});
  }
  return request.method === 'POST';
}

const FORM_LIMIT = 64 * 1024;

/**
 * Reads the fields of a posted HTML form.
 * @param request A request with an urlencoded body.
 * @returns The fields; none when the body is too large to be a form of ours.
 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, FORM_LIMIT))?.toString('utf8') ?? '');
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
