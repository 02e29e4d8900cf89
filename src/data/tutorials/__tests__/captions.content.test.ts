import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../../config/locales';
import {tutorialTimes, type TutorialTimes} from '../times';

/** Characters a second that viewers can read beside a moving picture. */
const MAX_SPEED = 20;
/** Longest line that the picture holds at the players' usual size. */
const MAX_LINE = 60;

const root = path.resolve(__dirname, '../../../..');
const entries: readonly (readonly [string, TutorialTimes])[] = Object.entries(tutorialTimes);
const films = entries.flatMap(([key, times]) => locales.map((locale) => ({key, times, locale})));

interface Cue {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The cues that a tutorial's files must hold, made from its times and the interface texts. */
function expectedCues(key: string, {seconds, chapters}: TutorialTimes, locale: string) {
  const file = path.join(root, 'i18n', locale, 'code.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  const textOf = (id: string) => texts[`tutorials.${key}.${id}`]?.message ?? `${id}: no text`;
  const all = Object.entries(chapters);
  return {
    captions: all.flatMap(([chapter, {moments}]) =>
      Object.entries(moments).map(([moment, {start, end}]): Cue => {
        const id = `${chapter}.${moment}`;
        return {id, start, end, text: textOf(id)};
      }),
    ),
    chapters: all.map(([id, {start}], index): Cue => {
      const end = all[index + 1]?.[1].start ?? seconds;
      return {id, start, end, text: textOf(`${id}.title`)};
    }),
  };
}

function staticFile(file: string): string {
  return path.join(root, 'static/videos', file);
}

/** Reads a WebVTT file: cues between blank lines, each with a name, its times and its lines. */
function readCues(file: string): Cue[] {
  const [, ...blocks] = readFileSync(staticFile(file), 'utf8').trim().split('\n\n');
  const seconds = (time = '') => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return blocks.map((block) => {
    const [id = '', times = '', ...lines] = block.split('\n');
    const [start, end] = times.split(' --> ').map(seconds);
    const text = lines.join('\n').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    return {id, start: start ?? NaN, end: end ?? NaN, text};
  });
}

describe.each(films)('the film of $key in $locale', ({key, times, locale}) => {
  const name = `${times.file}.${locale}`;
  const expected = expectedCues(key, times, locale);

  it.each(['captions', 'chapters'] as const)(
    'has the %s of its texts and times (else: cd media && npm ci && npm run captions)',
    (kind) => {
      const written = readCues(`${name}.${kind}.vtt`);
      const flat = written.map((cue) => ({...cue, text: cue.text.replace('\n', ' ')}));
      expect(flat).toEqual(expected[kind]);
      const lines = written.flatMap(({text}) => text.split('\n'));
      expect(lines.filter((line) => line.length > MAX_LINE)).toEqual([]);
    },
  );

  it('leaves time to read', () => {
    const fast = expected.captions
      .filter(({start, end, text}) => text.length / (end - start) > MAX_SPEED)
      .map(({id, text}) => `${id}: at most ${MAX_SPEED} characters a second: ${text}`);
    expect(fast).toEqual([]);
  });

  it('is in static/videos with its poster, at most 1.5 MB', () => {
    expect(existsSync(staticFile(`${name}.webp`))).toBe(true);
    expect(statSync(staticFile(`${name}.webm`)).size).toBeLessThan(1_500_000);
  });

  it('has cues in order, without overlaps, inside their chapter and the film', () => {
    for (const list of [expected.captions, expected.chapters]) {
      expect(list.length).toBeGreaterThan(3);
      list.forEach(({id, start, end}, index) => {
        expect([id, start >= (list[index - 1]?.end ?? 0)]).toEqual([id, true]);
        expect([id, end > start && end <= times.seconds]).toEqual([id, true]);
      });
    }
    for (const {id, start, end} of expected.captions) {
      const chapter = expected.chapters.find((one) => one.id === id.split('.')[0]);
      const inside = chapter !== undefined && start >= chapter.start && end <= chapter.end;
      expect([id, inside]).toEqual([id, true]);
    }
    expect(expected.chapters[0]?.start).toBe(0);
    expect(expected.chapters.at(-1)?.end).toBe(times.seconds);
    expect(times.posterAt).toBeLessThan(times.seconds);
  });
});
