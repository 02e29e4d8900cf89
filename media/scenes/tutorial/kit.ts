/** Shared by the tutorials' scenes: their words and times, and the few ways in which things move. */
import {find} from '../shared/dom';
import type {SceneInput} from '../shared/scene';
import {createTimeline, EASE, type Timeline} from '../shared/timeline';

/** Words of a scene by language; both languages have the same keys. */
export type SceneTexts<Key extends string> = Readonly<
  Record<SceneInput['locale'], Readonly<Record<Key, string>>>
>;

const input = window.sceneInput;
if (!input) {
  throw new Error('A tutorial needs its language and times: record it with npm run record.');
}
const {locale, seconds, moments, theme = 'dark'} = input;
document.documentElement.dataset.theme = theme;

/** An empty timeline as long as the tutorial. */
export function tutorialTimeline(): Timeline {
  return createTimeline(seconds * 1000, {loops: false});
}

/**
 * When a caption is shown, in milliseconds, so that the scene acts while the caption is read.
 *
 * @param name `chapter.moment`, as a cue of its captions is called.
 * @throws Error when there is no such moment.
 */
export function when(name: string): {readonly start: number; readonly end: number} {
  const moment = moments[name];
  if (!moment) {
    throw new Error(`The captions have no cue "${name}".`);
  }
  return {start: moment.start * 1000, end: moment.end * 1000};
}

/**
 * Puts the words into the elements that ask for them with `data-text`.
 *
 * @throws Error for a word that the scene's texts.ts lacks.
 */
export function fillTexts<Key extends string>(
  texts: SceneTexts<Key>,
): Readonly<Record<Key, string>> {
  const words = texts[locale];
  document.documentElement.lang = locale;
  document.querySelectorAll<HTMLElement>('[data-text]').forEach((element) => {
    const key = element.dataset.text ?? '';
    if (!(key in words)) {
      throw new Error(`texts.ts has no "${key}".`);
    }
    element.textContent = words[key as Key];
  });
  return words;
}

/** Replaces one view with another, both as large as the window. */
export function swap(timeline: Timeline, from: Element, to: Element, at: number): void {
  timeline.change(from, 'opacity', [1, 0], [at, at + 240]);
  timeline.show(to, at + 160, Infinity, 320);
}

/** Moves an element to its place from a little below while it appears. */
export function rise(timeline: Timeline, target: Element, at: number): void {
  timeline.show(target, at, Infinity, 300);
  timeline.change(target, 'translate', ['0 14px', '0 0'], [at, at + 380], {ease: EASE.out});
}

/** A button gives way a little under the click at `at`. */
export function press(timeline: Timeline, selector: string, at: number): void {
  timeline.track(find(selector), 'scale', [
    [at - 60, '1', EASE.out],
    [at + 60, '0.97', EASE.out],
    [at + 300, '1'],
  ]);
}

/** Draws the eye to an element with a frame that comes and goes slowly. */
export function frame(timeline: Timeline, selector: string, from: number, to: number): void {
  const mark = document.createElement('i');
  mark.className = 'frame';
  find(selector).append(mark);
  timeline.show(mark, from, to, 400);
}

/** Seconds as the portal shows them: `0:07`. */
export function clock(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
