import {isPending, judge, type Pending} from '../pending';

const TODAY = '2026-05-12';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';

const problem = (file: string, text: string) => ({file, text, fix: 'translate it.'});

const FOUND = [
  problem('docs/new.mdx', 'The page has no French translation.'),
  problem(`${FRENCH}/changed.mdx`, 'The English page moved on.'),
  problem(`${FRENCH}/other.mdx`, 'The headings differ.'),
];

const texts = (pending: Pending, pages?: ReadonlySet<string>) => {
  const {problems, warnings, done} = judge(pending, FOUND, pages, TODAY);
  return {
    problems: problems.map(({file, text}) => `${file} ${text}`),
    warnings: warnings.map(({file, text}) => `${file} ${text}`),
    done,
  };
};

it('lets English land alone until its day, and no other page', () => {
  expect(texts({'docs/new.mdx': TODAY, 'docs/changed.mdx': '2026-05-20'})).toEqual({
    warnings: [
      `docs/new.mdx May be until ${TODAY}: The page has no French translation.`,
      `${FRENCH}/changed.mdx May be until 2026-05-20: The English page moved on.`,
    ],
    problems: [`${FRENCH}/other.mdx The headings differ.`],
    done: [],
  });
});

it('is an error from the next day on', () => {
  const {warnings, problems} = texts({'docs/new.mdx': '2026-05-11'});
  expect(warnings).toEqual([]);
  expect(problems[0]).toBe(
    'docs/new.mdx The page has no French translation. It could be until 2026-05-11.',
  );
});

it('keeps no entry that nothing needs, and none for ever', () => {
  const pending = {
    'docs/changed.mdx': TODAY,
    'docs/done.mdx': TODAY,
    'docs/new.mdx': '2026-08-01',
  };
  expect(texts(pending)).toMatchObject({
    done: ['docs/done.mdx'],
    problems: [
      `${FRENCH}/other.mdx The headings differ.`,
      'i18n/pending.json It lists docs/done.mdx, which is translated or no page any more.',
      'i18n/pending.json docs/new.mdx may wait until 2026-08-01, which is more than 30 days from now.',
    ],
  });
  // When one page is checked, nothing is known of the others.
  expect(texts(pending, new Set(['docs/new.mdx'])).done).toEqual([]);
});

it('knows the pages whose code may differ from their translation', () => {
  expect(isPending({'docs/a.mdx': TODAY}, 'docs/a.mdx', TODAY)).toBe(true);
  expect(isPending({'docs/a.mdx': '2026-05-11'}, 'docs/a.mdx', TODAY)).toBe(false);
  expect(isPending({}, 'docs/a.mdx', TODAY)).toBe(false);
});
