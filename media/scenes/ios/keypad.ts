import {find, make} from '../shared/dom';
import type {Timeline} from '../shared/timeline';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'delete'] as const;

const DELETE =
  '<svg viewBox="0 0 38 30"><path d="M13 5h20v20H13L4 15zM18.5 10.5l9 9M27.5 10.5l-9 9"/></svg>';

/** Fills the number pad; each digit's key gets the id `key-4`, and a sheen that a press shows. */
export function buildKeypad(): void {
  const pad = find('#keypad');
  for (const name of KEYS) {
    const isDigit = /\d/.test(name);
    const key = make('span', isDigit ? 'key' : 'key bare', isDigit ? name : '');
    if (name === 'delete') {
      key.innerHTML = DELETE;
    }
    if (isDigit) {
      key.id = `key-${name}`;
      key.append(make('i', ''));
    }
    pad.append(key);
  }
}

/** Lights a key up while it is pressed, at `at` milliseconds. */
export function pressKey(timeline: Timeline, digit: string, at: number): void {
  timeline.show(find(`#key-${digit} i`), at - 90, at + 300, 90);
}
