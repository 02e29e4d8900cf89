import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {waitFor} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {PostData} from '../PostData';

jest.mock('@docusaurus/plugin-content-blog/client', () => ({useBlogPost: jest.fn()}));

it.each(['/fr/blog/tests', '/fr/blog/tests/'])(
  'describes the post at %s by the address of its canonical link',
  async (permalink) => {
    const metadata = {title: 'Tests instables', description: 'Trouvez la cause.', permalink};
    jest.mocked(useBlogPost).mockReturnValue({
      metadata: {...metadata, date: '2026-10-20T00:00:00.000Z'},
    } as ReturnType<typeof useBlogPost>);
    renderOnSite(<PostData />);
    await waitFor(() => {
      const script = document.querySelector('script[type="application/ld+json"]');
      expect(JSON.parse(script!.textContent)).toMatchObject({
        '@type': 'BlogPosting',
        headline: 'Tests instables',
        url: 'https://firegrid.example/fr/blog/tests/',
        datePublished: '2026-10-20T00:00:00.000Z',
        author: {'@type': 'Organization', name: 'Firegrid', url: 'https://firegrid.example/'},
      });
    });
  },
);
