import {dataText, readHead} from '../pageHead';

const html =
  '<!doctype html><html lang=fr-CA><head><title data-rh=true>Tarifs &amp; essai | Firegrid</title><meta name=description content="Du texte"><script type=application/ld+json>{"a":1}</script><script>run()</script></head><body><svg><title>Autre</title></svg><script type=application/ld+json>{}</script></body></html>';

describe('readHead', () => {
  it('reads the title and description of the page, not those of its pictures', () => {
    expect(readHead(html, 'a.html')).toMatchObject({
      title: 'Tarifs & essai | Firegrid',
      description: 'Du texte',
    });
  });

  it('tells where the title ends and where structured data stands', () => {
    const head = readHead(html, 'a.html');
    expect(html.slice(0, head.end)).toMatch(/<\/title>$/);
    expect(head.data.map(({start, end}) => html.slice(start, end))).toEqual(['{"a":1}']);
  });

  it('names the page that has no title', () => {
    expect(() => readHead('<!doctype html><body>Bonjour', 'build/fr/a.html')).toThrow(
      'build/fr/a.html has no title',
    );
  });

  it('does without a description', () => {
    expect(readHead('<title>Un</title>', 'a.html').description).toBe('');
  });
});

describe('dataText', () => {
  it('lets no text end the element', () => {
    const text = dataText({name: '</script>'});
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({name: '</script>'});
  });
});
