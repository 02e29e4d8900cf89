import {parseMarkdown} from '../../shared/markdown';
import {projectRoot} from '../../../scripts/lib/paths';
import {checkPage, findMoved, findUnlisted, listPlaces, type Places} from '..';

const DESCRIPTION = 'How a test that fails on one device alone is found, and what to do about it.';

const PAGE = `---
title: Find the cause
description: ${DESCRIPTION}
date: 2026-05-12
authors: [firegrid]
tags: [tutorial]
---

Read [the limits](/documentation/limits/#queue), [plans](/#pricing) or [below](#next).

![A phone in the grid](/grid.png)

## Next {/* #next */}

See [Appium](https://appium.io/docs/#nothing).
`;

const PLACES: Places = new Map([
  ['/', undefined],
  ['/blog/find-the-cause/', new Set(['next'])],
  ['/documentation/limits/', new Set(['queue'])],
  ['/grid.png', undefined],
]);

/** Problems of the page after one edit, as `line text fix`. */
function check(written = '', instead = '', language = 'en'): string[] {
  expect(PAGE).toContain(written);
  const root = parseMarkdown(PAGE.replace(written, () => instead));
  return checkPage('blog/2026-05-12-find-the-cause.mdx', language, root, PLACES).map(
    ({line, text, fix}) => `${line} ${text} ${fix}`,
  );
}

it('finds nothing in a page that is right', () => {
  expect(check()).toEqual([]);
});

it.each([
  ['description:', 'desciption:', '3 The field desciption is unknown. write description'],
  [`description: ${DESCRIPTION}\n`, '', '1 The field description is missing. add it'],
  [DESCRIPTION, 'Short.', '3 The field description is shorter than 50 characters. say what'],
  [DESCRIPTION, DESCRIPTION.repeat(3), '3 The field description is longer than 170 characters'],
  ['Find the cause', 'Find the cause '.repeat(5), '2 The field title is longer than 70'],
  ['2026-05-12', '2126-05-12', '4 The field date is in the future'],
  ['2026-05-12', 'May 12', '4 The field date is no day. write it like 2026-05-12.'],
  ['tags: [tutorial]', 'tags: []', '6 The field tags '],
  [
    'limits/#',
    'limit/#',
    '9 The link /documentation/limit/#queue leads nowhere. link to /documentation/limits/',
  ],
  [
    'limits/#',
    'limits#',
    '9 The link /documentation/limits#queue leads nowhere. link to /documentation/limits/',
  ],
  ['#queue', '#queues', 'leads nowhere. link to /documentation/limits/#queue'],
  ['(#next)', '(#nxt)', '9 The link #nxt leads nowhere. link to /blog/find-the-cause/#next'],
  ['(/#pricing)', '(limits.mdx)', '9 The link limits.mdx leads nowhere. begin it with a slash'],
  ['A phone in the grid', '', '11 The picture /grid.png has no description. say what it shows'],
  ['/grid.png', '/gird.png', '11 The picture /gird.png is not in static/. write /grid.png'],
  ['![A phone in the grid](/grid.png)', '<img src="/grid.png" />', '11 The picture /grid.png has'],
  ['See', '## Again {/* #next */}\n\nSee', '15 The page has the id next twice. give this heading'],
])('a slip: %s → %s', (written, instead, expected) => {
  expect(check(written, instead)).toEqual([expect.stringContaining(expected)]);
});

it('knows the language that the site adds to links', () => {
  const french = '/fr/documentation/limits/';
  expect(check('/documentation/limits/', french, 'fr')).toEqual([
    '9 The link /fr/documentation/limits/#queue leads nowhere. leave /fr out: the site adds it.',
  ]);
});

it('lets links lead anywhere on a page that cannot be read', () => {
  const places = listPlaces(projectRoot, [{english: 'docs/limits.mdx'}]);
  const links = parseMarkdown('[a](/documentation/limits/#b) [c](/documentation/d/)');
  expect(checkPage('docs/_part.mdx', 'en', links, places)).toMatchObject([
    {text: 'The link /documentation/d/ leads nowhere.'},
  ]);
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
