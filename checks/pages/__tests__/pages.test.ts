import {tempFolder} from '../../../scripts/jest/tempFolder';
import {projectRoot} from '../../../scripts/lib/paths';
import {parseMarkdown} from '../../shared/markdown';
import {checkPage, findMisnamed, findMoved, findUnlisted, readSite, type Site} from '..';

const DESCRIPTION = 'How a test that fails on one device alone is found, and what to do about it.';

const PAGE = `---
title: Find the cause
description: ${DESCRIPTION}
date: 2026-05-12
authors: [team]
tags: [tutorial]
---

Read [the limits](/documentation/limits/#queue), [plans](/#pricing) or [below](#next).

![A phone in the grid](/grid.png)

## Next {/* #next */}

See [Appium](https://appium.io/docs/#nothing).

### Last {/* #last */}

You get <Fact id="freeMinutes" /> minutes of %brand%.

\`\`\`js
connect('A “test”'); // the device’s name
\`\`\`

{/* truncate */}
`;

const FILE = 'blog/2026-05-12-find-the-cause.mdx';

const SITE: Site = {
  places: new Map([
    ['/', undefined],
    ['/blog/find-the-cause/', new Set(['next'])],
    ['/blog/other/', new Set(['next'])],
    ['/documentation/limits/', new Set(['queue'])],
    ['/grid.png', undefined],
  ]),
  owners: new Map([
    ['/blog/find-the-cause/', FILE],
    ['/blog/other/', 'blog/2026-01-01-other.mdx'],
  ]),
  tags: ['engineering', 'tutorial'],
  authors: ['team'],
  facts: ['freeMinutes', 'starterPrice'],
  placeholders: ['brand', 'hubUrl'],
};

/** Problems of the page after one edit, as `line text fix`. */
function check(written = '', instead = '') {
  expect(PAGE).toContain(written);
  const source = PAGE.replace(written, () => instead);
  return checkPage(FILE, 'en', {source, root: parseMarkdown(source)}, SITE).map(
    ({line, text, fix}) => `${line} ${text} ${fix}`,
  );
}

it('finds nothing in a page that is right', () => {
  expect(check()).toEqual([]);
});

