import {describePost} from '../PostData/describe';

describe('structured data of a post', () => {
  it('has what search engines ask of an article, at the address of the canonical link', () => {
    const post = describePost({
      title: 'Tests instables',
      description: 'Trouvez la cause.',
      date: '2026-10-20T00:00:00.000Z',
      permalink: '/fr/blog/tests',
      languageTag: 'fr-CA',
      brand: 'Firegrid',
      origin: 'https://a.example',
    });
    expect(post).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Tests instables',
      url: 'https://a.example/fr/blog/tests/',
      datePublished: '2026-10-20T00:00:00.000Z',
      inLanguage: 'fr-CA',
      author: {'@type': 'Organization', name: 'Firegrid', url: 'https://a.example/'},
    });
  });

  it('leaves the slash that an address has', () => {
    const post = describePost({
      title: 'A',
      description: 'B',
      date: '2026-10-20',
      permalink: '/blog/a/',
      languageTag: 'en',
      brand: 'Firegrid',
      origin: 'https://a.example',
    });
    expect(post).toMatchObject({'@id': 'https://a.example/blog/a/'});
  });
});
