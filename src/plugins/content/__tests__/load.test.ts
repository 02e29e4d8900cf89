/** @jest-environment node */
import * as z from 'zod';
import {tempFolder} from '@site/scripts/jest/tempFolder';
import {loadContent, type ContentOptions} from '../load';
import {sentence, text} from '../texts';

const options: ContentOptions = {
  folder: 'data',
  schemas: {
    shared: z.strictObject({offer: sentence}),
    plans: z.record(
      z.string(),
      z.strictObject({name: text, size: z.number(), points: z.array(text).optional()}),
    ),
  },
  collections: {
    jobs: {
      folder: 'jobs',
      translations: 'jobs',
      schema: z.object({title: text, posted: z.string(), position: z.int()}),
    },
  },
  values: (locale) => ({minutes: locale === 'fr' ? '1 000' : '1,000'}),
  shared: 'shared',
};

const FILES = {
  'data/shared.yml': 'offer: "{minutes} minutes are free."\n',
  'i18n/fr/content/shared.yml': 'offer: "{minutes} minutes sont gratuites."\n',
  'data/plans.yml': 'small:\n  name: Small\n  size: 5\n  points:\n    - One\n    - "{offer}"\n',
  'i18n/fr/content/plans.yml': 'small:\n  name: Petit\n  points:\n    - Un\n    - "{offer}"\n',
  'jobs/tester.mdx': '---\ntitle: Tester\nposted: 2026-11-16\nposition: 1\n---\n\nText.\n',
  'i18n/fr/jobs/tester.mdx':
    '---\ntitle: Testeuse ou testeur\nposted: 2026-11-16\nposition: 1\n---\n\nTexte.\n',
};

const {folder, write} = tempFolder();

function load(locale: string, changes: Readonly<Record<string, string>> = {}) {
  for (const [file, source] of Object.entries({...FILES, ...changes})) {
    write(file, source);
  }
  return loadContent(folder, locale, 'en', options);
}

it('hands over the content of a language with its facts and shared sentences', () => {
  expect(load('en').content).toMatchObject({
    plans: [{id: 'small', name: 'Small', size: 5, points: ['One', '1,000 minutes are free.']}],
    jobs: [{id: 'tester', title: 'Tester', posted: '2026-11-16'}],
  });
  const {content, problems} = load('fr');
  expect(problems).toEqual([]);
  expect(content).toMatchObject({
    plans: [{id: 'small', name: 'Petit', size: 5, points: ['Un', '1 000 minutes sont gratuites.']}],
    jobs: [{id: 'tester', title: 'Testeuse ou testeur', posted: '2026-11-16'}],
  });
});

const plans = 'i18n/fr/content/plans.yml';

it.each([
  ['a colon without quotes', 'data/plans.yml', 'small:\n  name: A: b\n', 2, 'Nested mappings'],
  [
    'a value of another kind',
    'data/plans.yml',
    'small:\n  name: S\n  size: big\n',
    3,
    'small.size',
  ],
  ['an unknown placeholder', 'data/plans.yml', 'small:\n  size: 1\n  name: "{x}"\n', 3, '{x}'],
  [
    'half a sentence',
    'i18n/fr/content/shared.yml',
    'offer: "{minutes} gratuites"\n',
    1,
    'full stop',
  ],
  [
    'a missing text',
    plans,
    'small:\n  points: [Un, "{offer}"]\n',
    2,
    'small.name is not translated',
  ],
  ['a missing point', plans, 'small:\n  name: P\n  points:\n    - Un\n', 4, 'points.1 is not'],
  [
    'other placeholders',
    plans,
    'small:\n  name: P\n  points:\n    - Un\n    - Deux\n',
    5,
    '{offer}',
  ],
  [
    'a number in a translation',
    plans,
    'small:\n  name: P\n  size: 6\n  points: [Un, "{offer}"]\n',
    3,
    'small.size is no text',
  ],
  [
    'a page without its text',
    'i18n/fr/jobs/tester.mdx',
    '---\nposted: x\n---\n',
    2,
    'title is not',
  ],
])('names file, line and fix of %s', (_, file, source, line, expected) => {
  const {problems} = load('fr', {[file]: source});
  const problem = problems.find((each) => each.file === file);
  expect(problem).toMatchObject({file, line, text: expect.stringContaining(expected)});
  expect(problem?.fix).not.toBe('');
});
