import {select} from 'hast-util-select';
import {parsePage} from '../../../plugins/built-pages/readPage';
import {readSections} from '../sections';

const read = (main: string) =>
  readSections(select('main', parsePage(`<body><nav>Menu</nav><main>${main}</main>`)));

const texts = (main: string) =>
  read(main).flatMap(({blocks}) => blocks.map((block) => ('text' in block ? block.text : '')));

it('opens a section at each heading with an id, and keeps the text before the first', () => {
  expect(
    read(
      '<h1>Title</h1><p>Before.</p><h2 id="one">One<a class="hash-link">#</a></h2><p>First.</p>',
    ),
  ).toEqual([
    {id: '', title: '', blocks: [{type: 'text', text: 'Before.'}]},
    {id: 'one', title: 'One', blocks: [{type: 'text', text: 'First.'}]},
  ]);
});

it('opens a section at an element with an id, and goes on with the one around it', () => {
  const sections = read(
    '<section id="a" aria-label="A"><p>In A.</p><div id="b"><h3>B</h3><p>In B.</p></div><p>In A again.</p></section>',
  );
  expect(sections.map(({id, title, blocks}) => [id, title, blocks.length])).toEqual([
    ['a', 'A', 2],
    ['b', 'B', 1],
  ]);
});

it('gives a list of cards the name of what is around it, not that of its first card', () => {
  const [, cards] = read(
    '<section id="all"><h2>All</h2><div id="cards"><article><h3>Red</h3><p>Warm.</p></article><article><h3>Blue</h3><p>Cold.</p></article></div></section>',
  );
  expect(cards).toMatchObject({
    id: 'cards',
    title: 'All',
    blocks: [{text: 'Red. Warm.'}, {text: 'Blue. Cold.'}],
  });
});

it('reads a question with its answer as one block', () => {
  expect(texts('<details><summary><h3>Why?</h3></summary><p>Because.</p></details>')).toEqual([
    'Why? Because.',
  ]);
});

it('never lets neighbouring elements run together', () => {
  expect(texts('<p><span>insights</span><em>October 20</em></p>')).toEqual([
    'insights · October 20',
  ]);
  expect(texts('<p><b>Versions</b><span>iOS 17+</span><span>iOS 16</span></p>')).toEqual([
    'Versions · iOS 17+ · iOS 16',
  ]);
  expect(texts('<p>Feeds:<a href="/a">RSS</a><a href="/b">Atom</a> too</p>')).toEqual([
    'Feeds: RSS · Atom too',
  ]);
  expect(texts('<p>in<em>side</em> a word</p>')).toEqual(['inside a word']);
});

it.each([
  ['navigation', '<nav>All roles</nav>'],
  ['controls', '<button>Copy</button><form><label>Name</label></form>'],
  ['pictures and films', '<svg><text>x</text></svg><video>No film</video>'],
  ['dates of posts', '<div><a href="/">Tutorial</a><time>May 1</time><span>7 min</span></div>'],
  ['dates of legal texts', '<p><em>Last updated: <time>April 14, 2025</time></em></p>'],
  ['dates of offers', '<ul><li>Posted on <time>May 1</time></li></ul>'],
  ['the last change of a page', '<footer><a href="/">Edit this page</a><b>May 1</b></footer>'],
  ['labels of cards', '<span class="flag">Popular</span><p data-no-excerpt>Automation</p>'],
  ['drawings', '<div role="img" aria-label="A gate"><p>Push<b>Merged</b></p></div>'],
  ['rows of buttons', '<p><a href="/">Start</a><a href="/">Compare</a> <button>Book</button></p>'],
  ['lists of buttons', '<ul><li><a href="/">Read</a></li><li><a href="/">Write</a></li></ul>'],
  ['links by themselves', '<div><a href="/">Start free trial</a></div>'],
  ['what the Markdown twin leaves out', '<div data-no-twin><a href="/x.md">Markdown</a> now</div>'],
  ['tables of contents', '<details><summary>Contents</summary><nav>1. One</nav></details>'],
  ['hidden marks', '<span aria-hidden="true">mark</span>'],
])('leaves out %s', (_name, html) => {
  expect(texts(`<p>Text.</p>${html}`)).toEqual(['Text.']);
});

it('keeps the header and the rows of a table', () => {
  const [section] = read(
    '<table><thead><tr><th>Plan<th>Sessions<tbody><tr><td>Fire<td>5<tr><td>Professional<td>15</table>',
  );
  expect(section?.blocks).toEqual([
    {
      type: 'rows',
      header: ['Plan', 'Sessions'],
      rows: [
        ['Fire', '5'],
        ['Professional', '15'],
      ],
    },
  ]);
});

it('keeps the lines of code, without its controls', () => {
  const [section] = read(
    '<div data-static-code="bash"><div><span>Terminal</span><button>Copy</button></div><pre><code>npm ci\nnpm test</code></pre></div>',
  );
  expect(section?.blocks).toEqual([{type: 'code', text: 'npm ci\nnpm test'}]);
});

it('reads a short list as one block and a long one by its items', () => {
  expect(texts('<ul><li>Chrome<li>Firefox</ul>')).toEqual(['Chrome, Firefox']);
  const item = 'A step that takes a whole line to say what has to be done, and more than that. ';
  expect(texts(`<ol><li>${item}<li>${item}<li>${item}</ol>`)).toHaveLength(3);
});

it('finds nothing in a page without main', () => {
  expect(readSections(undefined)).toEqual([]);
});
