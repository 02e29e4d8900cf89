import {readdirSync, readFileSync, statSync} from 'node:fs';
import {locales} from '../../config/locales';
import {readCues, type Cue} from '../../lib/webVtt';

/** Characters a second that viewers can read beside a moving picture. */
const MAX_SPEED = 20;
/** Longest line that the picture holds at the players' usual size. */
const MAX_LINE = 60;

const FOLDER = 'static/videos';
const names = readdirSync(FOLDER).flatMap((file) => /^(.+)\.en\.webm$/.exec(file)?.[1] ?? []);

const cuesOf = (name: string, locale: string, kind: string): readonly Cue[] =>
  readCues(readFileSync(`${FOLDER}/${name}.${locale}.${kind}.vtt`, 'utf8'));

const timesOf = (cues: readonly Cue[]) => cues.map(({id, start, end}) => ({id, start, end}));

it('has films', () => {
  expect(names).not.toEqual([]);
});

describe.each(names.flatMap((name) => locales.map((locale) => ({name, locale}))))(
  'the film $name in $locale',
  ({name, locale}) => {
    const captions = cuesOf(name, locale, 'captions');
    const chapters = cuesOf(name, locale, 'chapters');

    it('has the names and times of the English captions and chapters', () => {
      expect(timesOf(captions)).toEqual(timesOf(cuesOf(name, 'en', 'captions')));
      expect(timesOf(chapters)).toEqual(timesOf(cuesOf(name, 'en', 'chapters')));
    });

    it('leaves time and room to read', () => {
      const fast = captions
        .filter(({start, end, text}) => text.length / (end - start) > MAX_SPEED)
        .map(({id, text}) => `${id}: at most ${MAX_SPEED} characters a second: ${text}`);
      expect(fast).toEqual([]);
      const lines = [...captions, ...chapters].map(({text}) => text.split('\n'));
      expect(lines.filter(({length}) => length > 2)).toEqual([]);
      expect(lines.flat().filter(({length}) => length === 0 || length > MAX_LINE)).toEqual([]);
    });

    it('is in static/videos with its poster, at most 1.5 MB', () => {
      expect(statSync(`${FOLDER}/${name}.${locale}.webp`).size).toBeGreaterThan(0);
      expect(statSync(`${FOLDER}/${name}.${locale}.webm`).size).toBeLessThan(1_500_000);
    });

    it('has cues in order, without overlaps, inside their chapter', () => {
      for (const list of [captions, chapters]) {
        expect(list.length).toBeGreaterThan(3);
        list.forEach(({id, start, end}, index) => {
          expect([id, start >= (list[index - 1]?.end ?? 0), end > start]).toEqual([id, true, true]);
        });
      }
      for (const {id, start, end} of captions) {
        const chapter = chapters.find((one) => id.startsWith(`${one.id}.`));
        const inside = chapter !== undefined && start >= chapter.start && end <= chapter.end;
        expect([id, inside]).toEqual([id, true]);
      }
      expect(chapters[0]?.start).toBe(0);
    });
  },
);
