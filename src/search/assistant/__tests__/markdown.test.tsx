import {parseMarkdown, plainText, safeHref} from '../markdown';

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

describe('answers', () => {
  const parse = (text: string) => parseMarkdown(text, ORIGIN);

  it('hold paragraphs, lists, bold, code, fences and links', () => {
    const blocks = parse(
      'One **bold** and `code`.\n\n- a\n- [b](/blog/)\n\n1. x\n2. y\n\n```js\nconst a = "<b>";\n```\nEnd',
    );
    expect(blocks.map(({type}) => type)).toEqual([
      'paragraph',
      'list',
      'list',
      'code',
      'paragraph',
    ]);
    expect(blocks[0]).toEqual({
      type: 'paragraph',
      children: [
        {type: 'text', text: 'One '},
        {type: 'strong', children: [{type: 'text', text: 'bold'}]},
        {type: 'text', text: ' and '},
        {type: 'code', text: 'code'},
        {type: 'text', text: '.'},
      ],
    });
    expect(blocks[2]).toMatchObject({isOrdered: true});
    expect(blocks[3]).toEqual({type: 'code', text: 'const a = "<b>";'});
  });

  it('show markup as text', () => {
    const html = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    expect(parse(html)).toEqual([{type: 'paragraph', children: [{type: 'text', text: html}]}]);
  });

  it('show a link that leads astray as text, with its address', () => {
    const link = '[press](javascript:alert)';
    expect(parse(link)).toEqual([{type: 'paragraph', children: [{type: 'text', text: link}]}]);
  });

  it('show pictures as they were written, and load none', () => {
    const picture = '![alt](https://pictures.example/x.png)';
    expect(parse(`See ${picture}`)).toEqual([
      {
        type: 'paragraph',
        children: [
          {type: 'text', text: 'See '},
          {type: 'text', text: picture},
        ],
      },
    ]);
  });

  it('make one list of lists within lists', () => {
    expect(plainText('- a\n  - b\n\n    c\n- d')).toBe('- a\n- b c\n- d');
  });

  it('read quotations and headings as paragraphs, lines as nothing', () => {
    expect(plainText('## Title ##\n\n> quoted\n\n---\n\n*end*')).toBe('Title\n\nquoted\n\nend');
  });

  it('hold no link within a link', () => {
    const [block] = parse('[a **[b](/x/)** c](/y/)');
    expect(JSON.stringify(block).match(/"type":"link"/g) ?? []).toHaveLength(1);
  });

  it('stay readable while they stream', () => {
    expect(plainText('Text **bol')).toBe('Text **bol');
    expect(parse('```js\nconst a')).toEqual([{type: 'code', text: 'const a'}]);
  });

  it('take escaped signs for text', () => {
    expect(plainText('\\*not bold\\* \\[no\\](/link/)')).toBe('*not bold* [no](/link/)');
  });

  it.each([
    ['quotations', '> '.repeat(3999)],
    ['lists', '1. '.repeat(2600)],
    ['items', '+ '.repeat(3900)],
    ['emphasis', '*a '.repeat(1300)],
  ])('stay as they were written where %s lie too deep within each other', (_what, marks) => {
    const text = `${marks}end${' a*'.repeat(marks.startsWith('*') ? 1300 : 0)}`;
    const shown = plainText(text);
    expect(shown).toContain(text.slice(-2000));
    expect(shown.length).toBeLessThanOrEqual(text.length);
  });

  it.each(['[', '**', '`', '](', '<', '- ', '**a', '!['])(
    'are read in time, were they all %j',
    (part) => {
      const timeOf = (length: number): number => {
        const started = performance.now();
        parse(part.repeat(length / part.length));
        return performance.now() - started;
      };
      timeOf(8000);
      // Four times the length takes about as many times as long, or its square; not its power.
      expect(timeOf(8000)).toBeLessThan(32 * Math.max(timeOf(2000), 10));
    },
  );

  it('are copied without their marks', () => {
    expect(plainText('**A** [b](/c/)\n\n- x\n- y')).toBe('A b\n\n- x\n- y');
  });
});