it.each([
  ['date:', 'slgu: a\ndate:', '4 The field slgu is unknown. write slug, or remove it.'],
  [`description: ${DESCRIPTION}\n`, '', '1 The field description is missing. add it'],
  [DESCRIPTION, 'Short.', '3 The field description is shorter than 50 characters. say what'],
  ['Find the cause', 'Find the cause '.repeat(5), '2 The field title is longer than 70'],
  ['2026-05-12', '2126-05-12', '4 The field date is in the future'],
  ['2026-05-12', 'May 12', '4 The field date is no day. write it like 2026-05-12.'],
  ['tags: [tutorial]', 'tags: tutorial', '6 The field tags is no list. put it into square'],
  ['title: Find the cause', 'title: 2026', '2 The field title is no text. put it into quotation'],
  [
    'tags: [tutorial]',
    'tags:\n  - engineering\n  - tutorials',
    '8 The field tags.1 has “tutorials”, which blog/tags.yml does not list. write tutorial, or add it there and in',
  ],
  [
    '[team]',
    '[nobody]',
    '5 The field authors.0 has “nobody”, which blog/authors.yml does not list. write one of team,',
  ],
  [
    'date:',
    'slug: other\ndate:',
    '4 The address /blog/other/ is that of blog/2026-01-01-other.mdx. write another slug or',
  ],
  [
    'limits/#',
    'limit/#',
    '9 The link /documentation/limit/#queue leads nowhere. link to /documentation/limits/',
  ],
  ['#queue', '#queues', 'leads nowhere. link to /documentation/limits/#queue'],
  ['(#next)', '(#nxt)', '9 The link #nxt leads nowhere. link to /blog/find-the-cause/#next'],
  ['(/#pricing)', '(limits.mdx)', '9 The link limits.mdx leads nowhere. begin it with a slash'],
  ['A phone in the grid', '', '11 The picture /grid.png has no description. say what it shows'],
  ['/grid.png', '/gird.png', '11 The picture /gird.png is not in static/. write /grid.png'],
  ['![A phone in the grid](/grid.png)', '<img src="/grid.png" />', '11 The picture /grid.png has'],
  [
    'See',
    'See {name.part}.',
    '15 {name.part} is code for MDX, and the page has no name. write \\{name.part\\}',
  ],
  ['See', '## Again {/* #next */}\n\nSee', '15 The page has the id next twice. give this heading'],
  [
    '/documentation/limits/#queue',
    'https://www.firegrid.example/fr/documentation/limits/#queue',
    'leads nowhere. link to /documentation/limits/#queue: the whole address leads out of the language',
  ],
  [
    '(/#pricing)',
    '(http://localhost:3000/fr/documentation/limits/)',
    'leads nowhere. link to /documentation/limits/: the whole address leads out',
  ],
  [
    '/documentation/limits/',
    '/en/documentation/limits/',
    'leads nowhere. leave /en out: the site adds it.',
  ],
  ['[below]', '[here]', '9 The link “here” does not say where it leads. name what it leads to:'],
  ['[below]', '[« **ici** »]', '9 The link “« ici »” does not say'],
  ['[below]', '[]', '9 The link “” does not say where it leads. name what it leads to:'],
  ['[below](#next)', '<a href="#next">this page</a>', '9 The link “this page” does not say'],
  ['### Last', '#### Last', '17 A heading of level 4 follows one of level 2. write ###'],
  ['## Next {/* #next */}', '### Next {/* #next */}', '13 A heading of level 3 follows one of'],
  ['### Last', '# Last', '17 The page has a second title. write ## for a section'],
  [
    ' {/* #last */}',
    '',
    '17 The heading has no id, so that its address would differ between the languages. end it',
  ],
  ['[below](#next)', '[below][next]', '9 “][next]” leads nowhere, and readers would see it.'],
  ['(#next)', '(#next and more)', '9 “](#next and more)” is no link, and readers would see it.'],
  ['(#next)', ' (#next)', '9 “] (#next)” is no link, and readers would see it. write [the limits]'],
  ['See [', 'See[^1] [', '15 “[^1]” is no footnote, and readers would see it. write its text'],
  ['You get', 'You **get', '19 “**” is not closed, or has a space inside, and readers would see'],
  ['You get', 'You `get', '19 “`” is not closed, and readers would see it. end the code with'],
  [
    'connect(',
    'connect(“a”, ',
    '22 The sign “ in code is one that programs do not know. write the quotation',
  ],
  [
    'You get',
    'Run `npm ci —silent`: you get',
    '19 The sign — in code is one that programs do not know',
  ],
  [
    'freeMinutes',
    'freeMinuts',
    '19 There is no fact “freeMinuts”. write <Fact id="freeMinutes" />',
  ],
  ['id="freeMinutes"', '', '19 There is no fact “”. write one of <Fact id="freeMinutes" />, '],
  ['<Fact', '<Fakt', '19 The component <Fakt> is unknown. write <Fact>, or import it.'],
  ['%brand%', '%brnad%', '19 Nothing is filled in for %brnad%. write %brand%.'],
  [
    '%brand%',
    '%unheardOf%',
    '19 Nothing is filled in for %unheardOf%. write one of %brand%, %hubUrl%.',
  ],
  [
    '{/* truncate */}',
    '',
    '1 The post has no {/* truncate */}, so that lists would show all of it.',
  ],
  ['## Next', ':::note Title\n\nText\n\n## Next', '13 “:::note Title” is no box'],
])('a slip: %s → %s', (written, instead, expected) => {
  expect(check(written, instead)).toEqual([expect.stringContaining(expected)]);
});

it('names all slips of a page at once', () => {
  const slips = '<Fact id="a" /> %nothing% <Nothing /> [here](/#pricing) **open [Appium]';
  expect(check('See [Appium]', slips)).toHaveLength(5);
});

// Put together here, so that no scanner takes this file for one that holds them.
it.each([
  ['AK' + 'IA3XQ7ZT5WLM2RB9KD', 'an identifier of Amazon'],
  ['gh' + 'p_9fKx2LqZ7vT4mWc8RnYb3HsJ6dPg1AeUo5Xi', 'a token of GitHub'],
  ['xo' + 'xb-2468013579-9fKx2LqZ7vT4mWc8RnYb3HsJ', 'a token of Slack'],
  ['fg_' + '4f9c1e7a2b8d6035e1c94a7bd2f80361', 'a key in digits to the base of 16'],
  ['-----BEGIN RSA PRI' + 'VATE KEY-----', 'a private key'],
  [
    'https://hooks.slack.com/services/T02AB3CD4/B05EF6GH7/' + '9fKx2LqZ7vT4mWc8RnYb3HsJ',
    'a webhook',
  ],
])('finds what somebody pasted: %s (%s)', (secret) => {
  const found = check("connect('A “test”')", `connect('${secret}')`);
  expect(found).toEqual([
    expect.stringMatching(/^22 “.{1,8}…” looks like a key or a token\. remove it/),
  ]);
});

