/**
 * iOS: a parcel is followed home. Its number is typed and sent, the map opens, the sheet is drawn
 * up, the van arrives. All times are milliseconds from the start of the story.
 */
import {find, make, tick} from '../shared/dom';
import {type Step} from '../shared/grid';
import {buildPanel} from '../shared/panel';
import {roll} from '../shared/roll';
import {loadFont, publishScene} from '../shared/scene';
import {createTimeline, EASE, type Stop} from '../shared/timeline';
import {box, drag, tap} from '../shared/touch';
import {buildKeypad, pressKey} from './keypad';

const DURATION = 9900;
const RESET = [8950, 9550] as const;
const START_AT = 8800;

const STEPS: readonly Step[] = [
  {code: 'open("parcels")', start: 150, pass: 550},
  {code: 'tap("#track")', start: 700, pass: 1450},
  {code: 'type("4815")', start: 1650, pass: 2900},
  {code: 'tap("#go")', start: 3000, pass: 3650},
  {code: 'find("#map")', start: 3850, pass: 4550},
  {code: 'expect(eta, 12)', start: 4750, pass: 5300},
  {code: 'swipe("#sheet")', start: 5500, pass: 6300},
  {code: 'wait("#home")', start: 6450, pass: 7300},
  {code: 'expect(eta, 0)', start: 7450, pass: 7850},
];

const TAP_TRACK = 1100;
const TYPED = [
  ['4', 1850],
  ['8', 2150],
  ['1', 2450],
  ['5', 2750],
] as const;
const TAP_GO = 3350;
const PUSH = 3450;
const SWIPE = [5680, 6200] as const;
const DRIVE = [6300, 7250] as const;

await loadFont();
const timeline = createTimeline(DURATION);
const {track, change, show} = timeline;

buildKeypad();
for (const row of document.querySelectorAll('.stages li')) {
  const state = row.appendChild(make('span', row.id === 'arrival' ? 'state waiting' : 'state'));
  if (row.id === 'arrival') {
    state.appendChild(make('span', 'done')).append(tick('tick'));
  } else {
    state.append(tick('tick'));
  }
}

find('#arrived').append(tick('tick'));

animateSearch();
animateRoute();
animateTouches();
buildPanel(timeline, {steps: STEPS, reset: RESET, order: [0, 1, 2, 5, 8, 7, 6, 3, 4]});
publishScene(timeline, START_AT);

function animateSearch(): void {
  // The search gets back to its first state while the map still covers it.
  const back = RESET[0] - 300;
  const unseen = {held: [back, back + 1]} as const;
  const focus = TAP_TRACK + 60;
  change(find('#keypad'), 'translate', ['0 380px', '0 0'], [focus, focus + 420], {
    ease: EASE.out,
    held: [PUSH + 500, PUSH + 501],
  });
  change(
    find('#track'),
    'borderColor',
    ['var(--line)', 'var(--glow)'],
    [focus, focus + 200],
    unseen,
  );
  const caret = find('#caret');
  show(caret, focus, PUSH + 600, 120);
  const places: Stop[] = TYPED.flatMap(([, at], index): Stop[] => [
    [at, `${index * 31.6}px 0`, EASE.hold],
    [at + 1, `${(index + 1) * 31.6}px 0`],
  ]);
  track(caret, 'translate', [
    [0, '0px 0'],
    ...places,
    [back, '126.4px 0', EASE.hold],
    [back + 1, '0px 0'],
  ]);
  document.querySelectorAll('.typed b').forEach((digit, index) => {
    const at = TYPED[index]?.[1] ?? 0;
    change(digit, 'opacity', [0, 1], [at, at + 120], {ease: EASE.out, ...unseen});
  });
  for (const [property, off, on] of [
    ['backgroundColor', 'var(--line)', 'var(--glow)'],
    ['color', 'var(--muted)', 'var(--ink)'],
  ] as const) {
    change(find('#go'), property, [off, on], [2750, 2950], unseen);
  }
  change(find('#search'), 'translate', ['0 0', '-110px 0'], [PUSH, PUSH + 480], {
    back: RESET,
  });
}

