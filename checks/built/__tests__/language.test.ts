import {parsePage} from '../../../src/plugins/built-pages/readPage';
import {isOther, readTexts, splitSentences} from '../language';

it('reads what visitors read or hear, without code and parts in a language of their own', () => {
  const page = `<html lang="fr-CA"><head><title>Tarifs</title><meta name="description" content="Nos tarifs">
    <script>let it</script></head><body><img alt="Un parc"><input placeholder="Votre message">
    <button aria-label="Fermer"></button><noscript><a href="/">Conditions</a></noscript>
    <p>Vos <em>appareils</em>,\n <a href="/">ici</a>.</p><ul><li>Un<li>Deux</ul>
    <p>Tapez <code>npm run start</code></p><pre>all of it</pre>
    <a lang="en" title="Read this">English</a><span translate="no">Open it</span>`;
  expect(readTexts(parsePage(page))).toEqual([
    'Nos tarifs',
    'Un parc',
    'Votre message',
    'Fermer',
    'Tarifs',
    'Conditions',
    'Vos appareils, ici.',
    'Un',
    'Deux',
    'Tapez',
  ]);
});

it('cuts a block into sentences', () => {
  const sentences = ['Un essai.', 'Il dure 1.5 heure!', '« Vraiment? »', 'Oui.'];
  expect(splitSentences(sentences.join(' '))).toEqual(sentences);
});

it.each([
  ['fr', true, 'The build waits until one of your sessions ends.'],
  ['en', false, 'The build waits until one of your sessions ends.'],
  ['fr', true, 'Read the documentation'],
  ['fr', true, 'Open chat with us'],
  ['en', true, 'Les sessions de votre équipe sont là.'],
  // Names and quoted terms.
  ['fr', false, 'GitHub Actions'],
  ['fr', false, 'https://example.com/read-the-docs/for-all.html'],
  ['fr', false, "Au-delà, l'API répond 429 Too Many Requests, et votre programme attend."],
  ['fr', false, 'Ouvrir dans Slack'],
] as const)('on a page in %s, judges as foreign (%s): %s', (language, expected, sentence) => {
  expect(isOther(sentence, language)).toBe(expected);
});