it.each([
  'whsec_dGhpcyBvbmUgaXMgZm9yIHRyaWFscyBvbmx5',
  '8c1f6a52-6f0b-4c0e-9b53-1d2a7c9e4f10',
  'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683',
  'sha256:11bd71901bbe5b1630ceea73d27597364c9af68311bd71901bbe5b1630ceea73',
  'galaxy-s24-android-14',
  'NSLocationWhenInUseUsageDescription',
])('takes %s for no key', (code) => {
  expect(check("connect('A “test”')", `connect('${code}')`)).toEqual([]);
});

it.each([
  ['below', 'more about limits'],
  ['(/#pricing)', '(http://localhost:3000/)'],
  ['(/#pricing)', '(http://localhost:4444/ui/)'],
  ['You get', 'You \\*\\*get, `**`, a[0] and [1], and'],
  ['[below](#next)', '[below][n] and again[^1]\n\n[n]: #next\n\n[^1]: Text.'],
  ["connect('A “test”')", "connect('l’appareil', `“`) # « Ça va »"],
  [
    'You get',
    'import {Own} from "@site/a";\n\nexport const Other = 1;\n\n<Own /> <Other.Part /> You get',
  ],
  ['You get', '<details>\n\n<summary>More</summary>\n\nText\n\n</details>\n\nYou get'],
])('leaves alone what is right: %s → %s', (written, instead) => {
  expect(check(written, instead)).toEqual([]);
});

describe('the site', () => {
  const read = (english: string, source: string) => ({
    english,
    source,
    root: parseMarkdown(source),
  });

  it('lets links lead anywhere on a page that cannot be read', () => {
    const site = readSite(projectRoot, [{english: 'docs/limits.mdx'}]);
    const page = read('docs/_part.mdx', '[a](/documentation/limits/#b) [c](/documentation/d/)');
    expect(checkPage(page.english, 'en', page, site)).toMatchObject([
      {text: 'The link /documentation/d/ leads nowhere.'},
    ]);
  });

  it('has one page at an address, and names the other alone', () => {
    const head = `---\ntitle: Limits\ndescription: ${DESCRIPTION}\n`;
    const index = read('docs/index.mdx', `${head}---\n\n[Limits](/documentation/a-limits/)\n`);
    const taken = read('docs/a-limits.mdx', `${head}slug: /\n---\n\n[Start](/documentation/)\n`);
    const pricing = read('src/pages/pricing.mdx', `${head}---\n\nText\n`);
    const pages = [taken, index, pricing];
    const site = readSite(projectRoot, pages);
    expect(pages.map((page) => checkPage(page.english, 'en', page, site))).toMatchObject([
      [{line: 4, text: 'The address /documentation/ is that of docs/index.mdx.'}],
      // Its link is to the address that the other one would have.
      [{text: 'The link /documentation/a-limits/ leads nowhere.'}],
      [{text: 'The address /pricing/ is that of src/pages/pricing.tsx.'}],
    ]);
  });

  const {folder, write} = tempFolder();

  it('names files that were meant to be pages', () => {
    const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
    for (const file of [
      'docs/a.MDX',
      'docs/b.mdx',
      'docs/c.mdx.txt',
      'blog/d.md',
      `${french}/e.Md`,
    ]) {
      write(file, '');
    }
    const found = findMisnamed(folder, ['fr']).map(({file, fix}) => [file, fix]);
    expect(found.toSorted()).toEqual([
      ['docs/a.MDX', 'rename it: git mv -f "docs/a.MDX" "docs/a.mdx"'],
      ['docs/c.mdx.txt', expect.stringContaining('"docs/c.mdx"')],
      [`${french}/e.Md`, expect.stringContaining(`"${french}/e.mdx"`)],
    ]);
  });
});

it('finds documents that are in no sidebar', () => {
  const sidebars = {start: ['index', {type: 'category', items: ['ci/gitlab']}]};
  expect(findUnlisted(['docs/index.mdx', 'docs/ci/gitlab.mdx'], sidebars)).toEqual([]);
  expect(findUnlisted(['docs/ci/git.mdx'], sidebars)).toMatchObject([
    {file: 'docs/ci/git.mdx', fix: "add 'ci/git' to a section of sidebars.ts."},
  ]);
});

it('finds pages that moved and left nothing behind', () => {
  const redirects = {'/blog/a': '/blog/b/', '/documentation/old/*': '/documentation/:splat'};
  expect(findMoved(['blog/2026-05-12-a.mdx', 'docs/old/page.mdx'], redirects)).toEqual([]);
  expect(findMoved(['docs/ci/gitlab.mdx'], redirects)).toMatchObject([
    {fix: "add where it leads: '/documentation/ci/gitlab': '/…/',"},
  ]);
});
