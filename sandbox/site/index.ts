import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import path from 'node:path';
import {requestUrl, sendText, startServer, type RunningServer} from '../shared/http';
import {Compressor, isCompressible, pickEncoding} from './encoding';
import {findFile, findNotFoundPage, loadFile, mediaType, safeParts} from './files';
import {parseHeaders} from './headers';
import {parseRange} from './range';
import {parseRedirects} from './redirects';

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly dir: string;
  readonly port: number;
}

/** Browsers ask again, and are answered 304, unless `_headers` says otherwise. */
const DEFAULT_CACHING = 'public, max-age=0, must-revalidate';

function readRules<Lookup>(
  dir: string,
  name: string,
  parse: (text: string, file: string) => Lookup,
): Lookup {
  const file = path.join(dir, name);
  return parse(existsSync(file) ? readFileSync(file, 'utf8') : '', name);
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}

/**
 * Serves a built site as static hosts do: folder indexes, slashes at the end of addresses,
 * `_headers`, `_redirects`, the nearest 404 page, compression, ranges, conditional requests.
 * @param options Folder and port.
 * @throws Error when the port is taken, or `_headers` or `_redirects` cannot be read.
 */
export async function startSiteServer({dir, port}: SiteServerOptions): Promise<RunningServer> {
  const root = path.resolve(dir);
  const origin = `http://localhost:${port}`;
  const headersFor = readRules(root, '_headers', parseHeaders);
  const redirectFor = readRules(root, '_redirects', parseRedirects);
  const compressor = new Compressor();

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    {status, pathname}: {readonly status: number; readonly pathname: string},
  ): Promise<void> {
    const loaded = await loadFile(file);
    const type = mediaType(file);
    const compressible = isCompressible(type);
    const encoding = compressible ? pickEncoding(request.headers['accept-encoding']) : null;
    const compressed = encoding ? await compressor.get(loaded, encoding) : null;
    const body = compressed ?? loaded.content;
    const etag = `"${loaded.version}${compressed && encoding ? `-${encoding}` : ''}"`;
    const headers: OutgoingHttpHeaders = {
      'content-type': type,
      'cache-control': DEFAULT_CACHING,
      ...headersFor(pathname),
      etag,
      ...(compressible ? {vary: 'Accept-Encoding'} : {'accept-ranges': 'bytes'}),
      ...(compressed && encoding ? {'content-encoding': encoding} : {}),
    };
    if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const ifRange = request.headers['if-range'];
    const wantsPart = status === 200 && !compressible && (!ifRange || ifRange === etag);
    const range = parseRange(wantsPart ? request.headers.range : undefined, body.length);
    if (range.kind === 'unsatisfiable') {
      response.writeHead(416, {'content-range': `bytes */${body.length}`}).end();
      return;
    }
    const part = range.kind === 'part' ? body.subarray(range.start, range.end + 1) : body;
    if (range.kind === 'part') {
      headers['content-range'] = `bytes ${range.start}-${range.end}/${body.length}`;
    }
    headers['content-length'] = part.length;
    response.writeHead(range.kind === 'part' ? 206 : status, headers);
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  async function sendNotFound(
    request: IncomingMessage,
    response: ServerResponse,
    parts: readonly string[],
    pathname: string,
  ): Promise<void> {
    const page = await findNotFoundPage(root, parts);
    if (page) {
      await sendFile(request, response, page, {status: 404, pathname});
    } else {
      sendText(response, 404, 'Not Found');
    }
  }

  return startServer({
    name: 'Site',
    port,
    handler: async (request, response) => {
      const url = requestUrl(request, origin);
      const parts = url && safeParts(url.pathname);
      if (!parts) {
        sendText(response, 400, 'Bad Request');
        return;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        sendText(response, 405, 'Method Not Allowed', {allow: 'GET, HEAD'});
        return;
      }
      // Rebuilt from its parts: an answer must never lead to `//elsewhere/`.
      const withSlash = url.pathname.endsWith('/');
      const bare = `/${parts.map(encodeURIComponent).join('/')}`;
      const pathname = withSlash && bare !== '/' ? `${bare}/` : bare;
      const found = await findFile(root, parts, withSlash);
      const rule = redirectFor(pathname);
      if (rule && (rule.force || found.kind === 'none')) {
        const target = new URL(rule.to, origin);
        if (rule.status >= 300 && rule.status < 400) {
          target.search ||= url.search;
          const local = target.origin === origin;
          const location = local ? target.pathname + target.search + target.hash : target.href;
          response.writeHead(rule.status, {location, ...headersFor(pathname)}).end();
          return;
        }
        const other = safeParts(target.pathname) ?? [];
        const rewritten = await findFile(root, other, target.pathname.endsWith('/'));
        if (rewritten.kind === 'file') {
          await sendFile(request, response, rewritten.file, {status: rule.status, pathname});
          return;
        }
      }
      if (found.kind === 'file') {
        await sendFile(request, response, found.file, {status: 200, pathname});
      } else if (found.kind === 'directory') {
        response.writeHead(301, {location: `${bare}/${url.search}`, ...headersFor(pathname)}).end();
      } else {
        await sendNotFound(request, response, parts, pathname);
      }
    },
  });
}
