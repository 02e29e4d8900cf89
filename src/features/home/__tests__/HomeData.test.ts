import {facts} from '@site/src/data/facts';
import {faq} from '@site/src/data/faq';
import {tiers} from '@site/src/data/tiers';
import {describeHome} from '../HomeData/describe';

const {organization, website, application, questions} = describeHome({
  brand: 'Firegrid',
  tagline: 'Real devices, on demand.',
  description: 'Test on real phones.',
  url: 'https://a.example/fr/',
  root: 'https://a.example/',
  languageTag: 'fr-CA',
  supportEmail: 'support@a.example',
  social: [{url: 'https://go.a.example/github'}],
  tiers,
  faq,
});

describe('structured data of the home page', () => {
  it('is one organization for both languages', () => {
    expect(organization).toMatchObject({
      '@id': 'https://a.example/#organization',
      name: 'Firegrid',
      url: 'https://a.example/',
      logo: 'https://a.example/apple-touch-icon.png',
      sameAs: ['https://go.a.example/github'],
    });
  });

  it('has the fields that search engines require of a site', () => {
    expect(website).toMatchObject({
      name: 'Firegrid',
      url: 'https://a.example/fr/',
      inLanguage: 'fr-CA',
    });
  });

  it('offers each tier that has a price, at the price of the facts', () => {
    expect(application).toMatchObject({
      offers: [
        {name: 'Fire', price: 0, priceCurrency: 'USD'},
        {name: 'Starter', price: facts.starterPrice.value, priceCurrency: 'USD'},
        {name: 'Professional', price: facts.professionalPrice.value, priceCurrency: 'USD'},
      ],
    });
    expect(JSON.stringify(application)).not.toMatch(/aggregateRating|"review"/);
  });

  it('answers every question of the page', () => {
    expect(questions).toMatchObject({
      mainEntity: faq.map(({question, answer}) => ({
        name: question,
        acceptedAnswer: {text: answer},
      })),
    });
    expect(faq).toHaveLength(6);
  });
});
