import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../../../src/config/locales';
import {tutorialTimes, type TutorialTimes} from '../../../../src/data/tutorials/times';
import {projectRoot} from '../../paths';
import {captionFiles, timedTexts} from '../captionFiles';

/** Characters a second that viewers can read beside a moving picture. */
const MAX_SPEED = 20;
/** Longest line that the picture holds at the players' usual size. */
const MAX_LINE = 60;

const entries: readonly (readonly [string, TutorialTimes])[] = Object.entries(tutorialTimes);

function messages(locale: string): Record<string, {readonly message: string}> {
  const file = path.join(projectRoot, 'i18n', locale, 'code.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, {readonly message: string}>;
}

describe.each(entries)('the times of %s', (key, times) => {
  const {captions, chapters} = timedTexts(key, times, (id) => id);

  it('are in order, without overlaps, and end with the video at the latest', () => {
    for (const list of [captions, chapters]) {
      expect(list.length).toBeGreaterThan(3);
      list.forEach(({id, start, end}, index) => {
        expect([id, start >= (list[index - 1]?.end ?? 0)]).toEqual([id, true]);
        expect([id, end > start && end <= times.seconds]).toEqual([id, true]);
      });
    }
    expect(chapters[0]?.start).toBe(0);
    expect(chapters.at(-1)?.end).toBe(times.seconds);
    expect(times.posterAt).toBeLessThan(times.seconds);
  });

  it('keep each caption inside its chapter', () => {
    for (const {id, start, end} of captions) {
      const chapter = chapters.find((one) => one.id === id.split('.')[0]);
      const inside = chapter !== undefined && start >= chapter.start && end <= chapter.end;
      expect([id, inside]).toEqual([id, true]);
    }
  });

  it.each(locales)('leave time to read in %s', (locale) => {
    const texts = messages(locale);
    const written = timedTexts(key, times, (id) => texts[id]?.message ?? '').captions;
    const problems = written.flatMap(({id, start, end, text}) => [
      ...(text === '' ? [`${id} has no text`] : []),
      ...(text.length / (end - start) > MAX_SPEED
        ? [
            `${id} has ${text.length} characters in ${(end - start).toFixed(1)} s: at most ${MAX_SPEED} a second`,
          ]
        : []),
    ]);
    expect(problems).toEqual([]);
  });
});

describe('the caption files', () => {
  const files = captionFiles(projectRoot);

  it('are two for each tutorial and language', () => {
    expect(files).toHaveLength(entries.length * locales.length * 2);
  });

  it.each(files.map(({file, text}) => [file, text] as const))(
    'static/%s says what the texts say (else: npm run record:videos -- --captions)',
    (file, text) => {
      const written = path.join(projectRoot, 'static', file);
      expect(existsSync(written) ? readFileSync(written, 'utf8') : 'missing').toBe(text);
    },
  );

  it('hold lines that the picture has room for', () => {
    const long = files.flatMap(({file, text}) =>
      text
        .split('\n')
        .filter((line) => line.length > MAX_LINE)
        .map((line) => `${file}: ${line}`),
    );
    expect(long).toEqual([]);
  });

  it('are refused when a language lacks a text', () => {
    const [key, times] = entries[0]!;
    expect(() =>
      timedTexts(key, times, (id) => {
        throw new Error(`no ${id}`);
      }),
    ).toThrow('no tutorials.firstSession.choose.portal');
  });
});
