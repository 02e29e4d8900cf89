import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {applyMarkers, lintRun, type Finding} from '../lint';
import {OPAQUE, readCaptions, readCode, readMessages, readPage, readYaml, type Run} from '../prose';
import {readText} from '../../shared/problem';
import {readRules} from '../rules';
import {readSource} from '../sources';
import {checkWords} from '../spelling';

const RULES = readRules();

/** The words that were read, without what is hidden, after a proof that each is where it says. */
function words(source: string, runs: Iterable<Run>): string[] {
  return [...runs].map(({start, text}) => {
    const plain = text.replaceAll(new RegExp(`${OPAQUE}+`, 'g'), '…').trim();
    const [first = ''] = plain.split(/[…\s]/, 1);
    expect(source.slice(start + text.indexOf(first))).toMatch(new RegExp(`^${first}`));
    return plain.replaceAll(/\s+/g, ' ');
  });
}

describe.each(RULES.map((rule) => [rule.pattern.source, rule] as const))('%s', (_name, rule) => {
  it('finds its example of what is wrong, and not that of what is right', () => {
    expect(rule.wrong).toMatch(new RegExp(rule.pattern, rule.pattern.flags.replace('g', '')));
    const own = [rule];
    const scope = rule.scopes[0] ?? 'english';
    const written = [rule.right ?? '', rule.fix ?? ''].join('\n');
    expect(
      lintRun({start: 0, text: written}, scope, own).filter(({fix}) => fix.includes(rule.write)),
    ).toEqual([]);
  });
});

describe('grammar', () => {
  const find = (text: string) => lintRun({start: 100, text}, 'english', []);

  it('knows when it is “a” and when “an”', () => {
    expect(find('You run an test on a error, an SDK and a URL.')).toMatchObject([
      {start: 108, found: 'an', fix: 'write “a”.'},
      {start: 119, found: 'a', fix: 'write “an”.'},
    ]);
  });

  it('warns of a sentence that is hard to follow', () => {
    expect(find(`It ${'goes on and '.repeat(15)}on.`)).toMatchObject([{isWarning: true}]);
    expect(find('It goes on. '.repeat(20))).toEqual([]);
  });
});

describe('French typography', () => {
  const find = (page: string) =>
    [...readPage(page)].flatMap((run) => lintRun(run, 'french', RULES)).map(({found}) => found);

  it.each([
    '---\ntitle: "Prêt ?"\nslug: /a?b ;\n---\n',
    '> Prêt\n> ou pas ?',
    '| Prêt ? |\n| --- |',
    '[Prêt ?](/a)',
    ':::note[Prêt ?]\n\nOui.\n\n:::',
    '## Prêt ? {/* #ready */}',
    '<Card title="Prêt ?"/>',
  ])('is checked in %j', (page) => {
    expect(find(page)).toEqual([' ?']);
  });

  it.each([
    'Avec `a : b ?` dans le texte.',
    '```js\na ? b : c;\n```',
    'Voyez https://a.example/?b=c:d ici.',
    'Voyez [https://a.example/x](https://a.example/x).',
    '{/* Un commentaire : ici ? */}',
    'Un&nbsp;: deux.',
    '<Card href="/a?b : c"/>',
  ])('leaves %j alone', (page) => {
    expect(find(page)).toEqual([]);
  });
});

describe('a text', () => {
  const find = (page: string, language: 'english' | 'french') =>
    [...readPage(page)].flatMap((run) => lintRun(run, language, RULES)).map(({found}) => found);

  it.each([
    'The hub stands behind a proxy, e.g. on nobody.corp.internal or my-stands.example.com:8080.',
    'The file `nobody.ts`, or upon.config.mjs.',
  ])('in English may be %j', (page) => {
    expect(find(page, 'english')).toEqual([]);
  });

  it('has its names and its sentences read, whatever dots are in them', () => {
    expect(find('Install node.js.', 'english')).toEqual(['node.js']);
    expect(find('Ask nobody. Upon that', 'english')).toEqual(['nobody', 'Upon']);
  });

  it('in French keeps the labels of other tools, where they are marked', () => {
    expect(find('Ouvrez **Tokens**.', 'french')).toEqual(['Tokens']);
    expect(find('Ouvrez **<span lang="en">Tokens</span>**.', 'french')).toEqual([]);
  });

  it.each([
    ['english', 'TODO: the price. A to-do list is none.'],
    ['french', 'TODO : le prix.'],
  ] as const)('in %s has no notes of its writer', (language, page) => {
    expect(find(page, language)).toContain('TODO');
    expect(find('{/* TODO: the price. */}', language)).toEqual([]);
  });
});

