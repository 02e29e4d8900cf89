import {existsSync, readFileSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import Koa, {type Context} from 'koa';
import send from 'send';
import {startServer, type RunningServer} from '../shared/http';
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

/** Sends a file as it is, in parts where parts are asked for. */
async function sendPlain(ctx: Context, file: string, acceptRanges: boolean): Promise<void> {
  // The answer is the package's to write.
  ctx.respond = false;
  await new Promise<void>((resolve) => {
    ctx.res.on('close', resolve);
    send(ctx.req, path.basename(file), {
      root: path.dirname(file),
      dotfiles: 'allow',
      acceptRanges,
      cacheControl: false,
      lastModified: false,
    }).pipe(ctx.res);
  });
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

  async function sendFile(ctx: Context, file: string, pathname: string, status = 200) {
    ctx.status = status;
    ctx.type = path.extname(file);
    const isText = COMPRESSIBLE.test(ctx.type);
    ctx.set({
      // Unless `_headers` says otherwise; never the 404 page, whose address may have a file after the next deployment.
      'cache-control': REVALIDATE,
      ...headersFor(pathname),
      ...(status === 404 && {'cache-control': REVALIDATE}),
    });
    if (isText) {
      ctx.vary('Accept-Encoding');
    }
    if (!isText || !ctx.acceptsEncodings('br')) {
      await sendPlain(ctx, file, status === 200 && !isText);
      return;
    }
    const {mtimeMs} = statSync(file);
    const key = `${file} ${mtimeMs}`;
    const making = packed.get(key) ?? readFile(file).then(compress);
    packed.set(key, making);
    ctx.etag = `W/"${mtimeMs}"`;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.set('content-encoding', 'br');
    ctx.body = await making;
  }

  const app = new Koa();
  app.use(async (ctx) => {
    const pathname = decodePath(ctx.path);
    if (!pathname || !['GET', 'HEAD'].includes(ctx.method)) {
      ctx.status = pathname ? 405 : 400;
      return;
    }
    const file = findFile(pathname);
    if (file) {
      await sendFile(ctx, file, pathname);
      return;
    }
    const isFolder = findFile(`${pathname}/`) !== null;
    const rule = isFolder ? {to: encodeURI(`${pathname}/`), status: 301} : redirectFor(pathname);
    if (rule && rule.status !== 404) {
      const target = new URL(rule.to, origin);
      target.search ||= ctx.search;
      const location = target.origin === origin ? target.href.slice(origin.length) : target.href;
      ctx.set({...headersFor(pathname), location});
      ctx.status = rule.status;
      return;
    }
    const notFound = findFile(rule?.to ?? `${basePath}404.html`);
    if (notFound && pathname.startsWith(basePath)) {
      await sendFile(ctx, notFound, pathname, 404);
    }
  });
  return startServer('Site', port, app);
}
