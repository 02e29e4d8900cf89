import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {AnswerText} from '../AnswerText';

const draw = (text: string) => renderOnSite(<AnswerText text={text} />).container;

const linkIn = (href: string) => draw(`[x](<${href}>)`).querySelector('a');

it.each([
  ['/documentation/#id', '/documentation/#id'],
  [`${window.location.origin}/blog/?a=1#b`, '/blog/?a=1#b'],
])('a link to %s stays on the site', (href, expected) => {
  expect(linkIn(href)).toHaveAttribute('href', expected);
  expect(linkIn(href)).not.toHaveAttribute('target');
});

it('opens addresses elsewhere in a new tab, without telling where from', () => {
  const link = linkIn('https://appium.io/docs/');
  expect(link).toHaveAttribute('href', 'https://appium.io/docs/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example/',
  '/\\evil.example/',
  'http://evil.example/',
  'https://user:secret@evil.example/',
  'https://good.example\\@evil.example/',
  // The router decodes paths before it makes links of them.
  '/%5Cevil.example/',
  '/%2Fevil.example/',
  '/.//evil.example',
  `${window.location.origin}//evil.example`,
  '/documentation/50%-off/',
])('a link to %s is its text', (href) => {
  expect(linkIn(href)).toBeNull();
});

it.each([
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '<a href="https://evil.example/" onclick="alert(1)">link</a>',
])('shows %s as text', (text) => {
  const answer = draw(text);
  expect(answer.textContent).toBe(text);
  expect(answer.querySelector('script, img, a')).toBeNull();
});
