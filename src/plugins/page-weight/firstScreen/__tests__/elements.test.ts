/** @jest-environment node */
import {parsePage} from '../../../built-pages/readPage';
import {firstScreenOf, type FirstScreen} from '../elements';

// That no name is missing, and few too many, tests/firstScreen.spec.ts and the size of pages tell.

const read = (body: string): FirstScreen =>
  firstScreenOf(parsePage(`<!doctype html><body>${body}`), new Set(['wide']));

const laterIn = (body: string): readonly unknown[] =>
  read(body).later.map(({properties}) => properties.id);

const LONG = 'word '.repeat(500);

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
  const {names} = read(html);
  expect(names.has('shell')).toBe(true);
  expect(names.has('in')).toBe(expected);
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
