/**
 * Android: a transit ticket is bought. Zone 2, two riders, the sum, payment, the ticket, its code.
 * All times are milliseconds from the start of the story.
 */
import {find, tick} from '../shared/dom';
import {type Step} from '../shared/grid';
import {buildPanel} from '../shared/panel';
import {roll} from '../shared/roll';
import {loadFont, publishScene} from '../shared/scene';
import {createTimeline, EASE} from '../shared/timeline';
import {box, tap} from '../shared/touch';
import {ticketCode} from './ticketCode';

const DURATION = 9600;
const RESET = [8900, 9500] as const;
const START_AT = 8500;

const STEPS: readonly Step[] = [
  {code: 'open("tickets")', start: 150, pass: 600},
  {code: 'tap("#zone-2")', start: 800, pass: 1600},
  {code: 'expect(fare, 4)', start: 1850, pass: 2350},
  {code: 'tap("#plus")', start: 2550, pass: 3250},
  {code: 'expect(riders, 2)', start: 3450, pass: 3950},
  {code: 'expect(total, 8)', start: 4150, pass: 4650},
  {code: 'tap("#pay")', start: 4850, pass: 5600},
  {code: 'find("#ticket")', start: 5850, pass: 6750},
  {code: 'expect(code)', start: 6900, pass: 7600},
];

const TAP_ZONE = 1350;
const TAP_PLUS = 3000;
const TAP_PAY = 5350;
const TICKET_IN = 5820;

await loadFont();
const timeline = createTimeline(DURATION);
const {change, show} = timeline;

find('#code').insertAdjacentHTML('beforeend', ticketCode());
find('#seal').append(tick('tick'));

animateShop();
animateTicket();
animateTouches();
buildPanel(timeline, {steps: STEPS, reset: RESET, order: [4, 3, 6, 7, 8, 5, 2, 1, 0]});
publishScene(timeline, START_AT);

function animateShop(): void {
  // The shop gets back to its first state while the ticket still covers it.
  const back = RESET[0] - 300;
  const unseen = {held: [back, back + 1]} as const;
  change(
    find('#zone-pill'),
    'translate',
    ['0 0', '112.67px 0'],
    [TAP_ZONE + 20, TAP_ZONE + 380],
    unseen,
  );
  for (const [selector, chosen] of [
    ['#zone-1', false],
    ['#zone-2', true],
  ] as const) {
    const [before, after] = chosen
      ? ['var(--ink)', 'var(--paper)']
      : ['var(--paper)', 'var(--ink)'];
    change(find(selector), 'color', [before, after], [TAP_ZONE + 100, TAP_ZONE + 300], unseen);
  }
  change(find('#ring-2'), 'opacity', [0, 1], [TAP_ZONE + 60, TAP_ZONE + 460], unseen);
  change(find('#route'), 'strokeDashoffset', [100, 0], [TAP_ZONE + 60, TAP_ZONE + 760], unseen);
  for (const property of ['opacity', 'scale'] as const) {
    change(find('#pin-to'), property, [0, 1], [TAP_ZONE + 560, TAP_ZONE + 900], {
      ease: EASE.out,
      ...unseen,
    });
  }
  change(find('#second-rider'), 'opacity', [0.16, 1], [TAP_PLUS + 40, TAP_PLUS + 300], unseen);
  roll(timeline, '#riders', ['1', [TAP_PLUS + 40, '2']], back);
  roll(timeline, '#fare', ['3', [TAP_ZONE + 120, '4']], back);
  roll(timeline, '#times', ['1', [TAP_PLUS + 40, '2']], back);
  roll(timeline, '#total-value', ['3', [TAP_ZONE + 200, '4'], [TAP_PLUS + 160, '8']], back);

  change(find('#pay-face'), 'opacity', [1, 0], [TAP_PAY + 60, TAP_PAY + 220], unseen);
  show(find('#pay-busy'), TAP_PAY + 160, TICKET_IN + 600, 140);
  timeline.onSeek((ms) => {
    find('#pay-busy')
      .querySelectorAll<HTMLElement>('i')
      .forEach((dot, index) => {
        const phase = ((ms - TAP_PAY) / 620 - index * 0.18) * 2 * Math.PI;
        dot.style.transform = `translateY(${Math.sin(phase) * -6}px)`;
      });
  });
}

function animateTicket(): void {
  const [from, to] = RESET;
  // It comes up as a sheet and leaves as one: a cross-fade would show two screens at once.
  change(find('#ticket-view'), 'translate', ['0 830px', '0 0'], [TICKET_IN - 60, TICKET_IN + 620], {
    back: RESET,
  });
  change(find('#ticket'), 'translate', ['0 110px', '0 0'], [TICKET_IN + 100, TICKET_IN + 700], {
    ease: EASE.out,
    held: [to, DURATION],
  });
  change(find('#seal'), 'scale', [0, 1], [TICKET_IN + 420, TICKET_IN + 740], {
    ease: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
    held: [to, DURATION],
  });
  // Status bar and gesture bar turn light as the sheet's dark ground passes under each of them.
  for (const [selector, property, inks] of [
    ['.status', 'color', [330, 170]],
    ['#gesture-bar', 'backgroundColor', [150, 380]],
  ] as const) {
    change(
      find(selector),
      property,
      ['var(--ink)', 'var(--paper)'],
      [TICKET_IN + inks[0], TICKET_IN + inks[0] + 120],
      {back: [from + inks[1], from + inks[1] + 120]},
    );
  }
  const scan = find('#scan');
  show(scan, 6930, 7700, 160);
  change(scan, 'translate', ['0 0', '0 254px'], [6930, 7600], {held: [7700, DURATION]});
}

function animateTouches(): void {
  box(timeline, '.map', {from: 200, to: 780, kind: 'expect', pad: 3, pass: 560});
  box(timeline, '#zone-2', {from: 850, to: 1640, kind: 'find', label: '#zone-2', pad: 2});
  tap(timeline, '#zone-2', TAP_ZONE);
  box(timeline, '#fare', {
    from: 1900,
    to: 2560,
    kind: 'expect',
    label: 'fare',
    pad: 10,
    pass: 2330,
  });
  box(timeline, '#plus', {from: 2600, to: 3290, kind: 'find', label: '#plus', pad: 7});
  tap(timeline, '#plus', TAP_PLUS);
  box(timeline, '#riders', {from: 3500, to: 4150, kind: 'expect', label: 'riders', pass: 3930});
  box(timeline, '#total', {from: 4200, to: 4880, kind: 'expect', label: 'total', pass: 4630});
  box(timeline, '#pay', {from: 4920, to: 5640, kind: 'find', label: '#pay', pad: 5});
  tap(timeline, '#pay', TAP_PAY);
  box(timeline, '#ticket', {from: 6420, to: 6920, kind: 'find', label: '#ticket'});
  box(timeline, '#code', {
    from: 6960,
    to: 7950,
    kind: 'expect',
    label: 'code',
    pad: 12,
    pass: 7600,
  });
}
