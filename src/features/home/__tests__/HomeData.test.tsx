import {waitFor} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {HomeData} from '../HomeData';

it('tells search engines who, and what the site is', async () => {
  const siteUrl = 'https://acme.example/site/';
  renderOnSite(<HomeData description="Test on real phones." />, {env: {siteUrl}});
  const written = (): readonly string[] =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      ({innerHTML}) => innerHTML,
    );
  await waitFor(() => {
    expect(written()).toHaveLength(2);
  });
  expect(written().map((text) => JSON.parse(text) as unknown)).toMatchObject([
    {
      '@type': 'Organization',
      '@id': `${siteUrl}#organization`,
      url: siteUrl,
      logo: `${siteUrl}apple-touch-icon.png`,
    },
    {'@type': 'WebSite', url: 'https://firegrid.example/', inLanguage: 'en'},
  ]);
  expect(written().join()).not.toMatch(/aggregateRating|"review"/);
});
