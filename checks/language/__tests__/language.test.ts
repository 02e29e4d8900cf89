import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {projectRoot} from '../../../scripts/lib/paths';
import {parsePage} from '../../../src/plugins/built-pages/readPage';
import {checkLanguage} from '../checkLanguage';
import {findOtherLanguage, splitSentences, type Detect} from '../judge';
import {readTexts} from '../readTexts';

/** In place of the detector: an accent is French to it. The command's test uses the real one. */
const byAccents: Detect = (text) => (/[éèàç]/.test(text) ? 'fr' : 'en');

it('reads what visitors read or hear, without code and parts in a language of their own', () => {
  const page = `<html lang="fr-CA"><head><title>Tarifs</title><meta name="description" content="Nos tarifs">
    <meta property="og:title" content="Tarifs ici"><meta name="viewport" content="width=device-width">
    <script type="application/ld+json">{"@type":"FAQPage","url":"/x","mainEntity":[{"name":"Combien?"}]}</script>
    <script>let it</script></head><body><img alt="Un parc"><input placeholder="Votre message">
    <button aria-label="Fermer"></button><noscript><a href="/">Conditions</a></noscript>
    <p>Vos <em>appareils</em>,\n <a href="/">ici</a>.</p><ul><li>Un<li>Deux</ul>
    <p>Tapez <code>npm run start</code></p><pre>all of it</pre>
    <a lang="en" title="Read this">English</a><span translate="no">Open it</span>`;
  expect(readTexts(parsePage(page)).map(({place, text}) => `${place}: ${text}`)).toEqual([
    'title: Tarifs',
    'meta description: Nos tarifs',
    'meta og:title: Tarifs ici',
    'structured data: Combien?',
    'img alt: Un parc',
    'input placeholder: Votre message',
    'button ariaLabel: Fermer',
    'noscript: Conditions',
    'p: Vos appareils, ici.',
    'li: Un',
    'li: Deux',
    'p: Tapez',
  ]);
});

it('cuts a block into sentences', () => {
  expect(splitSentences('Un essai. Il dure 1.5 heure! « Vraiment? » Oui.')).toEqual([
    'Un essai.',
    'Il dure 1.5 heure!',
    '« Vraiment? »',
    'Oui.',
  ]);
});

it.each([
  ['fr', true, 'The build waits until one of your sessions ends.'],
  ['en', false, 'The build waits until one of your sessions ends.'],
  ['fr', true, 'Read the documentation'],
  ['fr', true, 'Open chat with us'],
  ['en', true, 'Les sessions de votre équipe sont là.'],
  // Names and quoted terms.
  ['fr', false, 'GitHub Actions'],
  ['fr', false, 'Appium, Selenium, Jenkins, Katalon, Slack, Jira'],
  ['fr', false, 'https://example.com/read-the-docs/for-all.html'],
  ['fr', false, "Au-delà, l'API répond 429 Too Many Requests, et votre programme attend."],
  ['fr', false, 'Ouvrir dans Slack'],
] as const)('on a page in %s, judges as foreign (%s): %s', (language, expected, sentence) => {
  expect(findOtherLanguage(sentence, language, byAccents) !== undefined).toBe(expected);
});

it('names a sentence once, lets pass what has a reason, and names reasons without a text', () => {
  const page = (file: string, text: string) =>
    ({file, language: 'fr', texts: [{place: 'p', text}]}) as const;
  const pages = [
    page('a.html', 'Read this first. « No minutes left »'),
    page('b.html', 'Read this first.'),
  ];
  const allowed = {'No minutes left': 'message of the API', 'Gone away': 'no page has it'};
  expect(checkLanguage(pages, allowed, byAccents).problems).toMatchObject([
    {file: 'a.html', text: expect.stringMatching(/, in p: “Read this first.”, and on 1 more/)},
    {text: 'otherLanguage lets “Gone away” pass, which no page holds any more.'},
  ]);
});

it('finds, with the real detector, sentences planted on the pages of either language', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'language-'));
  const english = 'Each session ends when the test does, and the report is ready soon after.';
  const french = 'Chaque session se termine avec le test, et le rapport est prêt peu après.';
  fs.mkdirSync(path.join(folder, 'fr'));
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    `<p lang=fr>Ici tout est en français.<p>${french}`,
  );
  fs.writeFileSync(path.join(folder, 'fr/index.html'), `<p>${french}<p>${english}`);
  const command = ['--import', 'tsx', path.join(projectRoot, 'checks/language/index.ts')];
  const {status, stderr} = spawnSync(process.execPath, [...command, '--dir', folder], {
    encoding: 'utf8',
  });
  fs.rmSync(folder, {recursive: true});
  expect(stderr).toContain(`/index.html\n  French on a page in English, in p: “${french}”`);
  expect(stderr).toContain(`fr/index.html\n  English on a page in French, in p: “${english}”`);
  expect(stderr).not.toContain('Ici tout');
  expect(status).toBe(1);
});
