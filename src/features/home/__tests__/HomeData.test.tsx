import {waitFor} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {facts} from '@site/src/data/facts';
import {faq} from '@site/src/data/faq';
import {tiers} from '@site/src/data/tiers';
import {HomeData} from '../HomeData';

it('tells search engines who, what, at which price, and the questions', async () => {
  const siteUrl = 'https://acme.example/site/';
  renderOnSite(<HomeData description="Test on real phones." />, {env: {siteUrl}});
  const written = (): readonly string[] =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      ({innerHTML}) => innerHTML,
    );
  await waitFor(() => {
    expect(written()).toHaveLength(4);
  });
  const amounts = {Fire: 0, Starter: facts.starterPrice.value};
  expect(written().map((text) => JSON.parse(text) as unknown)).toMatchObject([
    {
      '@type': 'Organization',
      '@id': `${siteUrl}#organization`,
      url: siteUrl,
      logo: `${siteUrl}apple-touch-icon.png`,
    },
    {'@type': 'WebSite', url: 'https://firegrid.example/', inLanguage: 'en'},
    {
      '@type': 'SoftwareApplication',
      offers: tiers
        .filter(({price}) => price.kind !== 'custom')
        .map(({name}) => ({
          name,
          priceCurrency: 'USD',
          ...(name in amounts ? {price: amounts[name as keyof typeof amounts]} : {}),
        })),
    },
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({question, answer}) => ({
        name: question,
        acceptedAnswer: {text: answer},
      })),
    },
  ]);
  expect(written().join()).not.toMatch(/aggregateRating|"review"/);
});
