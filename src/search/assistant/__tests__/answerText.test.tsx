import {render} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {AnswerText} from '../AnswerText';

const draw = (text: string) => renderOnSite(<AnswerText text={text} onLeave={jest.fn()} />);

const linkIn = (href: string): string | null | undefined =>
  draw(`[x](<${href}>)`).container.querySelector('a')?.getAttribute('href');

it.each([
  ['/documentation/#id', '/documentation/#id'],
  [`${window.location.origin}/blog/?a=1#b`, '/blog/?a=1#b'],
  ['https://appium.io/docs/', 'https://appium.io/docs/'],
])('a link to %s may be followed', (href, expected) => {
  expect(linkIn(href)).toBe(expected);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example/',
  '/\\evil.example/',
  'http://evil.example/',
  'https://user:secret@evil.example/',
  // The router decodes paths before it makes links of them.
  '/%5Cevil.example/',
  '/%2Fevil.example/',
  '/.//evil.example',
  `${window.location.origin}//evil.example`,
  '/documentation/50%-off/',
])('a link to %s is its text', (href) => {
  expect(linkIn(href)).toBeUndefined();
});

it('opens addresses elsewhere in a new tab, without telling where from', () => {
  const link = draw('[x](https://www.w3.org/)').container.querySelector('a');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

it.each([
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '<a href="https://evil.example/" onclick="alert(1)">link</a>',
])('shows %s as text', (text) => {
  const {container} = draw(text);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('script, img, a')).toBeNull();
});

it('grows where the browser has translated its beginning', () => {
  const {container, rerender} = render(<AnswerText text="The **prices** of" onLeave={jest.fn()} />);
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const own = document.createElement('b');
    text.replaceWith(own);
    own.append(text);
  }
  rerender(<AnswerText text="**Prices** are *these*." onLeave={jest.fn()} />);
  expect(container).toHaveTextContent('Prices are these.');
});
