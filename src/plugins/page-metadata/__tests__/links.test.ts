import {readHead} from '../pageHead';
import {linkCard} from '../links';

const card = {url: 'https://a.example/c.png', alt: 'Le "titre" & <plus>', width: 1200, height: 630};

function linked(html: string): HTMLHeadElement {
  const text = linkCard(html, readHead(html, 'a.html'), card);
  return new DOMParser().parseFromString(text, 'text/html').head;
}

const data = (head: HTMLHeadElement): unknown[] =>
  [...head.querySelectorAll('script')].map((script) => JSON.parse(script.innerHTML) as unknown);

describe('linkCard', () => {
  it('writes the card behind the title, and the rest stays', () => {
    const head = linked('<title>Un</title><meta name="description" content="Du texte">');
    const content = (selector: string) => head.querySelector(selector)?.getAttribute('content');
    expect(content('meta[property="og:image"]')).toBe('https://a.example/c.png');
    expect(content('meta[property="og:image:width"]')).toBe('1200');
    expect(content('meta[property="og:image:alt"]')).toBe('Le "titre" & <plus>');
    expect(content('meta[name="twitter:image"]')).toBe('https://a.example/c.png');
    expect(content('meta[name="description"]')).toBe('Du texte');
    expect(head.children).toHaveLength(9);
  });

  it('gives an article its picture, and nothing else one', () => {
    const list = {'@type': 'BreadcrumbList'};
    const article = {'@type': 'BlogPosting', headline: 'Un </script>'};
    const script = (thing: object) =>
      `<script type="application/ld+json">${JSON.stringify(thing).replace('<', '\\u003c')}</script>`;
    const head = linked(`<title>Un</title>${script(list)}${script(article)}<link rel="next">`);
    expect(data(head)).toEqual([list, {...article, image: card.url}]);
    expect(head.querySelector('link[rel="next"]')).not.toBeNull();
  });

  it('keeps the picture that an article has', () => {
    const article = {'@type': 'BlogPosting', image: 'https://a.example/own.png'};
    const html = `<title>Un</title><script type="application/ld+json">${JSON.stringify(article)}</script>`;
    expect(data(linked(html))).toEqual([article]);
  });
});