function animateRoute(): void {
  const [, to] = RESET;
  change(find('#route-view'), 'translate', ['415px 0', '0 0'], [PUSH, PUSH + 480], {
    back: RESET,
  });
  change(find('#route-line'), 'strokeDashoffset', [100, 0], [PUSH + 400, PUSH + 1000], {
    held: [to, DURATION],
  });
  change(find('#home-pin'), 'scale', [0, 1], [PUSH + 800, PUSH + 1120], {
    ease: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
    held: [to, DURATION],
  });
  // The van is 44 % along its way when the map opens; it drives home and goes in.
  const [leave, arrive] = DRIVE;
  const drive = (
    property: 'strokeDashoffset' | 'offsetDistance',
    values: readonly string[],
  ): void =>
    track(find(property === 'offsetDistance' ? '#van' : '#route-done'), property, [
      [0, values[0] ?? ''],
      [PUSH + 450, values[0] ?? ''],
      [PUSH + 1150, values[1] ?? ''],
      [leave, values[1] ?? ''],
      [arrive, values[2] ?? ''],
      [to, values[2] ?? '', EASE.hold],
      [DURATION, values[0] ?? ''],
    ]);
  drive('offsetDistance', ['0%', '44%', '100%']);
  drive('strokeDashoffset', ['100', '56', '0']);
  track(find('#progress'), 'scale', [
    [0, '0 1'],
    [PUSH + 450, '0 1'],
    [PUSH + 1150, '0.7 1'],
    [leave, '0.7 1'],
    [arrive, '1 1'],
    [to, '1 1', EASE.hold],
    [DURATION, '0 1'],
  ]);
  const step = (arrive - leave) / 4;
  roll(
    timeline,
    '#minutes',
    ['12', [leave + step, '8'], [leave + 2 * step, '4'], [arrive - 120, '0']],
    to + 20,
  );
  const [start, end] = SWIPE;
  change(find('#sheet'), 'translate', ['0 206px', '0 0'], [start, end], {held: [to, DURATION]});
  change(find('#van-disc'), 'scale', [1, 0], [arrive - 160, arrive + 80], {held: [to, DURATION]});
  for (const done of [find('#arrival .done'), find('#arrived')]) {
    for (const property of ['opacity', 'scale'] as const) {
      change(done, property, [0, 1], [arrive, arrive + 260], {
        ease: EASE.out,
        held: [to, DURATION],
      });
    }
  }
}

function animateTouches(): void {
  box(timeline, '.parcels', {from: 180, to: 690, kind: 'expect', pass: 530});
  box(timeline, '#track', {
    from: 730,
    to: 1480,
    kind: 'find',
    label: '#track',
    pad: 5,
    tag: 'center',
  });
  tap(timeline, '#track', TAP_TRACK);
  for (const [digit, at] of TYPED) {
    pressKey(timeline, digit, at);
    tap(timeline, `#key-${digit}`, at, true);
  }
  box(timeline, '#go', {from: 3010, to: 3700, kind: 'find', label: '#go', pad: 6, tag: 'below'});
  tap(timeline, '#go', TAP_GO);
  box(timeline, '#map-area', {from: 4100, to: 4730, kind: 'find', label: '#map', pad: 0});
  box(timeline, '#eta', {from: 4800, to: 5460, kind: 'expect', label: 'eta', pad: 12, pass: 5280});
  box(timeline, '#sheet', {from: 5440, to: 5840, kind: 'find', label: '#sheet', pad: -4});
  drag(timeline, {x: 195, y: 640}, {x: 195, y: 434}, SWIPE[0], SWIPE[1]);
  box(timeline, '#home-pin', {from: 6500, to: 7440, kind: 'find', label: '#home', pad: 8});
  box(timeline, '#eta', {from: 7480, to: 8200, kind: 'expect', label: 'eta', pad: 12, pass: 7830});
}
