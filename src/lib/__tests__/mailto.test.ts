import {mailtoHref} from '../mailto';

it('is a plain address where nothing was written', () => {
  expect(mailtoHref('help@acme.example')).toBe('mailto:help@acme.example');
  expect(mailtoHref('help@acme.example', {subject: '', body: ''})).toBe('mailto:help@acme.example');
});

it('carries subject and body, whatever they are made of', () => {
  const subject = 'R&D: 100 % ?';
  const body = 'Bonjour,\n\r\nça va\r& « bien » + #1?';
  const href = mailtoHref('help@acme.example', {subject, body});
  // RFC 6068: spaces are %20, since mail programs show a plus sign as it is; lines end with %0D%0A.
  expect(href).not.toMatch(/[\s+]/);
  expect(href).toContain('Bonjour%2C%0D%0A%0D%0A%C3%A7a%20va%0D%0A%26');
  const params = new URL(href).searchParams;
  const read = 'Bonjour,\r\n\r\nça va\r\n& « bien » + #1?';
  expect([params.get('subject'), params.get('body')]).toEqual([subject, read]);
});

it('cuts between characters, never within one', () => {
  const body = `${'x'.repeat(1499)}😀 and more`;
  expect(() => mailtoHref('help@acme.example', {body})).not.toThrow();
  // Browsers let people paste half a character.
  expect(mailtoHref('help@acme.example', {body: 'half \uD83D'})).toContain('half%20');
});

it('cuts a body that mail programs would refuse', () => {
  const href = mailtoHref('help@acme.example', {body: 'x'.repeat(5000)});
  expect(href.length).toBeLessThan(2000);
  expect(href).toContain('xxx');
});
