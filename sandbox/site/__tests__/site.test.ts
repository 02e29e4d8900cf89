import path from 'node:path';
import {startSiteServer} from '..';
import {tempFolder} from '../../../scripts/jest/tempFolder';
import {serve} from '../../__tests__/support';
import {parseHeaders, parseRedirects} from '../rules';

const files: Readonly<Record<string, string>> = {
  _headers:
    '/*\n  X-Everywhere: yes\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects:
    '/old/* /new/?from=:splat 301\n/elsewhere https://example.com/ 302\n/fr/* /fr/404.html 404\n',
  'index.html': 'Home',
  '404.html': 'Not here',
  'assets/app.js': 'export const text = "again and again";\n'.repeat(200),
  'film.webm': '0123456789',
  'fr/index.html': 'Accueil',
  'fr/404.html': 'Pas ici',
  // Beside the site's folder: no path may reach it.
  '../secret.txt': 'Secret',
};

let site = '';
/** The same files below a base path. */
let below = '';
const {folder, write} = tempFolder();
const dir = path.join(folder, 'site');

serve((port, other) => {
  for (const [name, content] of Object.entries(files)) {
    write(`site/${name}`, content);
  }
  site = `http://localhost:${port}`;
  below = `http://localhost:${other}/cloud`;
  return [startSiteServer({dir, port}), startSiteServer({dir, port: other, basePath: '/cloud/'})];
});

const ask = async (address: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address, {headers, redirect: 'manual'});

test('paths are answered as by a static host', async () => {
  for (const [address, status, result] of [
    [`${site}/`, 200, 'Home'],
    [`${site}/fr?a=1`, 301, '/fr/?a=1'],
    [`${site}/fr/`, 200, 'Accueil'],
    [`${site}//evil.example/`, 404, 'Not here'],
    [`${site}/old/page`, 301, '/new/?from=page'],
    [`${site}/elsewhere`, 302, 'https://example.com/'],
    [`${site}/_headers`, 404, 'Not here'],
    [`${site}/missing`, 404, 'Not here'],
    [`${site}/fr/nulle-part/`, 404, 'Pas ici'],
    [`${site}/..%2fsecret.txt`, 404, 'Not here'],
    [`${site}/..%5csecret.txt`, 404, 'Not here'],
    [`${site}/%zz`, 400, 'Bad Request'],
    [below, 301, '/cloud/'],
    [`${below}/fr/`, 200, 'Accueil'],
    [`${below}/nowhere/`, 404, 'Not here'],
    [`${below}/../`, 404, 'Not Found'],
    [`${below}y/`, 404, 'Not Found'],
  ] as const) {
    const answer = await ask(address);
    const got = answer.headers.get('location') ?? (await answer.text());
    expect([address, answer.status, got]).toEqual([address, status, result]);
  }
});

test('files are compressed, cached and named by their content', async () => {
  const brotli = await ask(`${site}/assets/app.js`, {'accept-encoding': 'gzip, br'});
  expect(await brotli.text()).toContain('again and again');
  const headers = Object.fromEntries(brotli.headers);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-everywhere': 'yes',
    vary: 'Accept-Encoding',
  });
  const known = {'accept-encoding': 'br', 'if-none-match': headers.etag!, 'cache-control': ''};
  expect((await ask(`${site}/assets/app.js`, known)).status).toBe(304);
  const plain = await ask(`${site}/assets/app.js`, {'accept-encoding': 'identity'});
  expect(plain.headers.get('content-encoding')).toBeNull();
  // A script that is missing during a deployment is there after it.
  const missing = await ask(`${site}/assets/gone.js`);
  expect(missing.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('films are sent in parts', async () => {
  for (const [range, status, body] of [
    ['bytes=2-4', 206, '234'],
    ['bytes=7-', 206, '789'],
    ['bytes=0-99', 206, '0123456789'],
  ] as const) {
    const answer = await ask(`${site}/film.webm`, {range});
    expect([range, answer.status, await answer.text()]).toEqual([range, status, body]);
  }
});

test('rules that cannot be read name their line', () => {
  expect(() => parseHeaders('/*\n  Not a header')).toThrow('_headers, line 2');
  expect(() => parseRedirects('# fine\n/from')).toThrow('_redirects, line 2');
});

test('rules of a path are joined', () => {
  const headersFor = parseHeaders('/*\n  Vary: A\n/docs/start\n  Vary: B\n/*.md\n  X-B: 1\n');
  expect(headersFor('/docs/start')).toEqual({vary: 'A, B'});
  expect(headersFor('/docs/start/deep.md')).toEqual({vary: 'A', 'x-b': '1'});
});
