import {mailtoHref} from '../mailto';

it('is a plain address where nothing was written', () => {
  expect(mailtoHref('help@acme.example')).toBe('mailto:help@acme.example');
  expect(mailtoHref('help@acme.example', {subject: '', body: ''})).toBe('mailto:help@acme.example');
});

it('carries subject and body, whatever they are made of', () => {
  const subject = 'R&D: 100 % ?';
  const body = 'Bonjour,\n\nça va & « bien » + #1?';
  const href = mailtoHref('help@acme.example', {subject, body});
  // RFC 6068: spaces are %20; mail programs show a plus sign as it is.
  expect(href).not.toMatch(/[\s+]/);
  const params = new URL(href).searchParams;
  expect([params.get('subject'), params.get('body')]).toEqual([subject, body]);
});

it('cuts between characters, never within one', () => {
  const body = `${'x'.repeat(1499)}😀 and more`;
  expect(() => mailtoHref('help@acme.example', {body})).not.toThrow();
  // What browsers let people paste: half a character.
  expect(mailtoHref('help@acme.example', {body: 'half \uD83D'})).toContain('half%20');
});

it('cuts a body that mail programs would refuse', () => {
  const href = mailtoHref('help@acme.example', {body: 'x'.repeat(5000)});
  expect(href.length).toBeLessThan(2000);
  expect(href).toContain('xxx');
});