it('tells writers in CONTRIBUTING what the rules want of labels', () => {
  const guide = fs.readFileSync(path.join(__dirname, '../../../CONTRIBUTING.md'), 'utf8');
  const [, sample = ''] = /Menus of other tools[^`]*`([^`]+)`/.exec(guide) ?? [];
  const french = sample.replace('Settings', 'Tokens');
  expect(french).toContain('Tokens');
  expect([...readPage(french)].flatMap((run) => lintRun(run, 'french', RULES))).toEqual([]);
});

describe('texts', () => {
  it('are those that readers of a page see', () => {
    const page = `---
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
    expect(words(page, readPage(page))).toEqual([
      'A title',
      '…Heading …',
      'Some …bold… text with … and …a link… of …, over two lines.',
      'Quoted twice',
      '…Cell…',
      '… and …',
      'Read',
    ]);
  });

  it('are the messages of a file, and their descriptions where asked', () => {
    const file = '{"a.b": {"message": "One {two} \\n three", "description": "For whom"}}';
    expect(words(file, readMessages(file))).toEqual(['One … … three']);
    expect(words(file, readMessages(file, ['message', 'description']))).toHaveLength(2);
  });

  it('are the descriptions of the API', () => {
    const file = `info:
  title: Name
  version: not this
  description: |
    First.

    \`\`\`
    not this
    \`\`\`
`;
    expect(words(file, readYaml(file))).toEqual(['Name', 'First.', '…']);
  });

  it('are the comments of code, and its messages', () => {
    const code = `// One
// comment.
const a = 'https://not.this'; /* Another */
throw new Error(\`A message of \${words}\`);`;
    expect(words(code, readCode(code, false))).toEqual(['One comment.', 'Another']);
    expect(words(code, readCode(code, true))).toContain('A message of …');
  });

  it('are the lines of captions', () => {
    const file = 'WEBVTT\n\nnot.this\n00:00:01.000 --> 00:00:02.000\nTwo words.\n';
    expect(words(file, readCaptions(file))).toEqual(['Two words.']);
  });
});

describe('a comment that allows words', () => {
  const finding = (source: string): Finding => ({
    start: source.indexOf('nobody'),
    found: 'nobody',
    fix: '',
  });

  it.each([
    ['in its own block', '// prose-allow: nobody\n// It tells nobody.'],
    ['in the next one', '{/* prose-allow: nobody */}\n\nIt tells nobody.'],
  ])('counts %s', (_where, text) => {
    const at = text.lastIndexOf('nobody');
    expect(applyMarkers(text, [{...finding(text), start: at}])).toEqual([]);
  });

  it('does not count later on, and is named when it allows nothing', () => {
    const text = '{/* prose-allow: nobody */}\n\nOne.\n\nTwo tells nobody.';
    const found = applyMarkers(text, [{...finding(text), start: text.lastIndexOf('nobody')}]);
    expect(found).toMatchObject([{found: 'nobody'}, {fix: expect.stringContaining('remove')}]);
  });
});

it('names a byte order mark, without which each word is where it is, and removes it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  const page = '---\ntitle: A title\n---\n\nSome words.\n';
  fs.writeFileSync(path.join(folder, 'a.mdx'), `\uFEFF${page}`);
  const read = (isFixing: boolean) => readSource(folder, 'a.mdx', isFixing);
  expect(read(false)).toMatchObject({
    source: page,
    problems: [{file: 'a.mdx', line: 1, fix: expect.stringContaining('UTF-8 with BOM')}],
  });
  expect(words(page, readPage(read(false).source))).toEqual(['A title', 'Some words.']);
  expect(readText(path.join(folder, 'a.mdx'))).toBe(page);
  expect(read(true)).toEqual({source: page, problems: []});
  expect(read(false).problems).toEqual([]);
  fs.rmSync(folder, {recursive: true});
});

it('finds misspelled words in both languages, with a better one', () => {
  // cspell is offered to `import` alone, which Jest cannot do.
  const script = `
    const {checkSpelling} = require('./checks/prose/spelling');
    const text = (text) => [{file: 'a', runs: [{start: 7, text}]}];
    Promise.all([
      checkSpelling('.', 'english', text('A sesion with Appium and colours, SCIM and SSIM')),
      checkSpelling('.', 'french', text('Une sesion de l’appareil à Montréal, SCIM')),
    ]).then((found) => console.log(JSON.stringify(found.map((map) => map.get('a')))));`;
  const {stdout} = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: path.join(__dirname, '../../..'),
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toMatchObject([
    [
      {start: 9, found: 'sesion', fix: expect.stringContaining('session')},
      {start: 32, found: 'colours'},
    ],
    [{start: 11, found: 'sesion', fix: expect.stringContaining('session')}],
  ]);
});

it('keeps word lists short: sorted, without repeats and words that no text has', () => {
  const found = checkWords(
    ['Appium', 'geofence', 'Fire', 'Fire', 'gone'],
    'd’Appium, FIRE, geofence',
  );
  expect(found).toMatchObject([
    {start: 16, found: 'Fire', fix: expect.stringContaining('sort')},
    {start: 21, found: 'Fire', fix: expect.stringContaining('once')},
    {start: 26, found: 'gone', fix: expect.stringContaining('remove')},
  ]);
});
