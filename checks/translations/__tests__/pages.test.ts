import fs from 'node:fs';
import path from 'node:path';
import {tempFolder} from '../../../scripts/jest/tempFolder';
import {checkPages} from '../checkPages';

const DESCRIPTION = 'How a test that fails on one device alone is found, and what to do about it.';
const TRANSLATED =
  'Comment trouver un test qui échoue sur un seul appareil, et quoi faire ensuite.';

const ENGLISH = `---
title: Quick start
description: ${DESCRIPTION}
slug: /quick-start
---

# Quick start

You get <Fact id="freeMinutes" /> minutes. Read [the devices](/devices/).

## Set up {/* #set-up */}

\`\`\`bash title="Terminal"
npm ci : ok ?
\`\`\`

See [Wikipedia](https://en.wikipedia.org/wiki/Grid).

![The grid](/img/grid-en.png)

| Plan | Price                       |
| ---- | --------------------------- |
| Fire | <Fact id="freeMinutes" />   |
| Free | <Fact id="freeMinutes" />   |
`;

const FRENCH = `---
title: Premiers pas
description: ${TRANSLATED}
slug: /quick-start
---

# Premiers pas

Vous avez <Fact id="freeMinutes" /> minutes. Voyez [les appareils](/devices/).

## Préparer {/* #set-up */}

\`\`\`bash title="Terminal"
npm ci : ok ?
\`\`\`

Voyez [Wikipédia](https://fr.wikipedia.org/wiki/Grid).

![Le parc](/img/grid-fr.png)

| Forfait | Prix                      |
| ------- | ------------------------- |
| Fire    | <Fact id="freeMinutes" /> |
| Gratuit | <Fact id="freeMinutes" /> |
`;

const TAGS = 'tutorial:\n  label: Tutorial\n  permalink: /tutorial\n';
const FOLDER = 'i18n/fr/docusaurus-plugin-content-docs/current';
const PAGE = 'docs/quick-start.mdx';
const TWIN = `${FOLDER}/quick-start.mdx`;
const BLOG = 'i18n/fr/docusaurus-plugin-content-blog';
const FRENCH_TAGS = `${BLOG}/tags.yml`;

const SITE: Readonly<Record<string, string>> = {
  [PAGE]: ENGLISH,
  [TWIN]: FRENCH,
  'blog/tags.yml': TAGS,
  [FRENCH_TAGS]: TAGS.replace('Tutorial', 'Tutoriel'),
  [`${BLOG}/authors.yml`]: '{}\n',
  'blog/authors.yml': '{}\n',
  'openapi/firegrid.yaml': '{}\n',
  'src/data/facts.ts': '  freeMinutes: {kind: \n',
  'static/img/grid-en.png': '',
  'static/img/grid-fr.png': '',
  'src/pages/devices.tsx': '',
};

const {folder: site, write} = tempFolder();

beforeEach(() => {
  Object.entries(SITE).forEach(([file, text]) => {
    write(file, text);
  });
});

/** Problems of the site after one edit, as `file:line text fix`. */
function check(file = PAGE, from = '', to = '') {
  expect(SITE[file]).toContain(from);
  write(file, SITE[file]?.replace(from, to) ?? '');
  const {faults, problems} = checkPages(site);
  return [...faults, ...problems].map(
    ({file: name, line, text, fix}) => `${name}:${line ?? ''} ${text} ${fix}`,
  );
}

it('finds nothing where only the words differ', () => {
  expect(check()).toEqual([]);
  const names = Object.entries(checkPages(site).hashes).map(([file, hashes]) => [
    file,
    Object.keys(hashes),
  ]);
  expect(Object.fromEntries(names)).toMatchObject({
    [TWIN]: ['(front matter)', '(opening)', '#set-up'],
    [FRENCH_TAGS]: ['tutorial'],
  });
});

it.each([
  [
    '#set-up',
    '#preparer',
    `${TWIN}:11 The headings differ from here on: English has ## {/* #set-up`,
  ],
  ['## Préparer', '### Préparer', `${TWIN}:11 The headings differ`],
  ['(/devices/)', '(/fr/devices/)', `${TWIN}:9 The English page has no link /fr/devices/`],
  [
    '[les appareils](/devices/)',
    'rien',
    `${TWIN}: The link /devices/ of the English page (line 9)`,
  ],
  [
    '<Fact id="freeMinutes" />',
    '60',
    `${TWIN}: The component Fact (3) of the English page (line 24) is missing`,
  ],
  ['slug: /quick-start', 'slug: /pas', `${TWIN}:4 The English page has no field slug: /pas`],
  ['title: Premiers pas\n', '', `${TWIN}: The field title of the English page (line 2) is missing`],
  ['slug:', 'draft: true\nslug:', `${TWIN}:4 The English page has no field draft: true`],
  ['```bash', '```sh', `${TWIN}:13 The code blocks differ`],
  ['grid-fr.png', 'device-fr.png', `${TWIN}:19 The English page has no picture /img/device.png`],
  ['| Gratuit | <Fact id="freeMinutes" /> |\n', '', 'English has 2 columns and 3 rows (line 21)'],
  ['minutes.', 'minutes <span>free</span>.', `${TWIN}:9 The English page has no component span`],
  ['minutes.', 'minutes.\n\n{/* truncate */}\n', `${TWIN}:11 The English page has no truncation`],
  ['## Préparer', '<Card>\n\n## Préparer', `${TWIN}:11 The page is not valid MDX: `],
  ['## Préparer', 'a {b\n\n## Préparer', 'The page is not valid MDX: '],
  ['{/* #set-up */}', '{#set-up}', `${TWIN}:11 The page is not valid MDX: `],
  ['slug:', 'tags:\n\t- a\nslug:', `${TWIN}:5 The page is not valid YAML: `],
])('tells a page from its translation: %s → %s', (from, to, expected) => {
  expect(check(TWIN, from, to)).toContainEqual(expect.stringContaining(expected));
});

it('lets a translation mark words of another language', () => {
  expect(check(TWIN, 'minutes.', 'minutes (<span lang="en">free</span>).')).toEqual([]);
});

it('compares names and addresses of tags, but not their labels', () => {
  expect(check(FRENCH_TAGS, 'permalink: /tutorial', 'permalink: /tutoriel')).toEqual([
    expect.stringContaining('The field tutorial.permalink: /tutorial of the English page (line 3)'),
    expect.stringContaining('The English page has no field tutorial.permalink: /tutoriel.'),
  ]);
});

it('names pages without a translation, and translations without a page', () => {
  fs.renameSync(path.join(site, TWIN), path.join(site, FOLDER, 'other.mdx'));
  const {problems} = checkPages(site);
  fs.rmSync(path.join(site, FOLDER, 'other.mdx'));
  expect(problems).toMatchObject([
    {
      file: `${FOLDER}/other.mdx`,
      text: 'It translates a page that does not exist: docs/other.mdx.',
    },
    {file: PAGE, text: 'The page has no French translation.'},
  ]);
});
