import type {I18n} from '@docusaurus/types';

function load(i18n: Partial<I18n>): typeof import('../locale') {
  jest.resetModules();
  jest.doMock('@generated/i18n', () => ({__esModule: true, default: i18n}));
  return jest.requireActual<typeof import('../locale')>('../locale');
}

const localeConfigs = {
  fr: {htmlLang: 'fr-CA'},
} as unknown as I18n['localeConfigs'];

it('is that of the build, and its tag is the one that pages declare', () => {
  const {locale, languageTag} = load({currentLocale: 'fr', localeConfigs});
  expect([locale, languageTag]).toEqual(['fr', 'fr-CA']);
});

it('is its own tag where no other is configured', () => {
  const {locale, languageTag} = load({currentLocale: 'en', localeConfigs: {}});
  expect([locale, languageTag]).toEqual(['en', 'en']);
});
