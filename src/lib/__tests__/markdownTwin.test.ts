import {markdownTwin} from '../markdownTwin';

describe('markdownTwin', () => {
  it.each([
    ['/', '/', '/index.md'],
    ['/fr/', '/fr/', '/fr/index.md'],
    ['/fr', '/fr/', '/fr/index.md'],
    ['/documentation/quick-start/', '/', '/documentation/quick-start.md'],
    ['/documentation/quick-start', '/', '/documentation/quick-start.md'],
    ['/fr/blog/', '/fr/', '/fr/blog.md'],
  ])('of %s, home %s, is %s', (path, home, twin) => {
    expect(markdownTwin(path, home)).toBe(twin);
  });

  it.each(['/fr/404.html', '/fr/search/', '/fr/blog/authors/', '/fr/blog/authors/team/'])(
    'is none for %s',
    (path) => {
      expect(markdownTwin(path, '/fr/')).toBeNull();
    },
  );
});
