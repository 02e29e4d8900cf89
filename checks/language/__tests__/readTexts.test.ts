import {parsePage} from '../../../src/plugins/built-pages/readPage';
import {readFeed, readTexts} from '../readTexts';

const texts = (html: string): string[] => readTexts(parsePage(html)).map(({text}) => text);

it('joins the inline parts of a block and parts the blocks', () => {
  expect(
    texts('<p>Vos <em>appareils</em>,\n <a href="/">ici</a>.</p><ul><li>Un<li>Deux</ul>'),
  ).toEqual(['Vos appareils, ici.', 'Un', 'Deux']);
});

it('reads titles, descriptions, labels and structured data', () => {
  const page = `<html lang="fr-CA"><head><title>Tarifs</title><meta name="description" content="Nos tarifs">
    <meta property="og:title" content="Tarifs ici"><meta name="viewport" content="width=device-width">
    <script type="application/ld+json">{"@type":"FAQPage","url":"/x","mainEntity":[{"name":"Combien?"}]}</script>
    </head><body><img alt="Un parc"><input placeholder="Votre message"><button aria-label="Fermer"></button>`;
  expect(readTexts(parsePage(page))).toEqual([
    {place: 'title', text: 'Tarifs'},
    {place: 'meta description', text: 'Nos tarifs'},
    {place: 'meta og:title', text: 'Tarifs ici'},
    {place: 'structured data', text: 'Combien?'},
    {place: 'img alt', text: 'Un parc'},
    {place: 'input placeholder', text: 'Votre message'},
    {place: 'button aria-label', text: 'Fermer'},
  ]);
});

it('leaves out code, scripts and parts in a language of their own', () => {
  expect(
    texts(
      '<p>Tapez <code>npm run start</code></p><pre>all of it</pre><script>let it</script><a lang="en" title="Read this">English</a><span translate="no">Open it</span>',
    ),
  ).toEqual(['Tapez']);
});

it('reads the parts for visitors without scripts', () => {
  expect(texts('<noscript><a href="/">Conditions</a></noscript>')).toEqual(['Conditions']);
});

it('reads a feed, with the posts in it', () => {
  const feed = {
    title: 'Blogue',
    home_page_url: '/',
    items: [{summary: "L'essai", content_html: '<p>Un <b>essai</b></p>'}],
  };
  expect(readFeed(JSON.stringify(feed)).map(({text}) => text)).toEqual([
    'Blogue',
    "L'essai",
    'Un essai',
  ]);
});
