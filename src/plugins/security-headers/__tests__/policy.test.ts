/** @jest-environment node */
import {contentSecurityPolicy, hashSource, securityHeaders} from '../policy';

const input = {
  inlineScripts: [],
  connectOrigins: [],
  frameOrigins: [],
  formTargets: [],
  https: false,
};
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
    const one = contentSecurityPolicy({...input, inlineScripts: ['a()', 'b()']});
    expect(one).toBe(contentSecurityPolicy({...input, inlineScripts: ['b()', 'a()']}));
    expect(directive(one, 'script-src')).toContain(hashSource('a()'));
  });

  it('allows scripts neither unsafe-inline nor unsafe-eval', () => {
    const policy = contentSecurityPolicy(input);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'");
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
      connectOrigins: ['https://a.example', 'https://b.example'],
      frameOrigins: ['https://c.example'],
      formTargets: ['https://d.example'],
    });
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://a.example https://b.example",
    );
    expect(directive(policy, 'frame-src')).toBe('frame-src https://c.example');
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://d.example");
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
