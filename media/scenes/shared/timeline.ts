/**
 * A timeline that can be sought: every moving thing is a paused Web Animation, so the picture at a
 * given millisecond is always the same, whatever the machine that records it.
 */

/** A track moves one of these. `translate`, `scale` and `rotate` are the individual transforms. */
export type Property =
  | 'opacity'
  | 'translate'
  | 'scale'
  | 'rotate'
  | 'strokeDashoffset'
  | 'offsetDistance'
  | 'backgroundColor'
  | 'borderColor'
  | 'color'
  | 'clipPath'
  | 'fill';

/** Time in milliseconds, value as in CSS, and how to move on from there to the next stop. */
export type Stop = readonly [at: number, value: Value, easing?: string];

type Value = string | number;
type Span = readonly [from: number, to: number];

/** Of a change: how it moves, and when it comes back. */
interface ChangeOptions {
  readonly ease?: string;
  /** It goes back between these times. */
  readonly back?: Span;
  /** It stays as it is between these times, and is back at the last: something else covers it. */
  readonly held?: Span;
}

/** Eases used across the scenes: calm in and out, and a quick start that settles. */
export const EASE = {
  inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  linear: 'linear',
  hold: 'steps(1, end)',
} as const;

export interface Timeline {
  /** Length of the scene, one turn where it loops, in milliseconds. */
  readonly duration: number;
  /** Moves one property of one element through its stops, given in order of time. */
  readonly track: (target: Element, property: Property, stops: readonly Stop[]) => void;
  /** Moves one property from a value to another between two times. */
  readonly change: (
    target: Element,
    property: Property,
    values: readonly [before: Value, after: Value],
    times: Span,
    options?: ChangeOptions,
  ) => void;
  /**
   * Fades an element in at `from` and out at `to` (milliseconds), each taking `fade`. Where the
   * scene does not loop, `Infinity` leaves it there.
   */
  readonly show: (target: Element, from: number, to: number, fade?: number) => void;
  /** Calls `update` with the time whenever the timeline is sought, for what CSS cannot say. */
  readonly onSeek: (update: (ms: number) => void) => void;
  /**
   * Puts the scene at a time, in milliseconds; times beyond the duration wrap around, or stay at the
   * end where the scene does not loop.
   */
  readonly seek: (ms: number) => void;
  /** The current look of the scene as a text: two times with the same text give the same picture. */
  readonly describe: () => string;
}

/** Milliseconds that a fade takes unless a scene asks for something else. */
const FADE_MS = 240;

export interface TimelineOptions {
  /** Whether the video starts again where it ends; a tutorial ends for good. */
  readonly loops?: boolean;
}

/**
 * Makes an empty timeline.
 *
 * @param duration Length of the scene in milliseconds.
 * @throws Error from `track` when stops are out of order, lie outside the scene, or, in a loop, end
 *   on another value than they start with: such a track would jump at the seam.
 */
export function createTimeline(duration: number, {loops = true}: TimelineOptions = {}): Timeline {
  const animations: Animation[] = [];
  const animated: (readonly [target: Element, property: Property])[] = [];
  const updates: ((ms: number) => void)[] = [];

  const track: Timeline['track'] = (target, property, stops) => {
    const first = stops[0];
    const last = stops.at(-1);
    const name = `${property} of ${nameOf(target)}`;
    if (first === undefined || last === undefined) {
      throw new Error(`No stops for ${name}.`);
    }
    if (loops && String(first[1]) !== String(last[1])) {
      throw new Error(`${name} starts at ${first[1]} and ends at ${last[1]}: end where it starts.`);
    }
    stops.forEach(([at], index) => {
      const previous = stops[index - 1]?.[0] ?? 0;
      if (at < previous || at > duration) {
        throw new Error(`${name}: stop ${index} at ${at} ms is before its forerunner or the end.`);
      }
    });
    const keyframes: Keyframe[] = stops.map(([at, value, easing]) => ({
      offset: at / duration,
      [property]: value,
      easing: easing ?? EASE.inOut,
    }));
    if (first[0] > 0) {
      keyframes.unshift({offset: 0, [property]: first[1]});
    }
    if (last[0] < duration) {
      keyframes.push({offset: 1, [property]: last[1]});
    }
    const animation = target.animate(keyframes, {duration, fill: 'both'});
    animation.pause();
    animations.push(animation);
    animated.push([target, property]);
  };

  const change: Timeline['change'] = (target, property, values, times, options = {}) => {
    const {ease, back, held} = options;
    const [before, after] = values;
    const later = back ?? held;
    track(target, property, [
      [times[0], before, ease],
      [times[1], after],
      ...(later
        ? ([
            [later[0], after, held && EASE.hold],
            [later[1], before],
          ] as const)
        : []),
    ]);
  };

  return {
    duration,
    track,
    change,
    show: (target, from, to, fade = FADE_MS) =>
      track(target, 'opacity', [
        [from, 0, EASE.out],
        [from + fade, 1],
        ...(to === Infinity
          ? []
          : ([
              [to - fade, 1],
              [to, 0],
            ] as const)),
      ]),
    onSeek: (update) => {
      updates.push(update);
    },
    seek: (ms) => {
      const time = loops
        ? ((ms % duration) + duration) % duration
        : Math.min(Math.max(ms, 0), duration);
      for (const animation of animations) {
        animation.currentTime = time;
      }
      for (const update of updates) {
        update(time);
      }
    },
    // Animations leave no trace in the markup, so their values are read beside it.
    describe: () =>
      [
        ...animated.map(([target, property]) => getComputedStyle(target)[property]),
        document.body.outerHTML,
      ].join(';'),
  };
}

function nameOf(target: Element): string {
  return `<${target.tagName.toLowerCase()} id="${target.id}" class="${target.getAttribute('class') ?? ''}">`;
}
