import {render} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {AnswerText, plainText} from '../AnswerText';
import {safeHref} from '../safeHref';

const ORIGIN = 'https://site.example';

describe('links', () => {
  it.each([
    ['/blog/', '/blog/'],
    ['/documentation/#id', '/documentation/#id'],
    ['https://site.example/blog/?a=1#b', '/blog/?a=1#b'],
    ['https://appium.io/docs/', 'https://appium.io/docs/'],
    ['/fr/blog/%C3%A9t%C3%A9/?q=50%25', '/fr/blog/%C3%A9t%C3%A9/?q=50%25'],
  ])('%s may be followed', (href, expected) => {
    expect(safeHref(href, ORIGIN)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    'http://evil.example/',
    'https://user:secret@evil.example/',
    'blob:https://site.example/x',
    // Paths that begin with two slashes name another host once they are a link of their own.
    'https://site.example//evil.example',
    'https://site.example/.//evil.example',
    '/.//evil.example',
    '/blog/..//evil.example',
    // The router decodes paths before it makes links of them.
    ...['%5C', '%09/', '%0A/', '%0d%5c', '%2F', '%2f%2F', '%255C'].map(
      (sign) => `/${sign}evil.example/`,
    ),
    // It cannot read these.
    '/documentation/50%-off/',
    '/%ff',
    '/documentation/#50%',
    'https://site.example/50%-off/',
    'blog/',
    '',
  ])('%j may not', (href) => {
    expect(safeHref(href, ORIGIN)).toBeNull();
  });
});

const html = (text: string): string => {
  const {container, unmount} = renderOnSite(<AnswerText text={text} />);
  const drawn =
    // Each text has an element of its own.
    container.querySelector('div')?.innerHTML.replace(/ data-[\w-]+="[^"]*"|<\/?span>/g, '') ?? '';
  unmount();
  return drawn;
};

describe('answers', () => {
  it('hold paragraphs, lists, bold, code, fences and links', () => {
    expect(
      html(
        'One **bold** and `code`.\n\n- a\n- [b](/blog/)\n  - c\n\n3. x\n4. y\n\n```js\nconst a = "<b>";\n```\nEnd',
      ),
    ).toBe(
      '<p>One <strong>bold</strong> and <code>code</code>.</p>' +
        '<ul><li><p>a</p></li><li><p><a href="/blog/">b</a></p><ul><li><p>c</p></li></ul></li></ul>' +
        '<ol start="3"><li><p>x</p></li><li><p>y</p></li></ol>' +
        '<pre class="code" tabindex="0"><code>const a = "&lt;b&gt;";</code></pre><p>End</p>',
    );
  });

  it('read headings as bold paragraphs, lines as nothing', () => {
    expect(html('## Title ##\n\n> quoted\n\n---\n\n*end*')).toBe(
      '<p><strong>Title</strong></p><blockquote><p>quoted</p></blockquote><p><em>end</em></p>',
    );
  });

  it('open addresses elsewhere in a new tab, without telling where from', () => {
    expect(html('[x](https://www.w3.org/)')).toContain('rel="noopener noreferrer nofollow"');
  });

  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example/"></iframe><style>body{display:none}</style>',
    '<a href="https://evil.example/" onclick="alert(1)">link</a>',
    '[press](javascript:alert)',
    '![alt](https://pictures.example/x.png)',
    'Text **bol',
  ])('show %s as text', (text) => {
    const {container} = renderOnSite(<AnswerText text={text} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll(':not(span)')).toHaveLength(2);
  });

  it('grow where the browser has translated their beginning', () => {
    const {container, rerender} = render(<AnswerText text="The **prices** of" isPartial />);
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
    rerender(<AnswerText text="The" />);
    rerender(<AnswerText text="**Prices** are *these*." />);
    expect(container).toHaveTextContent('Prices are these.');
  });

  it('hold no link within a link', () => {
    expect(html('[a **[b](/x/)** c](/y/)').match(/<a /g)).toHaveLength(1);
  });

  it('leave out an open mark of bold where they were stopped', () => {
    const {container} = renderOnSite(<AnswerText text="Half of **the" isPartial />);
    expect(container.textContent).toBe('Half of the');
  });

  it.each([
    ...['> ', '>', '1. ', '+ ', '- ', '[', '**', '`', '](', '<', '**a', '!['],
    // Emphasis that is closed again at the end.
    '*a ',
  ])('are drawn in time, and whole, were they all %j', (part) => {
    const marks = part.repeat((part === '*a ' ? 4000 : 8000) / part.length);
    const text = `${marks}\nend${' a*'.repeat(part === '*a ' ? 1300 : 0)}`;
    const before = process.cpuUsage();
    const {container} = renderOnSite(<AnswerText text={text} />);
    const {user} = process.cpuUsage(before);
    expect(container.textContent).toContain('end');
    expect(plainText(text)).toContain('end');
    // In microseconds of the processor, which other programs do not lengthen. It was a minute.
    expect(user).toBeLessThan(3_000_000);
  });

  it('stay as they were written where lists lie too deep within each other', () => {
    const text = `${'1. '.repeat(2600)}end`;
    const {container} = renderOnSite(<AnswerText text={text} />);
    expect(container.textContent).toContain(text.slice(-2000));
  });
});

describe('copies', () => {
  it('have no marks but those of lists', () => {
    expect(plainText('**A** [b](/c/)\n\n- x\n- y\n\n1. z')).toBe('A b\n\n- x\n- y\n\n1. z');
    expect(plainText('- a\n  - b\n\n    c\n- d')).toBe('- a\n- b\nc\n- d');
    expect(plainText('\\*not bold\\* \\[no\\](/link/)')).toBe('*not bold* [no](/link/)');
  });
});
