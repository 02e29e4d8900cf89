import {find, make, tick} from './dom';
import {buildGrid, type PanelOptions, type Step} from './grid';
import {EASE, type Stop, type Timeline} from './timeline';

const LINE_HEIGHT = 42;
const VISIBLE_LINES = 3;
const CODE_LENGTH = 17;

/**
 * Fills the session panel of a scene: the ember grid, the rolling list of steps and the counter.
 *
 * @throws Error when there are not exactly nine steps (one per cell) or a step is too long.
 */
export function buildPanel(timeline: Timeline, {steps, reset, order}: PanelOptions): void {
  const list = find('.steps ol');
  for (const step of steps) {
    if (step.code.length > CODE_LENGTH) {
      throw new Error(`Step "${step.code}" is longer than ${CODE_LENGTH} characters.`);
    }
    list.append(stepLine(timeline, step, reset));
  }
  buildGrid(timeline, {steps, reset, order});
  rollList(timeline, list, steps, reset);
  const bar = find('.bar i');
  timeline.track(bar, 'scale', [
    [0, '0 1'],
    ...steps.flatMap(({pass}, index): Stop[] => [
      [pass - 120, `${index / steps.length} 1`],
      [pass + 180, `${(index + 1) / steps.length} 1`],
    ]),
    [reset[0], '1 1'],
    [reset[1], '0 1'],
  ]);
  const count = find('.count b');
  const middle = (reset[0] + reset[1]) / 2;
  timeline.onSeek((ms) => {
    const passed = ms >= middle ? 0 : steps.filter(({pass}) => pass <= ms).length;
    count.textContent = String(passed);
  });
}

function stepLine(timeline: Timeline, step: Step, reset: readonly [number, number]): HTMLElement {
  const {start, pass} = step;
  const line = make('li', 'step');
  const ring = make('span', 'ring');
  const spinner = make('span', 'spinner');
  const done = make('span', 'done');
  const mark = tick('tick');
  done.append(mark);
  const marker = make('span', 'marker');
  marker.append(ring, spinner, done);
  const code = make('code', '');
  code.append(...highlight(step.code));
  line.append(marker, code);

  const [from, to] = reset;
  timeline.change(code, 'opacity', [0.45, 1], [start - 100, start + 150], {back: [from, to]});
  timeline.show(spinner, start - 80, pass + 120, 140);
  timeline.onSeek((ms) => {
    spinner.style.transform = `rotate(${((ms - start) / 900) * 360}deg)`;
  });
  timeline.change(done, 'opacity', [0, 1], [pass, pass + 160], {ease: EASE.out, back: [from, to]});
  timeline.change(done, 'scale', ['0.5', '1'], [pass, pass + 320], {
    ease: 'cubic-bezier(0.3, 1.6, 0.5, 1)',
    back: [from, to],
  });
  const path = mark.firstElementChild;
  if (path) {
    timeline.change(path, 'strokeDashoffset', [1, 0], [pass + 60, pass + 320], {
      ease: EASE.out,
      held: [to, timeline.duration],
    });
  }
  return line;
}

/** Splits `tap("#pay")` into parts that the style sheet colours as an editor would. */
function highlight(code: string): HTMLElement[] {
  const parts = code.match(/[a-z]+(?=\()|"[^"]*"|\d+|[a-z]+|[^a-z\d"]+/gi) ?? [];
  return parts.map((part, index) => {
    if (index === 0) {
      return make('span', 'fn', part);
    }
    if (part.startsWith('"')) {
      return make('span', 'string', part);
    }
    if (/^\d/.test(part)) {
      return make('span', 'number', part);
    }
    return make('span', /^[a-z]/i.test(part) ? 'name' : 'sign', part);
  });
}

function rollList(
  timeline: Timeline,
  list: HTMLElement,
  steps: readonly Step[],
  [from, to]: readonly [number, number],
): void {
  const furthest = steps.length - VISIBLE_LINES;
  const top = (index: number): string =>
    `0 ${-LINE_HEIGHT * Math.min(Math.max(index - 1, 0), furthest)}px`;
  const stops = steps.flatMap(({start}, index): Stop[] => {
    const before = top(index - 1);
    return before === top(index)
      ? []
      : [
          [start - 200, before],
          [start + 120, top(index)],
        ];
  });
  // The way back is not shown: the list fades out, returns to its top unseen, and fades in.
  const middle = (from + to) / 2;
  timeline.track(list, 'translate', [
    [0, top(0)],
    ...stops,
    [middle, top(furthest + 1), EASE.hold],
    [middle + 1, top(0)],
  ]);
  timeline.track(list, 'opacity', [
    [0, 1],
    [from, 1],
    [middle, 0],
    [to, 1],
  ]);
}
