import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {AnswerText, plainText, safeHref} from '../AnswerText';

const ORIGIN = 'https://site.example';

describe('links', () => {
  it.each([
    ['/blog/', '/blog/'],
    ['/documentation/#id', '/documentation/#id'],
    ['https://site.example/blog/?a=1#b', '/blog/?a=1#b'],
    ['https://appium.io/docs/', 'https://appium.io/docs/'],
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
    'blog/',
    '',
  ])('%j may not', (href) => {
    expect(safeHref(href, ORIGIN)).toBeNull();
  });
});

const html = (text: string): string => {
  const {container, unmount} = renderOnSite(<AnswerText text={text} />);
  const drawn =
    container.querySelector('div')?.innerHTML.replace(/ data-[\w-]+="[^"]*"/g, '') ?? '';
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
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['a link that leads astray', '[press](javascript:alert)'],
    ['a picture', '![alt](https://pictures.example/x.png)'],
    ['a mark that nothing closes yet', 'Text **bol'],
  ])('show %s as text', (_what, text) => {
    const {container} = renderOnSite(<AnswerText text={text} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelector('a, img, script, strong')).toBeNull();
  });

  it('hold no link within a link', () => {
    expect(html('[a **[b](/x/)** c](/y/)').match(/<a /g)).toHaveLength(1);
  });

  it('leave out an open mark of bold where they were stopped', () => {
    const {container} = renderOnSite(<AnswerText text="Half of **the" isPartial />);
    expect(container.textContent).toBe('Half of the');
  });

  it.each([
    ['quotations', '> '.repeat(3999)],
    ['quotations without blanks', '>'.repeat(7999)],
    ['lists', '1. '.repeat(2600)],
    ['items', '+ '.repeat(3900)],
    ['emphasis', '*a '.repeat(1300)],
  ])('stay as they were written where %s lie too deep within each other', (_what, marks) => {
    const text = `${marks}end${' a*'.repeat(marks.startsWith('*') ? 1300 : 0)}`;
    const {container} = renderOnSite(<AnswerText text={text} />);
    const shown = container.textContent;
    expect(shown).toContain(text.slice(-2000));
    expect(shown.length).toBeLessThanOrEqual(text.length);
    expect(plainText(text)).toContain('end');
  });

  it.each(['[', '**', '`', '](', '<', '- ', '**a', '![', '1. ', '> '])(
    'are drawn in time, were they all %j',
    (part) => {
      const timeOf = (length: number): number => {
        const started = performance.now();
        html(part.repeat(length / part.length));
        return performance.now() - started;
      };
      timeOf(8000);
      // Four times the length takes about as many times as long, or its square; not its power.
      expect(timeOf(8000)).toBeLessThan(32 * Math.max(timeOf(2000), 10));
    },
  );
});

describe('copies', () => {
  it('have no marks but those of lists', () => {
    expect(plainText('**A** [b](/c/)\n\n- x\n- y\n\n1. z')).toBe('A b\n\n- x\n- y\n\n1. z');
    expect(plainText('- a\n  - b\n\n    c\n- d')).toBe('- a\n- b\nc\n- d');
    expect(plainText('\\*not bold\\* \\[no\\](/link/)')).toBe('*not bold* [no](/link/)');
  });
});
