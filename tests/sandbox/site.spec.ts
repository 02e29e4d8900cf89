import http from 'node:http';
import {brotliDecompressSync} from 'node:zlib';
import {parseHeaders} from '../../sandbox/site/headers';
import {parseRedirects} from '../../sandbox/site/redirects';
import {expect, test} from '../support/sandboxTest';

const answers: readonly (readonly [path: string, status: number, location?: string])[] = [
  ['/', 200],
  ['/fr', 301, '/fr/'],
  ['/fr?a=1', 301, '/fr/?a=1'],
  ['/fr/', 200],
  ['//fr', 301, '/fr/'],
  ['//evil.example/', 404],
  ['/old/page', 301, '/new/?from=page'],
  ['/elsewhere', 302, 'https://example.com/'],
  ['/_headers', 404],
  ['/_redirects', 404],
  ['/missing', 404],
  ['/../../etc/passwd', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/..%2f..%2fetc/passwd', 400],
  ['/..%5c..%5cetc/passwd', 400],
  ['/%00', 400],
  ['/%zz', 400],
  ['/index.html/', 404],
];

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a path as it stands: other clients resolve `..` and unpack bodies first. */
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

test('paths are answered as by a static host', async ({own}) => {
  for (const [path, status, location] of answers) {
    const answer = await ask(own.addresses.site, path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.location, path).toBe(location);
  }
});

test('a missing page is answered with the nearest 404 page', async ({own}) => {
  const english = await ask(own.addresses.site, '/nowhere/at/all');
  const french = await ask(own.addresses.site, '/fr/nulle-part/');
  expect([english.body.toString(), french.body.toString()]).toEqual(['Not here', 'Pas ici']);
  expect(french.headers['x-everywhere']).toBe('yes');
});

test('files are compressed, cached and named by their content', async ({own}) => {
  const {site} = own.addresses;
  const brotli = await ask(site, '/assets/app.js', {headers: {'accept-encoding': 'gzip, br'}});
  expect(brotli.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-everywhere': 'yes',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(brotli.body).toString()).toContain('again and again');
  const gzip = await ask(site, '/assets/app.js', {headers: {'accept-encoding': 'br;q=0, gzip'}});
  expect(gzip.headers['content-encoding']).toBe('gzip');
  const plain = await ask(site, '/assets/app.js', {method: 'HEAD'});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toHaveLength(0);

  const {etag} = brotli.headers;
  const again = await ask(site, '/assets/app.js', {
    headers: {'accept-encoding': 'br', 'if-none-match': `"other", W/${etag ?? ''}`},
  });
  expect(again.status).toBe(304);
});

test('films are sent in parts', async ({own}) => {
  const ranges: readonly (readonly [string, number, string])[] = [
    ['bytes=2-4', 206, '234'],
    ['bytes=7-', 206, '789'],
    ['bytes=-2', 206, '89'],
    ['bytes=0-99', 206, '0123456789'],
    ['bytes=10-', 416, ''],
    ['bytes=4-2', 200, '0123456789'],
    ['bytes=0-1,3-4', 200, '0123456789'],
  ];
  for (const [range, status, body] of ranges) {
    const answer = await ask(own.addresses.site, '/film.webm', {headers: {range}});
    expect(answer.status, range).toBe(status);
    expect(answer.body.toString(), range).toBe(body);
  }
});

test('nothing but reading is allowed', async ({own}) => {
  const answer = await ask(own.addresses.site, '/', {method: 'POST'});
  expect(answer.status).toBe(405);
});

test('rules that cannot be read name their line', () => {
  expect(() => parseHeaders('/*\n  Not a header')).toThrow('_headers, line 2');
  expect(() => parseRedirects('# fine\n/from')).toThrow('_redirects, line 2');
});

test('rules of a path are joined, and can be taken away', () => {
  const headersFor = parseHeaders('/*\n  Vary: A\n  X-A: 1\n/docs/:page\n  Vary: B\n  ! X-A\n');
  expect(headersFor('/docs/start')).toEqual({vary: 'A, B'});
  expect(headersFor('/docs/start/deep')).toEqual({vary: 'A', 'x-a': '1'});
});
