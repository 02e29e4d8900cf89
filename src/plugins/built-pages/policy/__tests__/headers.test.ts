/** @jest-environment node */
import {contentSecurityPolicy, hashSource, headersFile, securityHeaders} from '../headers';

const input = {hashes: [], origins: {connect: [], frames: []}, https: false};
const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part === name || part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('hashes scripts as browsers do', () => {
    // The example of https://www.w3.org/TR/CSP2/#script-src-hash-usage
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    expect(hashSource('é')).toBe("'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='");
  });

  it('lists hashes in a stable order', () => {
    const one = contentSecurityPolicy({...input, hashes: ["'sha256-a'", "'sha256-b'"]});
    expect(one).toBe(
      contentSecurityPolicy({...input, hashes: ["'sha256-b'", "'sha256-a'", "'sha256-b'"]}),
    );
    expect(directive(one, 'script-src')).toMatch(/ 'sha256-a' 'sha256-b'$/);
  });

  it('allows scripts neither unsafe-inline nor unsafe-eval', () => {
    const policy = contentSecurityPolicy(input);
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  });

  it('closes what is not configured', () => {
    const policy = contentSecurityPolicy(input);
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
    expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  });

  it('opens exactly what is configured', () => {
    const policy = contentSecurityPolicy({
      ...input,
      origins: {
        connect: ['https://a.example/v1', 'https://a.example', 'http://localhost:4603/'],
        frames: ['https://c.example/demo'],
      },
    });
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://a.example http://localhost:4603",
    );
    expect(directive(policy, 'frame-src')).toBe('frame-src https://c.example');
  });
});

describe('securityHeaders', () => {
  it('asks for https only where the site has it', () => {
    const plain = securityHeaders(input);
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
    expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    const secure = securityHeaders({...input, https: true});
    expect(secure).toHaveProperty('Strict-Transport-Security');
    expect(secure['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/);
  });
});

describe('headersFile', () => {
  const file = headersFile(['/', '/fr/'], input);

  it('gives every answer the headers, and files with a hash in their names a year', () => {
    expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; /);
    expect(file).toContain(
      '\n/fr/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });

  it('keeps Markdown out of lists of results', () => {
    expect(file).toContain(
      '\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n',
    );
    expect(file).toContain('\n/fr/llms-full.txt\n  X-Robots-Tag: noindex\n');
  });

  it('refuses lines that hosts cut off', () => {
    const hashes = Array.from({length: 60}, (_unused, index) => hashSource(String(index)));
    expect(() => headersFile(['/'], {...input, hashes})).toThrow(
      /the line of Content-Security-Policy in _headers has \d+ characters/,
    );
  });
});
