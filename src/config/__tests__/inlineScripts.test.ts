/** @jest-environment node */
import {createRequire} from 'node:module';
import type {I18n} from '@docusaurus/types';
import {firstVisitScript} from '../../plugins/page-weight/inline';
import {leadingAway} from '../../plugins/preferences';
import {choicesScript} from '../../plugins/preferences/choices';
import {defaultLocale, i18nBelow} from '../locales';
import {inlineScripts} from '../inlineScripts';

/** As Docusaurus shortens pages; it is a package of that package alone. */
const {minify} = createRequire(require.resolve('@docusaurus/faster'))('@swc/html') as {
  readonly minify: (html: Buffer, options: object) => Promise<{readonly code: string}>;
};

async function bytesOf(script: string): Promise<number> {
  const page = `<!doctype html><title>Page</title><script>${script}</script>`;
  const {code} = await minify(Buffer.from(page), {minifyJs: true});
  return Buffer.byteLength(/<script>([^]*)<\/script>/.exec(code)?.[1] ?? '');
}

it.each([
  '/',
  '/a/',
  '/site/',
  '/~team/docs/',
  '/a-base-path-as-long-as-names-of-some-repositories/',
])('the inline scripts of a site at %s are as short as allowed', async (basePath) => {
  const {localeConfigs} = i18nBelow(basePath);
  const i18n = {currentLocale: defaultLocale, defaultLocale, localeConfigs} as unknown as I18n;
  const allowed = inlineScripts(basePath);
  const {docusaurus: _ofTheme, ...ours} = allowed;
  const sources: Readonly<Record<string, string>> = {
    'first-visit': firstVisitScript,
    preferences: choicesScript,
    language: leadingAway(i18n) ?? '',
  };
  expect(Object.keys(sources).sort()).toEqual(Object.keys(ours).sort());
  for (const [name, source] of Object.entries(sources)) {
    const bytes = await bytesOf(source);
    expect(bytes).toBeLessThanOrEqual(allowed[name]!);
    // A limit that could not be reached would be none.
    expect(bytes).toBeGreaterThan(allowed[name]! * 0.9);
  }
});
