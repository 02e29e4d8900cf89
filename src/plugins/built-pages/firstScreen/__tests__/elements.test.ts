/** @jest-environment node */
import {parsePage} from '../../readPage';
import {firstScreenOf, type FirstScreen} from '../elements';

const read = (body: string, hidden: readonly string[] = []): FirstScreen =>
  firstScreenOf(parsePage(`<!doctype html><html data-x="y"><body>${body}`), new Set(hidden));

const namesIn = (body: string, hidden?: readonly string[]): ReadonlySet<string> =>
  read(body, hidden).names;

const laterIn = (body: string): readonly unknown[] =>
  read(body).later.map(({properties}) => properties.id);

const LONG = 'word '.repeat(500);

it('names elements, attributes, classes and the words of values', () => {
  const names = [...namesIn('<main><a class="link big_b-c" href="/docs/x" aria-label="Go">')];
  expect(names).toEqual(
    expect.arrayContaining(['html', 'data-x', 'y', 'main', 'a', 'class', 'link', 'big_b-c']),
  );
  expect(names).toEqual(expect.arrayContaining(['href', 'docs', 'aria-label', 'Go']));
  expect(names).not.toContain('ariaLabel');
});

it.each([
  ['what a script shows', '<div class="shell" hidden><i class="in"></i></div>'],
  ['a popover', '<div class="shell" popover><i class="in"></i></div>'],
  ['a closed details', '<details class="shell"><summary></summary><i class="in"></i></details>'],
  [
    'a menu',
    '<button aria-expanded="false" aria-controls="m"></button><ul id="m" class="shell"><li class="in">',
  ],
  ['what no phone shows', '<nav class="shell wide"><i class="in"></i></nav>'],
  ['a select', '<select class="shell"><option class="in"></select>'],
])('leaves out what is in %s, but not the element itself', (_what, html) => {
  const names = namesIn(html, ['wide']);
  expect(names.has('shell')).toBe(true);
  expect(names.has('in')).toBe(false);
});

it('leaves out a closed dialog, which browsers show nothing of', () => {
  expect(namesIn('<dialog class="shell"><i class="in"></dialog>').has('shell')).toBe(false);
  expect(namesIn('<dialog class="shell" open></dialog>').has('shell')).toBe(true);
});

it.each([
  ['an open details', '<details open><i class="in"></details>'],
  ['the summary', '<details><summary class="in"></summary></details>'],
  [
    'an open menu',
    '<button aria-expanded="true" aria-controls="m"></button><ul id="m"><li class="in">',
  ],
])('names what is in %s', (_what, html) => {
  expect(namesIn(html).has('in')).toBe(true);
});

it('stops after more text than a screen has, and counts none before the main part', () => {
  expect(namesIn(`<nav>${LONG}</nav><main><i class="in"></i></main>`).has('in')).toBe(true);
  expect(namesIn(`<main><p>${LONG}</p><i class="in"></i></main>`).has('in')).toBe(false);
  expect(namesIn(`<main><p>${LONG}</p></main><footer class="in">`).has('in')).toBe(false);
});

it('counts pictures, titles and paragraphs by their room', () => {
  const ends = (html: string, times: number): boolean =>
    !namesIn(`<main>${html.repeat(times)}<i class="in"></i></main>`).has('in');
  for (const [html, fit] of [
    ['<img height="200">', 1],
    ['<img height="56">', 31],
    ['<h2></h2>', 62],
    ['<p></p>', 62],
  ] as const) {
    expect(ends(html, fit)).toBe(false);
    expect(ends(html, fit + 1)).toBe(true);
  }
  expect(ends('<svg height="24"></svg>', 1000)).toBe(false);
});

it('counts a drawing as high as it is on a phone', () => {
  const page = (attributes: string): string =>
    `<main>${`<svg ${attributes}></svg>`.repeat(2)}<i class="in"></i></main>`;
  expect(namesIn(page('viewBox="0 0 650 479" width="750"')).has('in')).toBe(false);
  expect(namesIn(page('viewBox="0 0 650 479"')).has('in')).toBe(false);
  expect(namesIn(page('viewBox="0 0 480 96"')).has('in')).toBe(true);
  expect(namesIn(page('viewBox="0 0 12 16"')).has('in')).toBe(true);
  expect(namesIn(page('viewBox="0 0 24 24" height="1.25rem"')).has('in')).toBe(true);
});

it('counts the lines of code, however long', () => {
  const page = (lines: number, line: string): string =>
    `<main><pre><code>${`<b>${line}</b>\n`.repeat(lines)}</code></pre><i class="in"></i></main>`;
  expect(namesIn(page(51, 'x')).has('in')).toBe(false);
  expect(namesIn(page(40, 'word '.repeat(30))).has('in')).toBe(true);
});

it('leaves the blocks after a text, those around it and the footer for later, but not what is before the footer', () => {
  const text = `<p>${LONG}</p>text<b id="b"></b><template id="c"></template>`;
  const page = `<div><div><main><section><ul>${text}</ul><p id="d"></p></section><p id="e"></p></main></div>
    <footer id="f"><div><div id="g"></div><nav><div id="h"></div><div id="i"></div></nav></div></footer><aside></aside></div>`;
  expect(laterIn(page)).toEqual(['b', 'd', 'f']);
});

it('leaves nothing for later on a short page, nor in one line or a table', () => {
  expect(laterIn('<main><p>Short</p><p id="a"></p></main><footer id="b"></footer>')).toEqual([]);
  expect(laterIn(`<main><p>${LONG}<b id="a"></b></p></main>`)).toEqual([]);
  expect(laterIn(`<main><table><tr><td>${LONG}<tr id="a"></table></main>`)).toEqual([]);
});
