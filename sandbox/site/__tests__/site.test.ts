import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {startSiteServer} from '..';
import {serve} from '../../__tests__/support';
import {parseHeaders, parseRedirects} from '../rules';

const files: Readonly<Record<string, string>> = {
  _headers:
    '/*\n  X-Everywhere: yes\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects:
    '/old/* /new/?from=:splat 301\n/elsewhere https://example.com/ 302\n/fr/* /fr/404.html 404\n',
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': 'Not here',
  'new/index.html': 'New',
  'assets/app.js': 'export const text = "again and again";\n'.repeat(200),
  'film.webm': '0123456789',
  'captions.vtt': 'WEBVTT',
  'fr/index.html': 'Accueil',
  'fr/404.html': 'Pas ici',
};

let site = '';
/** The same files below a base path, which rules of `_headers` name. */
let below = '';
const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'tiny-site-'));
const dir = path.join(parent, 'site');

/** A file beside the site's folder, which no path may reach. */
const SECRET = 'secret.txt';

serve((ports) => {
  for (const [name, content] of Object.entries({...files, [`../${SECRET}`]: 'Secret'})) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
  site = `http://localhost:${ports.site}`;
  below = `http://localhost:${ports.portal}`;
  return [
    startSiteServer({dir, port: ports.site}),
    startSiteServer({dir, port: ports.portal, basePath: '/cloud/'}),
  ];
});

afterAll(() => {
  fs.rmSync(parent, {recursive: true});
});

const answers: readonly (readonly [address: string, status: number, location?: string])[] = [
  ['/', 200],
  ['/fr', 301, '/fr/'],
  ['/fr?a=1', 301, '/fr/?a=1'],
  ['/fr/', 200],
  ['//fr', 301, '/fr/'],
  ['//evil.example/', 404],
  ['/old/page', 301, '/new/?from=page'],
  ['/old', 301, '/new/?from='],
  ['/elsewhere', 302, 'https://example.com/'],
  ['/_headers', 404],
  ['/_redirects', 404],
  ['/missing', 404],
  ...['..', '%2e%2e', '..%2f.', '..%5c.'].map((up) => [`/${up}/${SECRET}`, 404] as const),
  ['/%00', 404],
  ['/%zz', 400],
  ['/index.html/', 404],
];

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a path as it is: other clients resolve `..` and unpack bodies first. */
function ask(
  origin: string,
  path: string,
  options: {readonly method?: string; readonly headers?: http.OutgoingHttpHeaders} = {},
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({hostname, port, path, ...options}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

test('paths are answered as by a static host', async () => {
  for (const [path, status, location] of answers) {
    const answer = await ask(site, path);
    expect([path, answer.status, answer.headers.location]).toEqual([path, status, location]);
  }
});

test('a site with a base path has nothing outside of it', async () => {
  for (const [path, status, location, body] of [
    ['/cloud/', 200, undefined, files['index.html']],
    ['/cloud', 301, '/cloud/'],
    ['/cloud/fr', 301, '/cloud/fr/'],
    ['/cloud/fr/', 200, undefined, files['fr/index.html']],
    ['/cloud/nowhere/', 404, undefined, files['404.html']],
    ['/cloud/_headers', 404],
    ['/', 404, undefined, 'Not Found'],
    ['/fr/', 404, undefined, 'Not Found'],
    ['/cloudy/', 404, undefined, 'Not Found'],
  ] as const) {
    const answer = await ask(below, path);
    expect([path, answer.status, answer.headers.location]).toEqual([path, status, location]);
    expect(answer.body.toString()).toContain(body ?? '');
  }
});

test('a missing page is answered with the 404 page of its rule, or else of the site', async () => {
  const english = await ask(site, '/nowhere/at/all');
  const french = await ask(site, '/fr/nulle-part/');
  expect([english.body.toString(), french.body.toString()]).toEqual(['Not here', 'Pas ici']);
  expect(french.headers['x-everywhere']).toBe('yes');
  // A script that is missing during a deployment is there after it.
  const script = await ask(site, '/assets/gone.js');
  expect(script).toMatchObject({
    status: 404,
    headers: {'cache-control': 'public, max-age=0, must-revalidate', 'x-everywhere': 'yes'},
  });
});

test('files are compressed, cached and named by their content', async () => {
  const brotli = await ask(site, '/assets/app.js', {headers: {'accept-encoding': 'gzip, br'}});
  expect(brotli.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-everywhere': 'yes',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(brotli.body).toString()).toContain('again and again');
  const plain = await ask(site, '/assets/app.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toContain('again and again');

  const again = await ask(site, '/assets/app.js', {
    headers: {'accept-encoding': 'br', 'if-none-match': `"other", ${brotli.headers.etag ?? ''}`},
  });
  expect(again.status).toBe(304);
  const head = {method: 'HEAD', headers: {'accept-encoding': 'br'}};
  expect((await ask(site, '/assets/app.js', head)).body).toHaveLength(0);
});

test('films are sent in parts', async () => {
  const ranges: readonly (readonly [string, number, string])[] = [
    ['bytes=2-4', 206, '234'],
    ['bytes=7-', 206, '789'],
    ['bytes=-2', 206, '89'],
    ['bytes=0-99', 206, '0123456789'],
    ['bytes=10-', 416, ''],
    ['bytes=0-1,3-4', 200, '0123456789'],
  ];
  for (const [range, status, body] of ranges) {
    const answer = await ask(site, '/film.webm', {headers: {range}});
    expect([range, answer.status, answer.body.toString()]).toEqual([range, status, body]);
  }
});

test('captions are sent as what players read, and nothing but reading is allowed', async () => {
  const captions = await ask(site, '/captions.vtt');
  expect(captions.headers['content-type']).toMatch(/^text\/vtt/);
  expect((await ask(site, '/', {method: 'POST'})).status).toBe(405);
});

test('rules that cannot be read name their line', () => {
  expect(() => parseHeaders('/*\n  Not a header')).toThrow('_headers, line 2');
  expect(() => parseRedirects('# fine\n/from')).toThrow('_redirects, line 2');
  expect(() => parseRedirects('/:year/* /:splat')).toThrow('_redirects, line 1');
});

test('rules of a path are joined', () => {
  const headersFor = parseHeaders(
    '/*\n  Vary: A\n  X-A: 1\n/docs/start\n  Vary: B\n/*.md\n  X-B: 1\n',
  );
  expect(headersFor('/')).toEqual({vary: 'A', 'x-a': '1'});
  expect(headersFor('/docs/start')).toEqual({vary: 'A, B', 'x-a': '1'});
  expect(headersFor('/docs/start/deep.md')).toEqual({vary: 'A', 'x-a': '1', 'x-b': '1'});
});
