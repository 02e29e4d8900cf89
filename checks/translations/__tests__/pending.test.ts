import {judge} from '../pending';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';

const problem = (file: string, text: string) => ({file, text, fix: 'translate it.'});

const FOUND = [
  problem('docs/new.mdx', 'The page has no French translation.'),
  problem(`${FRENCH}/changed.mdx`, 'The English page moved on.'),
  problem(`${FRENCH}/other.mdx`, 'The headings differ.'),
];

it('lets English land alone until its day, and keeps no entry that nothing needs', () => {
  jest.useFakeTimers({now: new Date('2026-05-12')});
  const pending = {
    'docs/new.mdx': '2026-05-12',
    'docs/changed.mdx': '2026-05-11',
    'docs/done.mdx': '2026-05-20',
  };
  const {problems, warnings, done} = judge(pending, FOUND);
  expect(warnings.map(({text}) => text)).toEqual([
    'May be until 2026-05-12: The page has no French translation.',
  ]);
  expect(problems.map(({file}) => file)).toEqual([
    `${FRENCH}/changed.mdx`,
    `${FRENCH}/other.mdx`,
    'i18n/pending.json',
  ]);
  expect(done).toEqual(['docs/done.mdx']);
});
