/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';
import headScripts from '..';

const locale = {url: 'https://site.example', baseUrl: '/'};

function tagsOf(currentLocale: string, respectPrefersColorScheme = true) {
  const context = {
    baseUrl: '/',
    i18n: {
      defaultLocale: 'en',
      currentLocale,
      locales: ['en', 'fr'],
      localeConfigs: {en: locale, fr: {...locale, baseUrl: '/fr/'}},
    },
    siteConfig: {themeConfig: {colorMode: {respectPrefersColorScheme}}},
  } as unknown as LoadContext;
  const tags = headScripts(context).injectHtmlTags?.({content: undefined});
  const names = (list: unknown) =>
    (list as {attributes: Record<string, string>}[]).map(
      ({attributes}) => attributes['data-plugin'],
    );
  return {head: names(tags?.headTags), body: names(tags?.preBodyTags)};
}

const BODY = ['theme-preference', 'code-language', 'press-replay'];

it('writes the scripts in their order', () => {
  expect(tagsOf('en')).toEqual({head: ['language-preference'], body: BODY});
});

it('leads nowhere from pages of another language than the default one', () => {
  expect(tagsOf('fr')).toEqual({head: [], body: BODY});
});

it('refuses a theme that does not follow the system', () => {
  expect(() => tagsOf('en', false)).toThrow('respectPrefersColorScheme');
});
