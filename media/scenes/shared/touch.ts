import {find, make} from './dom';
import {EASE, type Timeline} from './timeline';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface BoxOptions {
  /** When the box appears and disappears, in milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Text of the tag, a selector or a name; no tag when left out. */
  readonly label?: string;
  /** `find` marks what will be touched, `expect` what is checked. */
  readonly kind: 'find' | 'expect';
  /** Room between the element and the box, in pixels. */
  readonly pad?: number;
  /** When the check passes: the box turns from glow to moss. Only for `expect`. */
  readonly pass?: number;
  /** Where the tag goes: over the box's left corner unless something there should stay visible. */
  readonly tag?: 'left' | 'center' | 'below';
}

/** Where an element is inside the phone's screen at a given time, in pixels. */
function rectAt(timeline: Timeline, selector: string, ms: number): DOMRect {
  timeline.seek(ms);
  const screen = find('.screen').getBoundingClientRect();
  const rect = find(selector).getBoundingClientRect();
  return new DOMRect(rect.x - screen.x, rect.y - screen.y, rect.width, rect.height);
}

/** Draws the frame that an automation tool puts around the element it works on. */
export function box(timeline: Timeline, selector: string, options: BoxOptions): void {
  const {from, to, label, kind, pad = 6, pass, tag = 'left'} = options;
  const rect = rectAt(timeline, selector, (from + to) / 2);
  const frame = make('div', `box ${kind}`);
  Object.assign(frame.style, {
    left: `${rect.x - pad}px`,
    top: `${rect.y - pad}px`,
    width: `${rect.width + 2 * pad}px`,
    height: `${rect.height + 2 * pad}px`,
  });
  for (const corner of ['tl', 'tr', 'bl', 'br']) {
    frame.append(make('i', `corner ${corner}`));
  }
  if (label) {
    frame.append(make('span', `tag ${tag}`, label));
  }
  find('.overlay').append(frame);

  timeline.show(frame, from, to, 180);
  const wider = `${1 + 8 / rect.width} ${1 + 8 / rect.height}`;
  timeline.change(frame, 'scale', [wider, '1 1'], [from, from + 300], {
    ease: EASE.out,
    held: [to, timeline.duration],
  });
  if (pass !== undefined) {
    const green = make('div', 'box passed');
    green.append(...[...frame.children].map((child) => child.cloneNode(true)));
    frame.append(green);
    timeline.change(green, 'opacity', [0, 1], [pass - 100, pass + 80], {
      held: [to, timeline.duration],
    });
  }
}

/** Shows a touch on the middle of an element: a fingertip, and an ember ripple at `at` ms. */
export function tap(timeline: Timeline, selector: string, at: number, quick = false): void {
  const rect = rectAt(timeline, selector, at);
  const spot = {x: rect.x + rect.width / 2, y: rect.y + rect.height / 2};
  if (!quick) {
    const finger = fingerAt(spot);
    timeline.show(finger, at - 420, at + 420, 200);
    timeline.change(finger, 'translate', ['10px 26px', '0 0'], [at - 420, at - 80], {
      ease: EASE.out,
      held: [at + 420, timeline.duration],
    });
    timeline.track(finger, 'scale', [
      [at - 420, '1.25', EASE.out],
      [at - 90, '1'],
      [at, '0.8'],
      [at + 220, '1.05'],
      [at + 420, '1.05', EASE.hold],
      [timeline.duration, '1.25'],
    ]);
  }
  ripple(timeline, spot, at);
}

/** Shows a finger that presses on one spot, drags to another and lets go. */
export function drag(timeline: Timeline, from: Spot, to: Spot, start: number, end: number): void {
  const finger = fingerAt(from);
  const away = `${to.x - from.x}px ${to.y - from.y}px`;
  timeline.show(finger, start - 300, end + 260, 200);
  timeline.change(finger, 'translate', ['0 0', away], [start, end], {
    held: [end + 260, timeline.duration],
  });
  timeline.change(finger, 'scale', ['1.2', '0.85'], [start - 300, start - 40], {
    back: [end, end + 200],
  });
  ripple(timeline, from, start - 60);
}

function fingerAt({x, y}: Spot): HTMLElement {
  const finger = make('div', 'finger');
  Object.assign(finger.style, {left: `${x}px`, top: `${y}px`});
  find('.overlay').append(finger);
  return finger;
}

function ripple(timeline: Timeline, {x, y}: Spot, at: number): void {
  for (const [className, size, length] of [
    ['ripple', '2.4', 620],
    ['ripple ring', '3.1', 760],
  ] as const) {
    const wave = make('div', className);
    Object.assign(wave.style, {left: `${x}px`, top: `${y}px`});
    find('.overlay').append(wave);
    timeline.track(wave, 'opacity', [
      [at - 20, 0, EASE.out],
      [at + 60, 1, EASE.out],
      [at + length, 0],
    ]);
    timeline.track(wave, 'scale', [
      [at - 20, '0.4', EASE.out],
      [at + length, size, EASE.hold],
      [timeline.duration, '0.4'],
    ]);
  }
}
