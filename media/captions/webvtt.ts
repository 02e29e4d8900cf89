/** A text with the times at which it is shown, in seconds. */
export interface TimedText {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Longest caption line in characters: what the picture's width holds at the usual size. */
export const MAX_LINE = 52;

/**
 * @param seconds A time in a video, in seconds.
 * @returns The same as WebVTT writes it: `00:01:02.500`.
 */
export function formatTimestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const parts = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60];
  const clock = parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
  return `${clock}.${String(ms % 1000).padStart(3, '0')}`;
}

/**
 * Breaks a caption into two lines of about the same length where it is too long for one, at a space
 * that allows a break; no-break spaces do not.
 *
 * @param text One sentence or two.
 * @returns The text with at most one line break.
 */
export function breakCaption(text: string): string {
  if (text.length <= MAX_LINE) {
    return text;
  }
  const spaces = [...text.matchAll(/ /g)].map(({index}) => index);
  const middle = text.length / 2;
  // A line ends best after a sentence or a clause, if that is near the middle.
  const cost = (at: number): number =>
    Math.abs(at - middle) - (/[.,:;?]/.test(text[at - 1] ?? '') ? MAX_LINE / 5 : 0);
  const best = spaces.reduce((a, b) => (cost(b) < cost(a) ? b : a), spaces[0] ?? text.length);
  return `${text.slice(0, best)}\n${text.slice(best + 1)}`;
}

/** WebVTT takes these two for markup: https://www.w3.org/TR/webvtt1/#webvtt-cue-text-span */
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Writes a WebVTT file.
 *
 * @param texts In order of time.
 * @returns The file's text, with the ids as names of the cues.
 */
export function formatWebVtt(texts: readonly TimedText[]): string {
  const cues = texts.map(
    ({id, start, end, text}) =>
      `${id}\n${formatTimestamp(start)} --> ${formatTimestamp(end)}\n${escape(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
