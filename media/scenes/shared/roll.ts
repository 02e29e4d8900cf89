import {find, make} from './dom';
import {EASE, type Stop, type Timeline} from './timeline';

/** A value and the time at which it takes over from the one before, in milliseconds. */
export type Change = readonly [at: number, value: string];

const ROLL_MS = 200;

/**
 * Replaces the text of an element with values that roll from one to the next.
 *
 * @param changes First the value at the start of the loop, then the changes.
 * @param reset When the first value comes back, in milliseconds.
 */
export function roll(
  timeline: Timeline,
  selector: string,
  [start, ...changes]: readonly [string, ...Change[]],
  reset: number,
): void {
  const host = find(selector);
  host.textContent = '';
  host.classList.add('roll');
  const all: readonly Change[] = [[0, start], ...changes];
  all.forEach(([at, value], index) => {
    const digit = host.appendChild(make('span', 'roll-value', value));
    const isFirst = index === 0;
    const leaves = all[index + 1]?.[0] ?? reset;
    const fade: Stop[] = isFirst
      ? [[0, 1]]
      : [
          [at, 0],
          [at + ROLL_MS, 1],
        ];
    const move: Stop[] = isFirst
      ? [[0, '0 0']]
      : [
          [at, '0 45%', EASE.out],
          [at + ROLL_MS, '0 0'],
        ];
    fade.push([leaves, 1], [leaves + ROLL_MS, 0]);
    move.push([leaves, '0 0'], [leaves + ROLL_MS, '0 -45%']);
    if (isFirst) {
      fade.push([reset, 0], [reset + ROLL_MS, 1]);
      move.push([reset, '0 -45%', EASE.hold], [reset + 1, '0 45%'], [reset + ROLL_MS, '0 0']);
    } else {
      move.push([leaves + ROLL_MS + 1, '0 -45%', EASE.hold], [timeline.duration, '0 45%']);
    }
    timeline.track(digit, 'opacity', fade);
    timeline.track(digit, 'translate', move);
  });
}
