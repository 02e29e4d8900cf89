import english from '@site/i18n/en/code.json';
import {tutorials} from '..';
import {tutorial} from '../build';
import {tutorialTimes} from '../times';

const messages: Readonly<Record<string, {readonly message: string} | undefined>> = english;

describe('the tutorials', () => {
  it('are the two of the times, in that order', () => {
    expect(tutorials.map(({file}) => file)).toEqual(
      Object.values(tutorialTimes).map(({file}) => file),
    );
  });

  // Captions are made from i18n/*/code.json by these ids; the page shows what translate() says.
  it.each(Object.keys(tutorialTimes).map((key, index) => [key, tutorials[index]!] as const))(
    'say in %s what the captions say',
    (key, {chapters}) => {
      for (const {id, title, cues} of chapters) {
        expect(title).toBe(messages[`tutorials.${key}.${id}.title`]?.message);
        for (const cue of cues) {
          expect(cue.text).toBe(messages[`tutorials.${key}.${id}.${cue.id}`]?.message);
        }
      }
    },
  );

  it('are dated, with the time zone that search engines ask for', () => {
    for (const {published} of tutorials) {
      expect(published).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
      expect(Number.isNaN(Date.parse(published))).toBe(false);
    }
  });

  it('are refused where a moment has no text', () => {
    const texts = {title: 'T', description: 'D', published: '2026-11-21T09:00:00-05:00'};
    expect(() => tutorial('testReport', {...texts, chapters: {}})).toThrow('no text for open');
    expect(() =>
      tutorial('testReport', {...texts, chapters: {open: {title: 'O', texts: {failed: 'F'}}}}),
    ).toThrow('no text for open.summary');
  });
});
