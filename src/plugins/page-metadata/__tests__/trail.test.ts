import {breadcrumbList} from '../../../lib/breadcrumbList';
import {readHead} from '../pageHead';
import {addTrail, trailOf} from '../trail';

const titles = new Map([
  ['/fr/', 'Firegrid'],
  ['/fr/blog/', 'Blogue'],
  ['/fr/blog/tags/', 'Étiquettes'],
  ['/fr/blog/tags/tutorial/', 'Tutoriel'],
  ['/fr/blog/page/2/', 'Blogue, page 2'],
]);

describe('trailOf', () => {
  it('names the home page of the language first, then each folder that is a page', () => {
    expect(trailOf('/fr/blog/tags/tutorial/', '/fr/', titles)).toEqual([
      '/fr/',
      '/fr/blog/',
      '/fr/blog/tags/',
      '/fr/blog/tags/tutorial/',
    ]);
  });

  it('leaves out folders that are no pages', () => {
    expect(trailOf('/fr/blog/page/2/', '/fr/', titles)).toEqual([
      '/fr/',
      '/fr/blog/',
      '/fr/blog/page/2/',
    ]);
  });
});

describe('addTrail', () => {
  const crumbs = [
    {name: 'Firegrid', url: 'https://a.example/'},
    {name: 'Blog </script>', url: 'https://a.example/blog/'},
  ];
  const add = (html: string, list = crumbs) => addTrail(html, readHead(html, 'a.html'), list);

  it('writes the trail into the head', () => {
    const {head} = new DOMParser().parseFromString(add('<title>Blog</title>'), 'text/html');
    const script = head.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(script?.innerHTML ?? '')).toEqual(breadcrumbList(crumbs));
  });

  it('leaves home pages and pages with a trail of their own alone', () => {
    const own =
      '<title>Docs</title><script type="application/ld+json">{"@type":"BreadcrumbList"}</script>';
    expect(add(own)).toBe(own);
    expect(add('<title>Home</title>', crumbs.slice(0, 1))).toBe('<title>Home</title>');
  });
});
