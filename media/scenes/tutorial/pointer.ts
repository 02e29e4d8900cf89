import {find, make} from '../shared/dom';
import {EASE, type Stop, type Timeline} from '../shared/timeline';

/** A place that the pointer goes to. */
export interface PointerStop {
  /** When it arrives, in milliseconds; a click happens at this time. */
  readonly at: number;
  readonly target: string;
  readonly click?: boolean;
  /** Where on the target, as fractions of its size; the middle unless given. */
  readonly place?: readonly [x: number, y: number];
}

const TRAVEL_MS = 900;
/** The pointer rests this long before it clicks. */
const REST_MS = 220;

/**
 * Draws a mouse pointer that goes from place to place and clicks. Call it last: targets are measured
 * where they are when the pointer arrives.
 *
 * @param stops In order of time, at least 900 ms apart.
 */
export function pointer(timeline: Timeline, stops: readonly PointerStop[]): void {
  const arrow = find('.pointer');
  const layer = find('.pointer-layer');
  const moves: Stop[] = [[0, '1130px 640px']];
  for (const {at, target, click = false, place = [0.5, 0.5]} of stops) {
    timeline.seek(at);
    const {left, top, width, height} = find(target).getBoundingClientRect();
    const [x, y] = [left + width * place[0], top + height * place[1]];
    const arrive = at - REST_MS;
    const before = moves.at(-1) ?? [0, ''];
    moves.push(
      [Math.max(arrive - TRAVEL_MS, before[0]), before[1]],
      [arrive, `${x.toFixed(1)}px ${y.toFixed(1)}px`],
    );
    if (click) {
      const wave = layer.appendChild(make('i', 'wave-ring'));
      Object.assign(wave.style, {left: `${x}px`, top: `${y}px`});
      timeline.track(wave, 'opacity', [
        [at - 20, 0, EASE.out],
        [at + 80, 1, EASE.out],
        [at + 620, 0],
      ]);
      timeline.change(wave, 'scale', ['0.3', '1'], [at - 20, at + 620], {ease: EASE.out});
    }
  }
  timeline.track(arrow, 'translate', moves);
  timeline.show(arrow, 200, Infinity);
}
