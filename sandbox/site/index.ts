import {existsSync, readFileSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {lookup} from 'mrmime';
import send from 'send';
import {requestUrl, sendText, startServer, type RunningServer} from '../shared/http';
import {parseHeaders, parseRedirects} from './rules';

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly dir: string;
  readonly port: number;
  /** Path below which the site is served, with a slash at both ends; `/` unless given. */
  readonly basePath?: string | undefined;
}

/** Rules of the host, not pages: hosts don't serve them either. */
const HIDDEN: readonly string[] = ['_headers', '_redirects'];

/** Browsers ask again, and are answered 304. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Text gets smaller; pictures, films and fonts are packed. */
const COMPRESSIBLE = /^text\/|[/+](?:json|xml|javascript|wasm|yaml)\b/;

/** At best quality, as hosts do that compress once and serve often: weights are measured by this. */
const compress = promisify<Buffer, Buffer>(zlib.brotliCompress);

function mediaType(file: string): string {
  const type =
    lookup(file) ?? (file.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Decodes a path; null where it can't be decoded. Normalised, none leads out of the folder. */
function decodePath(pathname: string): string | null {
  try {
    return path.posix.normalize(decodeURIComponent(pathname).replaceAll('\\', '/'));
  } catch {
    // The one fault that decodeURIComponent has; the caller answers 400.
    return null;
  }
}

/**
 * Serves a built site as static hosts do: folder indexes, slashes at the end of addresses,
 * `_headers`, `_redirects`, 404 pages, Brotli, ranges, conditional requests.
 * @param options Folder, port and base path; what is not below it is not found.
 * @throws Error when the port is taken, or `_headers` or `_redirects` cannot be read.
 */
export async function startSiteServer({
  dir,
  port,
  basePath = '/',
}: SiteServerOptions): Promise<RunningServer> {
  const root = path.resolve(dir);
  const origin = `http://localhost:${port}`;
  const headersFor = parseHeaders(readText(path.join(root, '_headers')));
  const redirectFor = parseRedirects(readText(path.join(root, '_redirects')));
  /** Compressed on first demand, by path and time of the last change. */
  const packed = new Map<string, Promise<Buffer>>();

  /** The file of a path, with a slash at its end that of the folder's index. */
  function findFile(pathname: string): string | null {
    if (!pathname.startsWith(basePath)) {
      return null;
    }
    const name = pathname.slice(basePath.length).replace(/^$|(?<=\/)$/, 'index.html');
    const file = path.join(root, name);
    return !HIDDEN.includes(name) && existsSync(file) && statSync(file).isFile() ? file : null;
  }

  async function sendPacked(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
  ): Promise<void> {
    const {mtimeMs, size} = statSync(file);
    const key = `${file} ${mtimeMs}`;
    const making = packed.get(key) ?? readFile(file).then(compress);
    packed.set(key, making);
    const body = await making;
    const etag = `W/"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
    response.setHeader('etag', etag);
    if (response.statusCode === 200 && request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('content-encoding', 'br');
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    {status, pathname}: {readonly status: number; readonly pathname: string},
  ): Promise<void> {
    const type = mediaType(file);
    const compressible = COMPRESSIBLE.test(type);
    response.statusCode = status;
    const headers = {
      'content-type': type,
      // Unless `_headers` says otherwise; never the 404 page, whose address may have a file after the next deployment.
      'cache-control': REVALIDATE,
      ...headersFor(pathname),
      ...(status === 404 && {'cache-control': REVALIDATE}),
      ...(compressible && {vary: 'Accept-Encoding'}),
    };
    response.setHeaders(new Map(Object.entries(headers)));
    if (compressible && /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '')) {
      await sendPacked(request, response, file);
      return;
    }
    await new Promise<void>((resolve, reject) => {
      response.on('close', resolve);
      send(request, path.basename(file), {
        root: path.dirname(file),
        dotfiles: 'allow',
        acceptRanges: status === 200 && !compressible,
        cacheControl: false,
        lastModified: false,
      })
        .on('error', (error: Error & {readonly status?: number}) => {
          if (error.status !== 416) {
            reject(error);
            return;
          }
          response.statusCode = 416;
          response.end();
        })
        .pipe(response);
    });
  }

  return startServer({
    name: 'Site',
    port,
    handler: async (request, response) => {
      const url = requestUrl(request, origin);
      const pathname = url && decodePath(url.pathname);
      if (!pathname) {
        sendText(response, 400, 'Bad Request');
        return;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        sendText(response, 405, 'Method Not Allowed', {allow: 'GET, HEAD'});
        return;
      }
      const file = findFile(pathname);
      if (file) {
        await sendFile(request, response, file, {status: 200, pathname});
        return;
      }
      const isFolder = findFile(`${pathname}/`) !== null;
      const rule = isFolder ? {to: encodeURI(`${pathname}/`), status: 301} : redirectFor(pathname);
      if (rule && rule.status !== 404) {
        const target = new URL(rule.to, origin);
        target.search ||= url.search;
        const location = target.origin === origin ? target.href.slice(origin.length) : target.href;
        response.writeHead(rule.status, {location, ...headersFor(pathname)}).end();
        return;
      }
      const notFound = findFile(rule?.to ?? `${basePath}404.html`);
      if (notFound && pathname.startsWith(basePath)) {
        await sendFile(request, response, notFound, {status: 404, pathname});
      } else {
        sendText(response, 404, 'Not Found');
      }
    },
  });
}
