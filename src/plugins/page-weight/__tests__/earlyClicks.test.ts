/** @jest-environment jsdom */
import vm from 'node:vm';
import {earlyClicksScript} from '../inline/earlyClicks';

interface Press {
  readonly isTrusted: boolean;
  readonly button: number;
}

/** Real presses cannot be made here (`isTrusted`), so the script listens to simulated ones. */
function openPage(html: string) {
  document.body.innerHTML = html;
  delete document.documentElement.dataset.hasHydrated;
  const listeners = new Set<(press: Press & {readonly target: Element}) => void>();
  const page: {docusaurusRoot?: object} = {};
  let onChange = (): void => undefined;
  vm.runInNewContext(earlyClicksScript, {
    root: document.documentElement,
    data: document.documentElement.dataset,
    self: page,
    listen: (_name: string, listener: () => void) => listeners.add(listener),
    MutationObserver: function Observer(callback: typeof onChange) {
      onChange = callback;
      return {observe: () => undefined};
    },
  });
  const clicked: string[] = [];
  document.body.onclick = (event) => {
    clicked.push((event.target as Element).id);
    event.preventDefault();
  };
  return {
    page,
    clicked,
    press: (id: string, details: Partial<Press> = {}) => {
      const target = document.getElementById(id)!;
      listeners.forEach((listener) => listener({target, isTrusted: true, button: 0, ...details}));
    },
    hydrate: (value = 'true') => {
      document.documentElement.dataset.hasHydrated = value;
      onChange();
      return [...clicked];
    },
  };
}

it('repeats the last press on a control, once the page is hydrated', () => {
  const {press, hydrate} = openPage('<button id="a"/><button id="b"><i id="c"/>');
  press('a');
  press('c');
  expect(hydrate('false')).toEqual([]);
  expect(hydrate()).toEqual(['b']);
  expect(hydrate()).toEqual(['b']);
});

it.each([
  ['a plain button of a form', true, '<form><button id="a" type="button">'],
  ['a link', false, '<a id="a" href="#x">A</a>'],
  ['a submit button', false, '<form><button id="a">'],
  ['a popover button', false, '<button id="a" popovertarget="p">'],
  ['a command button', false, '<button id="a" command="show-modal" commandfor="d">'],
  ['a summary', false, '<details><summary id="a" role="button">'],
])('with %s: %s', (_what, isRepeated, html) => {
  const {press, hydrate} = openPage(html);
  press('a');
  expect(hydrate()).toEqual(isRepeated ? ['a'] : []);
});

it('leaves scripted and secondary presses alone, and those that React handles', () => {
  const {page, press, hydrate} = openPage('<button id="a">');
  press('a', {isTrusted: false});
  press('a', {button: 2});
  // It would undo earlier ones, which are forgotten.
  press('a');
  page.docusaurusRoot = {};
  press('a');
  expect(hydrate()).toEqual([]);
});
