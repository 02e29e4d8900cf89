/** @jest-environment node */
import path from 'node:path';
import {twinText} from '..';
import {loadBuildTexts} from '../../../../config/buildTexts';
import {readBuiltPage} from '../../readPage';
import type {Build, BuiltPage} from '../../types';

const siteDir = path.join(__dirname, '../../../../..');

const page = (main: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Plans | Firegrid</title>` +
  `<link rel="canonical" href="https://example.com/plans/">${head}</head>` +
  `<body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`;

const read = (html: string, more: Partial<BuiltPage> = {}): BuiltPage => ({
  ...readBuiltPage('plans/index.html', html, {route: '/plans/', above: []}, {
    baseUrl: '/',
    siteTitle: 'Firegrid',
  } as Build),
  description: 'A "b"',
  ...more,
});

/** The twin without the block at its start. */
const convert = (main: string, locale = 'en') =>
  twinText(read(page(main)), 'Plans', loadBuildTexts(siteDir, locale)).replace(
    /^---\n[\s\S]*?\n---\n\n/,
    '',
  );

describe('a twin', () => {
  it('holds what the page says, and none of its controls', () => {
    expect(
      convert(
        `<nav>Home</nav><details><summary>On this page</summary><nav>Next</nav></details>
        <h1>Plans</h1><p>Over <!-- -->500<!-- --> <b>real</b> devices.</p>
        <h2 id="a">Next<a href="#a" class="hash-link">\u200b</a></h2>
        <svg><text>x</text></svg><button>Copy</button><p role="status"></p>
        <div data-no-twin>Copy page as Markdown</div><div aria-hidden="true">mark</div>
        <footer>Feeds</footer>`,
      ),
    ).toBe('# Plans\n\nOver 500 **real** devices.\n\n## Next\n');
  });

  it('shows every language of an example, chosen or not', () => {
    const panel = (language: string, hidden: string) =>
      `<div data-panel="${language}" ${hidden}><div data-static-code="${language}"><div><span>a</span></div><pre><code>${language}()</code></pre></div></div>`;
    const twin = convert(
      `<div data-code-tabs="java python"><div data-needs-script><div role="tablist">Java</div></div>${panel('java', '')}${panel('python', 'hidden')}</div>`,
    );
    expect(twin).toContain('```java title="a"\njava()\n```\n\n```python title="a"\npython()\n```');
  });

  it('holds the source of a diagram', () => {
    expect(
      convert(
        '<figure data-diagram><div data-needs-script>Drawing</div><noscript><p>In words:</p><pre>flowchart TD\n  A --> B</pre></noscript></figure>',
      ),
    ).toContain('```mermaid\nflowchart TD\n  A --> B\n```');
  });

  it.each([
    ['note', 'NOTE'],
    ['secondary', 'NOTE'],
    ['danger', 'CAUTION'],
  ])('marks the box %s as GitHub marks %s', (kind, marker) => {
    const admonition = (title: string) =>
      `<div class="theme-admonition theme-admonition-${kind} x"><div><span><svg></svg></span>${title}</div><div><p>Text.</p></div></div>`;
    expect(convert(admonition('Mind the gap'))).toContain(
      `> [!${marker}]\n> **Mind the gap**\n>\n> Text.`,
    );
    expect(convert(admonition(kind))).toContain(`> [!${marker}]\n>\n> Text.`);
  });

  it('keeps what is ticked in a list, and no other box', () => {
    const item = (state: string, text: string) =>
      `<li class="task-list-item"><input type="checkbox" disabled${state}/> ${text}</li>`;
    expect(
      convert(
        `<ul class="contains-task-list">${item(' checked', 'Log in')}${item('', 'Open a <b>session</b>')}</ul>
        <p><label>Real <input type="checkbox" checked/></label></p>`,
      ),
    ).toContain('- [x] Log in\n- [ ] Open a **session**\n');
  });

  it('turns tables, definitions and folds into plain Markdown', () => {
    const twin = convert(
      `<div role="group"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td><code>x</code></td></tr></tbody></table></div>
      <dl><div><dt>Hours</dt><dd>Ten</dd></div></dl>
      <details><summary><h3>Why?</h3></summary><p>Because.</p></details>
      <details><summary>Contents</summary><nav>1</nav></details>`,
      'fr',
    );
    expect(twin).toContain('| A | B |\n| - | - |\n| 1\\|2 | `x` |');
    expect(twin).toContain('- **Hours**\u00a0: Ten');
    expect(twin).toContain('**Why?**\n\nBecause.');
    expect(twin).not.toContain('Contents');
  });

  it('says in a line where forms, films and drawn pictures are', () => {
    expect(convert('<div data-form="contact"><noscript><p>Write.</p></noscript></div>')).toContain(
      '[This page has a form: fill it in on the page.](https://example.com/plans/#contact)\n\nWrite.',
    );
    expect(convert('<video src="/a.webm" aria-label="A tap"></video>', 'fr')).toContain(
      '[Vidéo\u00a0: A tap](https://example.com/a.webm)',
    );
    expect(convert('<div role="img" aria-label="A gate"><p>x</p></div>')).toContain(
      '_Figure: A gate_',
    );
  });

  it('sets apart what stood apart', () => {
    expect(convert('<p><span>$99</span><span>per month</span></p>')).toContain('$99 per month');
    expect(convert('<p><a href="/t/">T</a><time>May 1</time><span>7 min</span></p>')).toContain(
      '[T](https://example.com/t/) · May 1 · 7 min',
    );
    expect(convert('<p><span>The team</span><span>People</span></p>')).toContain(
      'The team · People',
    );
    expect(
      convert(
        '<div><a href="/t/">Try</a><button>Book</button><noscript><a href="/b/">Book</a></noscript></div>',
      ),
    ).toContain('[Try](https://example.com/t/) · [Book](https://example.com/b/)');
    expect(convert('<p>a<b>b</b>c</p>')).toContain('a**b**c');
  });

  it('opens with what is known about it', () => {
    const data = JSON.stringify({'@type': 'BlogPosting', datePublished: '2026-11-10T00:00:00Z'});
    const built = read(
      page(
        '<p>x</p><footer><time itemprop="dateModified" datetime="2026-11-20T10:00:00Z">x</time></footer>',
        `<script type="application/ld+json">${data}</script>`,
      ),
    );
    expect(twinText(built, 'Plans', loadBuildTexts(siteDir, 'en'))).toBe(
      '---\ntitle: "Plans"\ndescription: "A \\"b\\""\ncanonical: "https://example.com/plans/"\nlanguage: "en"\npublished: "2026-11-10"\nupdated: "2026-11-20"\n---\n\n# Plans\n\nx\n',
    );
  });
});
