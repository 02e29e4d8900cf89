import {existsSync, readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {lookup} from 'mrmime';
import send from 'send';
import {requestUrl, sendText, startServer, type RunningServer} from '../shared/http';
import {Compressor, pickEncoding} from './compressed';
import {parseHeaders, parseRedirects} from './rules';

export interface SiteServerOptions {
  /** Folder of the built site. */
  readonly dir: string;
  readonly port: number;
}

/** Rules of the host, not pages: hosts don't serve them either. */
const HIDDEN: readonly string[] = ['_headers', '_redirects'];

/** Text gets smaller; pictures, films and fonts are packed. */
const COMPRESSIBLE = /^text\/|[/+](?:json|xml|javascript|wasm|yaml)\b/;

function mediaType(file: string): string {
  const type =
    lookup(file) ?? (file.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Decodes a path; null where it can't be decoded or hides a separator, NUL or `..`. */
function safeParts(pathname: string): string[] | null {
  try {
    const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return parts.some((part) => /[\0/\\]|^\.\.?$/.test(part)) ? null : parts;
  } catch {
    // The one fault that decodeURIComponent has; the caller answers 400.
    return null;
  }
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/**
 * Serves a built site as static hosts do: folder indexes, slashes at the end of addresses,
 * `_headers`, `_redirects`, the nearest 404 page, compression, ranges, conditional requests.
 * @param options Folder and port.
 * @throws Error when the port is taken, or `_headers` or `_redirects` cannot be read.
 */
export async function startSiteServer({dir, port}: SiteServerOptions): Promise<RunningServer> {
  const root = path.resolve(dir);
  const origin = `http://localhost:${port}`;
  const headersFor = parseHeaders(readText(path.join(root, '_headers')));
  const redirectFor = parseRedirects(readText(path.join(root, '_redirects')));
  const compressor = new Compressor();

  /** The file of a path; a folder's index only with a slash at the end. */
  function findFile(parts: readonly string[], withSlash: boolean): string | null {
    if (HIDDEN.includes(parts.join('/'))) {
      return null;
    }
    const file = path.join(root, ...parts, ...(withSlash ? ['index.html'] : []));
    return isFile(file) ? file : null;
  }

  function findNotFoundPage(parts: readonly string[]): string | null {
    const folders = parts.map((_, index) => parts.slice(0, parts.length - index));
    return (
      [...folders, []].map((folder) => path.join(root, ...folder, '404.html')).find(isFile) ?? null
    );
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    {status, pathname}: {readonly status: number; readonly pathname: string},
  ): Promise<void> {
    const type = mediaType(file);
    const compressible = COMPRESSIBLE.test(type);
    const encoding = compressible ? pickEncoding(request.headers['accept-encoding']) : null;
    const compressed = encoding ? await compressor.get(file, encoding) : null;
    response.statusCode = status;
    const headers = {
      'content-type': type,
      // Browsers ask again, and are answered 304, unless `_headers` says otherwise.
      'cache-control': 'public, max-age=0, must-revalidate',
      ...headersFor(pathname),
      ...(compressible && {vary: 'Accept-Encoding'}),
      ...(compressed && encoding && {'content-encoding': encoding}),
    };
    Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
    const served = compressed ?? file;
    await new Promise<void>((resolve, reject) => {
      response.on('close', resolve);
      send(request, path.basename(served), {
        root: path.dirname(served),
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

  const server = await startServer({
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
      const file = findFile(parts, withSlash);
      const folderIndex = withSlash ? null : findFile(parts, true);
      const rule = redirectFor(pathname);
      if (rule && !file && !folderIndex) {
        const target = new URL(rule.to, origin);
        if (rule.status >= 300 && rule.status < 400) {
          target.search ||= url.search;
          const isLocal = target.origin === origin;
          const location = isLocal ? target.href.slice(origin.length) : target.href;
          response.writeHead(rule.status, {location, ...headersFor(pathname)}).end();
          return;
        }
        const other = findFile(safeParts(target.pathname) ?? [], target.pathname.endsWith('/'));
        if (other) {
          await sendFile(request, response, other, {status: rule.status, pathname});
          return;
        }
      }
      const notFound = findNotFoundPage(parts);
      if (file) {
        await sendFile(request, response, file, {status: 200, pathname});
      } else if (folderIndex) {
        response.writeHead(301, {location: `${bare}/${url.search}`, ...headersFor(pathname)}).end();
      } else if (notFound) {
        await sendFile(request, response, notFound, {status: 404, pathname});
      } else {
        sendText(response, 404, 'Not Found');
      }
    },
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      await compressor.close();
    },
  };
}
