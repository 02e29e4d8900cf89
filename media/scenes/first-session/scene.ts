/**
 * Your first session: a phone is chosen in the portal, a session started, a ticket bought on the
 * phone, the recording watched. What happens is placed by the captions (`when`).
 */
import {find, make} from '../shared/dom';
import {loadFont, publishScene} from '../shared/scene';
import {EASE} from '../shared/timeline';
import {clock, fillTexts, frame, press, rise, swap, tutorialTimeline, when} from '../tutorial/kit';
import {pointer} from '../tutorial/pointer';
import {buildBar} from '../tutorial/portal';
import {buildShops, playShop} from '../tutorial/shop';
import {buildCards, CHOSEN} from './cards';
import {texts} from './texts';

const FILTER = when('choose.filter').start + 1500;
const PICK = when('choose.pick').start + 1800;
const LOCATION = when('start.location').start + 1700;
const PARIS = LOCATION + 1500;
const START = when('start.record').start + 2900;
const LIVE = when('start.yours').start + 1300;
const ZONE = when('use.touch').start + 2200;
const PAY = when('use.app').start + 2200;
const RECEIPT = PAY + 800;
const END = when('watch.stop').start + 2400;
const RECORDED = when('watch.recording').start - 100;
const JUMP = when('watch.jump').start + 1700;

/** Time of the session's clock at a time of the video, both in milliseconds, as `0:07`. */
const sessionClock = (ms: number): string => clock((ms - LIVE) / 1000);

const LOG: readonly (readonly [at: number, text: string])[] = [
  [LIVE + 1000, 'Displayed .ShopActivity +412ms'],
  [ZONE, 'touch down 412,1310'],
  [ZONE + 400, 'fare zone=2 total=4.00'],
  [PAY, 'touch down 520,1984'],
  [PAY + 450, 'POST /payments 201 (230 ms)'],
  [RECEIPT + 500, 'Displayed .TicketActivity +188ms'],
];
const JUMP_LINE = 2;

await loadFont();
buildBar();
buildShops();
const words = fillTexts(texts);
const timeline = tutorialTimeline();
const {change, show} = timeline;

navigate();
chooseDevice();
setUp();
handOver();
useIt();
watchIt();
pointer(timeline, [
  {at: FILTER, target: '#chip-mobile', click: true},
  {at: PICK, target: `#card-${CHOSEN}`, click: true, place: [0.62, 0.6]},
  {at: LOCATION, target: '#select', click: true, place: [0.7, 0.5]},
  {at: PARIS, target: '#option-paris', click: true, place: [0.4, 0.55]},
  {at: when('start.record').start + 1100, target: '#switch', place: [0.7, 0.8]},
  {at: START, target: '#start', click: true, place: [0.6, 0.6]},
  {at: ZONE, target: '#live-shop .zone-two', click: true},
  {at: PAY, target: '#live-shop .pay', click: true, place: [0.55, 0.5]},
  {at: when('use.log').start + 1200, target: '#live-log', place: [0.9, 0.8]},
  {at: END, target: '#end', click: true, place: [0.6, 0.6]},
  {at: JUMP, target: '#recorded-log .line:nth-child(3)', click: true, place: [0.5, 0.6]},
]);
publishScene(timeline, 0);

function navigate(): void {
  const active = 'var(--paper)';
  change(find('#nav-devices'), 'color', [active, 'var(--muted)'], [RECORDED, RECORDED + 300]);
  change(find('#nav-sessions'), 'color', ['var(--muted)', active], [RECORDED, RECORDED + 300]);
}

function chooseDevice(): void {
  buildCards(timeline, {words, filter: FILTER, pick: PICK});
  const mark = find('.chip-mark');
  const [all, mobile] = [find('.chips span'), find('#chip-mobile')];
  mark.style.width = `${all.offsetWidth}px`;
  change(mark, 'translate', ['0 0', `${mobile.offsetLeft}px 0`], [FILTER, FILTER + 320]);
  timeline.onSeek((ms) => {
    const turned = Math.min(Math.max((ms - FILTER) / 320, 0), 1);
    mark.style.width = `${all.offsetWidth + (mobile.offsetWidth - all.offsetWidth) * turned}px`;
  });
  show(find('.shade'), PICK + 150, Infinity, 350);
  change(find('.drawer'), 'translate', ['480px 0', '0 0'], [PICK + 200, PICK + 700], {
    ease: EASE.out,
  });
}

function setUp(): void {
  show(find('#options'), LOCATION + 80, PARIS + 260, 180);
  change(find('#chosen-none'), 'opacity', [1, 0], [PARIS, PARIS + 150]);
  show(find('#chosen-paris'), PARIS + 120, Infinity, 200);
  press(timeline, '#start', START);
}

function handOver(): void {
  const grid = find('.wait-grid');
  const order = [6, 7, 3, 4, 8, 5, 0, 1, 2];
  order.forEach((place, index) => {
    const cell = make('i', 'cell');
    cell.style.order = String(place);
    const lit = cell.appendChild(make('i', 'cell lit'));
    grid.append(cell);
    show(lit, START + 600 + index * 130, Infinity, 260);
  });
  swap(timeline, find('#devices'), find('#wait'), START + 250);
  change(find('#wait p'), 'opacity', [1, 0], [LIVE - 200, LIVE]);
  change(grid, 'opacity', [1, 0], [LIVE - 200, LIVE]);
}

function useIt(): void {
  const view = find('#live');
  change(view, 'opacity', [0, 1], [LIVE, LIVE + 350], {back: [RECORDED, RECORDED + 240]});
  playShop(timeline, '#live-shop', {zone: ZONE, pay: PAY, receipt: RECEIPT});
  const log = find('#live-log .log');
  for (const [at, text] of LOG) {
    rise(timeline, log.appendChild(line(at, text)), at + 120);
  }
  const timer = find('#timer');
  timeline.onSeek((ms) => {
    timer.textContent = sessionClock(Math.min(Math.max(ms, LIVE), END));
  });
  frame(timeline, '#live-log', when('use.log').start, when('use.log').end);
  press(timeline, '#end', END);
}

function watchIt(): void {
  show(find('#recorded'), RECORDED + 160, Infinity, 320);
  find('#length').textContent = sessionClock(END);
  const log = find('#recorded-log .log');
  const lines = LOG.map(([at, text]) => log.appendChild(line(at, text)));
  lines[JUMP_LINE]?.prepend(make('i', 'pick'));
  show(find('#recorded-log .pick'), JUMP + 60, Infinity, 240);
  // The recording is at its end, then at the time when the line was written.
  const length = END - LIVE;
  const target = (LOG[JUMP_LINE]?.[0] ?? LIVE) - LIVE;
  change(find('#progress'), 'scale', ['1 1', `${target / length} 1`], [JUMP + 80, JUMP + 480]);
  timeline.onSeek((ms) => {
    const at = ms < JUMP + 280 ? END : LIVE + target;
    find('#position').textContent = `${sessionClock(at)} / ${sessionClock(END)}`;
  });
  playShop(timeline, '#end-shop', {receipt: 0});
  playShop(timeline, '#jump-shop', {zone: 0});
  show(find('#jump-shop'), JUMP + 120, Infinity, 260);
}

function line(at: number, text: string): HTMLElement {
  const row = make('div', 'line');
  row.append(make('time', '', sessionClock(at)), make('span', '', text));
  return row;
}
