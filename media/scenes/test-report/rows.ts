import {make} from '../shared/dom';
import {clock} from '../tutorial/kit';

export type Verdict = 'passed' | 'failed' | 'skipped';

const MARKS: Readonly<Record<Verdict, string>> = {
  passed: 'M6.5 12.6l3.7 3.7 7.3-8',
  failed: 'M7.5 7.5l9 9M16.5 7.5l-9 9',
  skipped: '',
};

/** The round mark of a result: its shape tells as much as its colour. */
export function badge(verdict: Verdict): HTMLElement {
  const mark = make('i', 'badge');
  fillBadge(mark, verdict);
  return mark;
}

/** As `badge`, for an element that is there already. */
export function fillBadge(mark: HTMLElement, verdict: Verdict): void {
  mark.classList.toggle('cross', verdict === 'failed');
  mark.classList.toggle('skipped', verdict === 'skipped');
  mark.innerHTML = `<svg viewBox="0 0 24 24"><path d="${MARKS[verdict]}"/></svg>`;
}

/** A session of the build: result, name, device, length in seconds. */
export function sessionRow(
  verdict: 'passed' | 'failed',
  [word, name, device, seconds]: readonly [string, string, string, number],
): HTMLElement {
  const row = make('div', 'session');
  const result = make('span', `verdict ${verdict}`);
  result.append(badge(verdict), word);
  row.append(
    result,
    make('b', '', name),
    make('span', 'muted', device),
    make('span', 'muted', clock(seconds)),
  );
  return row;
}

/** A step of the test: result, code, when it began in seconds. */
export function stepRow(verdict: Verdict, code: string, seconds?: number): HTMLElement {
  const row = make('div', `line ${verdict}`);
  row.append(make('i', 'pick'), badge(verdict), make('span', '', code));
  row.append(make('time', '', seconds === undefined ? '–' : clock(seconds)));
  return row;
}

/** A line of the device log. */
export function logRow(seconds: number, text: string): HTMLElement {
  const row = make('div', 'line');
  row.append(make('i', 'pick'), make('time', '', clock(seconds)), make('span', '', text));
  return row;
}
