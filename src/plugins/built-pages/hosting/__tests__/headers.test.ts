/** @jest-environment node */
import {parseRedirects} from '@site/sandbox/site/rules';
import {contentSecurityPolicy, hashSource, headerRules, type PolicyInput} from '../headers';
import {redirectRules} from '../rules';
import {staticHostFiles} from '../staticHost';

const input = {hashes: [], origins: {connect: [], frames: []}, https: false};

const headersFile = (homes: readonly string[], policy: PolicyInput): string =>
  staticHostFiles({headers: headerRules(homes, policy, ['api/']), redirects: []})._headers;

test('hashes scripts as browsers do', () => {
  // The example of https://www.w3.org/TR/CSP2/#script-src-hash-usage
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
  expect(hashSource('é')).toBe("'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='");
});

test('the policy opens exactly what is configured, in a stable order', () => {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  expect(contentSecurityPolicy(input).split('; ')).toEqual(directives);
  const opened = contentSecurityPolicy({
    hashes: ["'sha256-b'", "'sha256-a'", "'sha256-b'"],
    origins: {
      connect: ['https://a.example/v1', 'https://a.example', 'http://localhost:4603/'],
      frames: ['https://c.example/demo'],
    },
    https: true,
  });
  expect(opened.split('; ').filter((directive) => !directives.includes(directive))).toEqual([
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "connect-src 'self' https://a.example http://localhost:4603",
    'frame-src https://c.example',
    'upgrade-insecure-requests',
  ]);
});

test('a policy in a page leaves out what browsers refuse there', () => {
  const header = contentSecurityPolicy({...input, https: true}).split('; ');
  expect(contentSecurityPolicy({...input, https: true}, 'page').split('; ')).toEqual(
    header.filter((directive) => !directive.startsWith('frame-ancestors')),
  );
});

test('_headers gives every answer the policy, hashed files a year, and keeps Markdown out of results', () => {
  const file = headersFile(['/', '/fr/'], {...input, https: true});
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; /);
  expect(file).toMatch(/\n {2}Strict-Transport-Security: max-age=31536000\n/);
  expect(file).toContain('\n  X-Content-Type-Options: nosniff\n');
  expect(file).toContain('\n  Referrer-Policy: strict-origin-when-cross-origin\n');
  expect(headersFile(['/'], input)).not.toContain('Strict-Transport-Security');
  for (const rule of [
    '/fr/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/api/*\n  Cross-Origin-Opener-Policy: same-origin-allow-popups',
    '/fr/api/*\n  Cross-Origin-Opener-Policy: same-origin-allow-popups',
    '/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex',
    '/fr/llms-full.txt\n  X-Robots-Tag: noindex',
  ]) {
    expect(file).toContain(`\n${rule}\n`);
  }
});

test('lines that hosts cut off are refused', () => {
  const hashes = Array.from({length: 60}, (_unused, index) => hashSource(String(index)));
  expect(() => headersFile(['/'], {...input, hashes})).toThrow(
    /the line of Content-Security-Policy in _headers has \d+ characters/,
  );
});

test.each(['/', '/site/'])(
  'moved pages lead on below %s, and French has its own 404 page',
  (base) => {
    const redirects = redirectRules([base, `${base}fr/`], {'/docs/*': '/documentation/:splat'});
    const redirectFor = parseRedirects(staticHostFiles({headers: [], redirects})._redirects);
    expect(redirectFor(`${base}docs/a/b/`)).toEqual({to: `${base}documentation/a/b/`, status: 301});
    expect(redirectFor(`${base}fr/docs/a`)).toEqual({
      to: `${base}fr/documentation/a`,
      status: 301,
    });
    expect(redirectFor(`${base}fr/nulle-part/`)).toEqual({to: `${base}fr/404.html`, status: 404});
    expect(redirectFor(`${base}nowhere/`)).toBeUndefined();
  },
);
