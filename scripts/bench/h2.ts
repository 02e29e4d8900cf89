import {createHash, X509Certificate} from 'node:crypto';
import http from 'node:http';
import http2 from 'node:http2';
import {startSiteServer} from '../../sandbox/site';
import {freePort} from '../lib/freePort';
import {load} from './packages';

/** Headers about one connection, which HTTP/2 refuses. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

interface Selfsigned {
  readonly generate: (
    attributes: readonly {readonly name: string; readonly value: string}[],
  ) => Promise<{readonly private: string; readonly cert: string}>;
}

/**
 * Serves a built site as hosts do today: HTTP/2, TLS, Brotli, and the site's own `_headers`.
 * @param dir Folder of the site.
 * @param use Called with its address, without a slash at the end, and with the argument by which Chromium trusts
 * its certificate: of a page whose certificate it only overlooks, it keeps nothing in its cache.
 */
export async function withSecureSite<T>(
  dir: string,
  use: (origin: string, trust: string) => Promise<T>,
): Promise<T> {
  const {generate} = await load<Selfsigned>('selfsigned');
  const site = await startSiteServer({dir, port: await freePort()});
  const port = await freePort();
  const pems = await generate([{name: 'commonName', value: 'localhost'}]);
  const front = http2.createSecureServer(
    {key: pems.private, cert: pems.cert, allowHTTP1: true},
    (request, response) => {
      const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
      const forwarded = http.request(site.origin + request.url, {
        method: request.method,
        headers: Object.fromEntries(headers),
      });
      forwarded.on('response', (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
        response.writeHead(answer.statusCode ?? 500, Object.fromEntries(kept));
        answer.pipe(response);
      });
      // The browser has gone on to another page.
      forwarded.on('error', () => response.destroy());
      request.pipe(forwarded);
    },
  );
  const sessions = new Set<http2.ServerHttp2Session>();
  front.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  try {
    await new Promise<void>((resolve) => {
      front.listen(port, '127.0.0.1', resolve);
    });
    const key = new X509Certificate(pems.cert).publicKey.export({type: 'spki', format: 'der'});
    const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
    return await use(`https://localhost:${port}`, trust);
  } finally {
    sessions.forEach((session) => {
      session.destroy();
    });
    front.close();
    await site.close();
  }
}
