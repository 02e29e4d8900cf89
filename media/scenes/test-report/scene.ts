/**
 * Read a test report: the failed session of a build, its failed step, what the video and the log
 * say, the link, the remedy. What happens is placed by the captions (`when`).
 */
import {find, make} from '../shared/dom';
import {loadFont, publishScene} from '../shared/scene';
import {EASE} from '../shared/timeline';
import {clock, fillTexts, frame, press, rise, swap, tutorialTimeline, when} from '../tutorial/kit';
import {pointer} from '../tutorial/pointer';
import {buildBar} from '../tutorial/portal';
import {buildShops, playShop} from '../tutorial/shop';
import {fillBadge, logRow, sessionRow, stepRow, type Verdict} from './rows';
import {texts} from './texts';

const OPEN = when('open.failed').start + 2900;
const JUMP = when('moment.jump').start + 2000;
const COPY = when('share.link').start + 2100;
const FIX = when('share.fix').start + 700;

/** Seconds of the recorded session, not of this video. */
const LENGTH = 21;
const FAILED_AT = 14;

const STEPS: readonly (readonly [Verdict, string, number?])[] = [
  ['passed', 'open("tickets")', 2],
  ['passed', 'tap("#zone-2")', 6],
  ['passed', 'expect(total, 4)', 8],
  ['failed', 'tap("#pay")', FAILED_AT],
  ['skipped', 'find("#ticket")'],
];
const FAILED_STEP = STEPS.findIndex(([verdict]) => verdict === 'failed') + 1;

const LOG: readonly (readonly [number, string])[] = [
  [2, 'Displayed .ShopActivity +412ms'],
  [6, 'touch down 412,1310'],
  [6, 'fare zone=2 total=4.00'],
  [9, 'request POST_NOTIFICATIONS'],
  [13, 'Displayed PermissionDialog'],
  [14, 'touch down 520,1984'],
  [14, 'touch dropped: obscured'],
  [21, 'session ended: failed'],
];
const DIALOG_LINE = 5;

const CAPABILITIES: readonly (readonly [text: string, added: boolean])[] = [
  ["platformName: 'Android',", false],
  ["'appium:automationName': 'UiAutomator2',", false],
  ["'appium:autoGrantPermissions': true,", true],
];

await loadFont();
buildBar();
buildShops();
const words = fillTexts(texts);
const timeline = tutorialTimeline();
const {change, show} = timeline;

listSessions();
showReport();
jumpToStep();
share();
pointer(timeline, [
  {at: OPEN, target: '.session:nth-child(2)', click: true, place: [0.36, 0.6]},
  {
    at: when('step.steps').start + 1700,
    target: `#steps .line:nth-child(${FAILED_STEP})`,
    place: [0.6, 0.7],
  },
  {at: when('step.message').start + 1400, target: '.message', place: [0.8, 0.6]},
  {at: JUMP, target: `#steps .line:nth-child(${FAILED_STEP})`, click: true, place: [0.5, 0.6]},
  {at: when('moment.picture').start + 1200, target: '#video', place: [0.96, 0.84]},
  {
    at: when('moment.log').start + 1300,
    target: `#device-log .line:nth-child(${DIALOG_LINE})`,
    place: [0.94, 0.8],
  },
  {at: COPY, target: '#copy', click: true, place: [0.6, 0.6]},
  {at: FIX - 200, target: '#steps', place: [0.9, 0.3]},
]);
publishScene(timeline, 0);

function listSessions(): void {
  const list = find('.sessions');
  const {passed, failed} = words;
  list.append(
    sessionRow('passed', [passed, words.logIn, 'iPhone 15 Pro', 12]),
    sessionRow('failed', [failed, words.buy, 'Google Pixel 8', LENGTH]),
    sessionRow('passed', [passed, words.change, 'Galaxy S24', 17]),
    sessionRow('passed', [passed, words.show, 'OnePlus 12', 9]),
    sessionRow('passed', [passed, words.refund, 'iPhone 14', 24]),
  );
  const hover = make('i', 'hover');
  find('.session:nth-child(2)').prepend(hover);
  show(hover, OPEN - 400, Infinity, 200);
  swap(timeline, find('#list'), find('#report'), OPEN + 300);
}

function showReport(): void {
  fillBadge(find('#summary .badge'), 'failed');
  find('#steps .log').append(...STEPS.map(([verdict, code, at]) => stepRow(verdict, code, at)));
  find('#device-log .log').append(...LOG.map(([at, text]) => logRow(at, text)));
  document.querySelectorAll<HTMLElement>('.pick').forEach((pick) => {
    pick.style.opacity = '0';
  });
  const {summary, steps} = {summary: when('open.summary'), steps: when('step.steps')};
  frame(timeline, '#summary', summary.start + 300, summary.end);
  frame(timeline, '#steps', steps.start, steps.end);
  rise(timeline, find('.message'), when('step.message').start + 200);
}

function jumpToStep(): void {
  show(find(`#steps .line:nth-child(${FAILED_STEP}) .pick`), JUMP + 60, Infinity, 240);
  change(find('#progress'), 'scale', ['0 1', `${FAILED_AT / LENGTH} 1`], [JUMP + 80, JUMP + 520]);
  timeline.onSeek((ms) => {
    const at = ms < JUMP + 300 ? 0 : FAILED_AT;
    find('#position').textContent = `${clock(at)} / ${clock(LENGTH)}`;
  });
  playShop(timeline, '#moment-shop', {zone: 0, ask: 0});
  show(find('#moment-shop'), JUMP + 160, Infinity, 300);
  const {picture, log} = {picture: when('moment.picture'), log: when('moment.log')};
  frame(timeline, '#video', picture.start, picture.end);
  const line = find(`#device-log .line:nth-child(${DIALOG_LINE}) .pick`);
  show(line, log.start + 300, Infinity, 300);
}

function share(): void {
  press(timeline, '#copy', COPY);
  const {start, end} = when('share.same');
  const toast = find('.toast');
  show(toast, COPY + 260, end, 280);
  change(toast, 'translate', ['0 16px', '0 0'], [COPY + 260, COPY + 640], {ease: EASE.out});
  // One after the other: what the link's reader sees.
  ['#steps', '#video', '#device-log'].forEach((panel, index) => {
    frame(timeline, panel, start + index * 1100, start + 1500 + index * 1100);
  });
  const code = find('.fix .code');
  code.append(
    ...CAPABILITIES.map(([text, added]) =>
      make('div', added ? 'code-line added' : 'code-line', text),
    ),
  );
  rise(timeline, find('.fix'), FIX);
  show(find('.code-line.added'), FIX + 1300, Infinity, 500);
}
