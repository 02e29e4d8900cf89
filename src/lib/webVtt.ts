/** A text of a film with the times at which it is shown, in seconds. */
export interface Cue {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const seconds = (time = '') => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * Reads the captions or chapters of a film.
 * @param file WebVTT whose cues have a name each, a line of times and lines of text: https://www.w3.org/TR/webvtt1/
 * @returns The cues in their order, their lines as they are broken.
 */
export function readCues(file: string): Cue[] {
  const [, ...blocks] = file.trim().split(/\n\n+/);
  return blocks.map((block) => {
    const [id = '', times = '', ...lines] = block.split('\n');
    const [start, end] = times.split(' --> ').map(seconds);
    const text = lines.join('\n').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    return {id, start: start ?? NaN, end: end ?? NaN, text};
  });
}
