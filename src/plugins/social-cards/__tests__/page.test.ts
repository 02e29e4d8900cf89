import {insertCard, readHead} from '../page';

const html =
  '<!doctype html><html lang=fr-CA><head><title data-rh=true>Tarifs &amp; essai | Firegrid</title><meta name=description content="Du texte"></head><body><svg><title>Autre</title></svg></body></html>';

const card = {url: 'https://a.example/c.png', alt: 'Le "titre" & <plus>', width: 1200, height: 630};

describe('readHead', () => {
  it('reads the title and description of the page, not those of its pictures', () => {
    expect(readHead(html)).toMatchObject({
      title: 'Tarifs & essai | Firegrid',
      description: 'Du texte',
    });
  });

  it('finds nothing on a page without a title', () => {
    expect(readHead('<!doctype html><body>Bonjour')).toBeUndefined();
  });

  it('does without a description', () => {
    expect(readHead('<title>Un</title>')?.description).toBe('');
  });
});

describe('insertCard', () => {
  it('writes the card behind the title, and the rest stays', () => {
    const done = insertCard(html, readHead(html)?.end ?? 0, card);
    const head = new DOMParser().parseFromString(done, 'text/html').head;
    const content = (selector: string) => head.querySelector(selector)?.getAttribute('content');
    expect(content('meta[property="og:image"]')).toBe('https://a.example/c.png');
    expect(content('meta[property="og:image:width"]')).toBe('1200');
    expect(content('meta[property="og:image:alt"]')).toBe('Le "titre" & <plus>');
    expect(content('meta[name="twitter:image"]')).toBe('https://a.example/c.png');
    expect(content('meta[name="description"]')).toBe('Du texte');
    expect(head.children).toHaveLength(9);
  });
});
