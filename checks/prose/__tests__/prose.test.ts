import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../../scripts/lib/paths';
import {applyMarkers, lintRun, type Finding} from '../lint';
import {OPAQUE, readCaptions, readCode, readMessages, readPage, readYaml, type Run} from '../prose';
import {readRules, type Scope} from '../rules';

const RULES = readRules();

/** The words that were read, without what is hidden, after a proof that each is where it says. */
function words(source: string, runs: Iterable<Run>) {
  return [...runs].map(({start, text}) => {
    const plain = text.replaceAll(new RegExp(`${OPAQUE}+`, 'g'), '…').trim();
    const [first = ''] = plain.split(/[…\s]/, 1);
    expect(source.slice(start + text.indexOf(first))).toMatch(new RegExp(`^${first}`));
    return plain.replaceAll(/\s+/g, ' ');
  });
}

const find = (page: string, scope: Scope) =>
  [...readPage(page)].flatMap((run) => lintRun(run, scope, RULES)).map(({found}) => found);

it.each(RULES.map((rule) => [rule.pattern.source, rule] as const))(
  'the rule %s finds its example of what is wrong, and not that of what is right',
  (_name, rule) => {
    const [scope = 'english'] = rule.scopes;
    const fixes = (text = '') => lintRun({start: 0, text}, scope, [rule]).map(({fix}) => fix);
    expect(fixes(rule.wrong)).toContain(`write ${rule.write}.`);
    expect(fixes(rule.right)).not.toContain(`write ${rule.write}.`);
  },
);

it('reads the words to avoid, and what to write, from the glossary', () => {
  const text = 'Les Runners d’un webhook, deux sessions à la main et un test échoué.';
  const found = lintRun({start: 0, text}, 'french', RULES);
  expect(found.map(({found: words, fix}) => `${words}: ${fix}`)).toEqual([
    'sessions à la main: write “session manuelle”.',
    'Runners: write “exécuteur”.',
    'test échoué: write “en échec”.',
  ]);
});

it('knows when it is “a” and when “an”', () => {
  const text = 'You run an test on a error, an SDK and a URL.';
  expect(lintRun({start: 100, text}, 'english', [])).toMatchObject([
    {start: 108, found: 'an', fix: 'write “a”.'},
    {start: 119, found: 'a', fix: 'write “an”.'},
  ]);
});

it.each([
  '---\ntitle: "Prêt ?"\nslug: /a?b ;\n---\n',
  '> Prêt\n> ou pas ?',
  '| Prêt ? |\n| --- |',
  '[Prêt ?](/a)',
  ':::note[Prêt ?]\n\nOui.\n\n:::',
  '## Prêt ? {/* #ready */}',
  '<Card title="Prêt ?"/>',
])('checks the typography of %j', (page) => {
  expect(find(page, 'french')).toEqual([' ?']);
});

it.each([
  'Avec `a : b ?` dans le texte.',
  '```js\na ? b : c;\n```',
  'Voyez [https://a.example/?b=c:d](https://a.example/x).',
  '{/* TODO : ici ? */}',
  'Un&nbsp;: deux.',
  '<Card href="/a?b : c"/>',
  'Ouvrez **<span lang="en">Tokens</span>**.',
])('leaves %j alone', (page) => {
  expect(find(page, 'french')).toEqual([]);
});

it('reads names and sentences, whatever dots are in them', () => {
  expect(find('Install node.js.', 'english')).toEqual(['node.js']);
  expect(find('Ask nobody. Upon that, or nobody.corp.internal', 'english')).toEqual([
    'nobody',
    'Upon',
  ]);
});

it('tells writers in CONTRIBUTING what the rules want of labels', () => {
  const guide = fs.readFileSync(path.join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  const [, sample = ''] = /Menus of other tools[^`]*`([^`]+)`/.exec(guide) ?? [];
  expect(sample).toContain('Settings');
  expect(find(sample.replace('Settings', 'Tokens'), 'french')).toEqual([]);
});

const PAGE = `---
title: "A title"
slug: /not-this
---

# Heading {/* #not-this */}

Some **bold** text with \`code\` and [a link](/not-this) of %brand%,
over two lines.

> - Quoted
>   twice

| Cell |
| --- |
| <Fact id="not" /> and <span lang="fr">pas ceci</span> |

<Card title="Read" href="/not-this" />

\`\`\`js
notThis();
\`\`\`
`;

const MESSAGES = '{"a.b": {"message": "One {two} \\n three", "description": "For whom"}}';

const YAML =
  'info:\n  title: Name\n  version: not this\n  description: |\n    First.\n\n    ```\n    not this\n    ```\n';

const CODE =
  "// One\n// comment.\nconst a = 'https://not.this'; /* Another */\nthrow new Error(`A message of ${words}`);";

const CAPTIONS = 'WEBVTT\n\nnot.this\n00:00:01.000 --> 00:00:02.000\nTwo words.\n';

it.each<[string, string, (source: string) => Iterable<Run>, string[]]>([
  [
    'a page',
    PAGE,
    readPage,
    [
      'A title',
      '…Heading …',
      'Some …bold… text with … and …a link… of …, over two lines.',
      'Quoted twice',
      '…Cell…',
      '… and …',
      'Read',
    ],
  ],
  ['messages', MESSAGES, readMessages, ['One … … three']],
  ['a description of an API', YAML, readYaml, ['Name', 'First.', '…']],
  ['code', CODE, (source) => readCode(source, true), ['One comment.', 'Another', 'A message of …']],
  ['code without messages', CODE, (source) => readCode(source, false), ['One comment.', 'Another']],
  ['captions', CAPTIONS, readCaptions, ['Two words.']],
])('reads the texts of %s', (_kind, source, read, expected) => {
  expect(words(source, read(source))).toEqual(expected);
});

it('lets pass what a page allows, and names what it need not allow', () => {
  const findings: readonly Finding[] = [{start: 40, found: 'Nobody', fix: ''}];
  const page = '{/* prose-allow: nobody, upon */}\n\nNobody.';
  expect(applyMarkers(page, findings)).toMatchObject([
    {start: 0, found: 'upon', fix: expect.stringContaining('remove') as string},
  ]);
});

it('finds misspelled words in both languages, with a better one', () => {
  // cspell is offered to `import` alone, which Jest cannot do.
  const script = `
    const {checkSpelling} = require('./checks/prose/spelling');
    const text = (text) => [{file: 'a', runs: [{start: 0, text: 'One'}, {start: 7, text}]}];
    Promise.all([
      checkSpelling('.', 'english', text('A sesion with Appium and colours, SCIM and SSIM')),
      checkSpelling('.', 'french', text('Une sesion de l’appareil à Montréal, SCIM')),
    ]).then((found) => console.log(JSON.stringify(found.map((map) => map.get('a')))));`;
  const {stdout} = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toMatchObject([
    [
      {start: 9, found: 'sesion', fix: expect.stringContaining('session') as string},
      {start: 32, found: 'colours'},
    ],
    [{start: 11, found: 'sesion', fix: expect.stringContaining('session') as string}],
  ]);
});
