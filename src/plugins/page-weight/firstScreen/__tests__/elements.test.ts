/** @jest-environment node */
import {parsePage} from '../../../built-pages/readPage';
import {firstScreenOf, type FirstScreen} from '../elements';

const read = (body: string, hidden: readonly string[] = []): FirstScreen =>
  firstScreenOf(parsePage(`<!doctype html><html data-x="y"><body>${body}`), new Set(hidden));

const isIn = (body: string, hidden?: readonly string[]): boolean =>
  read(body, hidden).names.has('in');

const laterIn = (body: string): readonly unknown[] =>
  read(body).later.map(({properties}) => properties.id);

const LONG = 'word '.repeat(500);

it('names elements, attributes, classes and the words of values', () => {
  const {names} = read('<main><a class="link big_b-c" href="/docs/x" aria-label="Go">');
  expect([...names]).toEqual(
    expect.arrayContaining(['html', 'data-x', 'y', 'main', 'a', 'class', 'link', 'big_b-c']),
  );
  expect([...names]).toEqual(expect.arrayContaining(['href', 'docs', 'aria-label', 'Go']));
});

it.each([
  ['what a script shows', '<div class="shell" hidden><i class="in"></i></div>', false],
  ['a popover', '<div class="shell" popover><i class="in"></i></div>', false],
  ['a closed details', '<details class="shell"><summary></summary><i class="in"></details>', false],
  ['its summary', '<details class="shell"><summary class="in"></summary></details>', true],
  ['an open details', '<details class="shell" open><i class="in"></details>', true],
  ['what no phone shows', '<nav class="shell wide"><i class="in"></i></nav>', false],
  ['a select', '<select class="shell"><option class="in"></select>', false],
  ['an open dialog', '<dialog class="shell" open><i class="in"></dialog>', true],
])('reads %s as far as it is shown', (_what, html, expected) => {
  expect(read(html, ['wide']).names.has('shell')).toBe(true);
  expect(isIn(html, ['wide'])).toBe(expected);
  expect(isIn('<dialog class="in">')).toBe(false);
});

it.each([
  ['text before the main part', `<nav>${LONG}</nav><main><i class="in"></i></main>`, true],
  ['text in it', `<main><p>${LONG}</p><i class="in"></i></main>`, false],
  ['a few pictures', `<main>${'<figure></figure>'.repeat(2)}<i class="in"></i></main>`, true],
  ['many pictures', `<main>${'<figure></figure>'.repeat(3)}<i class="in"></i></main>`, false],
  ['many elements', `<main>${'<p></p>'.repeat(170)}<i class="in"></i></main>`, false],
  ['the words of code', `<main>${'<span></span>'.repeat(170)}<i class="in"></i></main>`, true],
])('counts the room of %s', (_what, html, expected) => {
  expect(isIn(html)).toBe(expected);
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
