/** @jest-environment node */
import {kindOf, kindOfSection} from '../kindOf';
import {readPage} from '../readPage';

const page = (main: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Queue | Site</title>${head}</head><body><nav>Menu</nav><main>${main}</main></body></html>`;

it('divides a page at its headings and marks code', () => {
  const {title, sections} = readPage(
    page(
      '<nav>Path</nav><h1>The queue</h1><p>First <b>words</b>.</p><h2 id="wait">Wait<a class="hash-link" href="#wait">#</a></h2><p>One.</p><pre><code>a: 1\n\n  b: 2\n</code></pre><button>Copy</button><h3>Part</h3><p>Two.</p>',
    ),
  );
  expect(title).toBe('The queue');
  expect(sections).toEqual([
    {id: '', title: '', text: 'First words.'},
    {id: 'wait', title: 'Wait', text: 'One.\n\n\ta: 1\n\t  b: 2\n\nPart\n\nTwo.'},
  ]);
});

it('counts the title of a code block as code', () => {
  const {sections} = readPage(
    page(
      '<p>Run it:</p><div data-static-code="bash"><div><span>Terminal</span><button>Copy</button></div><pre><code><span>npm</span> test</code></pre></div>',
    ),
  );
  expect(sections[0]?.text).toBe('Run it:\n\n\tTerminal\n\tnpm test');
});

it('takes sections with an id for places of their own, and goes on around them', () => {
  const {sections} = readPage(
    page(
      '<section id="faq"><h2>Questions</h2><p>A.</p></section><p>After.</p><div id="_R_1">x</div>',
    ),
  );
  expect(sections.map(({id, text}) => [id, text])).toEqual([
    ['', 'After.\n\nx'],
    ['faq', 'A.'],
  ]);
});

it('leaves out tables of contents, hidden parts and forms', () => {
  const {sections} = readPage(
    page(
      '<p>Text.</p><details><summary>Contents</summary><nav>1. One</nav></details><span aria-hidden="true">x</span><form>Name</form><div class="theme-doc-toc-mobile">On this page</div>',
    ),
  );
  expect(sections).toEqual([{id: '', title: '', text: 'Text.'}]);
});

it('reads keywords, and which pages ask to be left out', () => {
  const head =
    '<meta name="keywords" content="wait, busy"><meta name="description" content="About waiting."><meta name="robots" content="noindex, nofollow">';
  expect(readPage(page('<p>x</p>', head))).toMatchObject({
    title: 'Queue',
    keywords: 'wait, busy',
    description: 'About waiting.',
    isIndexed: false,
  });
});

it('sorts pages by what they are', () => {
  expect(kindOf('/documentation/quick-start/')).toBe('docs');
  expect(kindOf('/cookies/')).toBe('legal');
  expect(kindOf('/')).toBe('site');
  expect(kindOfSection('/fr/', 'services')).toBe('devices');
  expect(kindOfSection('/blog/', 'services')).toBeUndefined();
});

it('reads a row of a table in one line, and leaves out what is marked so', () => {
  const {sections} = readPage(
    page(
      '<p data-pagefind-ignore>Copy</p><p role="status">Copied</p><table><tr><th>What</th><th>Then</th></tr><tr><td>App</td><td>Gone</td></tr></table>',
    ),
  );
  expect(sections).toEqual([{id: '', title: '', text: 'What · Then\n\nApp · Gone'}]);
});
