import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {bundlerCache, cacheKey} from '../bundlerCache';
import {parseSiteEnv} from '../env';

const OTHER = {
  SITE_URL: 'https://other.example',
  PORTAL_URL: 'https://other.example/portal/',
  LOGIN_URL: 'https://other.example/login',
  OIDC_ISSUER: 'https://other.example/id',
  EMAILJS_SERVICE_ID: 'service_other',
  EMAILJS_TEMPLATE_ID: 'template_other',
  EMAILJS_PUBLIC_KEY: 'other',
  EMAILJS_ORIGIN: 'https://other.example',
  SCHEDULING_URL: 'https://other.example/demo',
  API_BASE_URL: 'https://other.example/v2',
  CHAT_API_URL: 'https://other.example/chat',
  HUB_URL: 'https://other.example/hub',
  STATUS_URL: 'https://other.example/status',
  REDIRECTS_URL: 'https://other.example/go',
  SUPPORT_EMAIL: 'help@other.example',
};

const {env} = parseSiteEnv({});

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current/guide.mdx';

/** The bundler, as far as a module's dependencies go. */
function fakeBundler(resourcePath: string) {
  const added: string[] = [];
  const context = {resourcePath, addDependency: (file: string) => added.push(file)};
  const hook = <T>(argument: T) => ({
    tap: (_name: string, run: (given: T) => void) => {
      run(argument);
    },
  });
  const NormalModule = {getCompilationHooks: () => ({loader: hook(context)})};
  const utils = {currentBundler: {instance: {NormalModule}}} as unknown as ConfigureWebpackUtils;
  return {added, utils, compiler: {hooks: {compilation: hook({})}}};
}

const configure = (
  config: object,
  utils = {currentBundler: {instance: {}}} as ConfigureWebpackUtils,
) =>
  bundlerCache(env)({siteDir: '/site'} as LoadContext).configureWebpack?.(
    config,
    false,
    utils,
    undefined,
  );

it.each(Object.entries(OTHER))('has another key for another %s', (name, value) => {
  expect(cacheKey(parseSiteEnv({[name]: value}).env)).not.toBe(cacheKey(env));
});

it('adds the key to the version that Docusaurus gives its cache', () => {
  expect(
    configure({experiments: {cache: {type: 'persistent', version: 'client-en'}}}),
  ).toMatchObject({
    experiments: {cache: {version: `client-en-${cacheKey(env)}`}},
  });
});

it('compiles a translation anew when its English or the record of translations changes', () => {
  const {added, utils, compiler} = fakeBundler(`/site/${FRENCH}`);
  const cache = {type: 'persistent', version: 'client-en'};
  const [plugin] = configure({experiments: {cache}}, utils)?.plugins ?? [];
  (plugin as (given: typeof compiler) => void)(compiler);
  const files = added.map((file) => path.relative('/site', file));
  expect(files).toEqual(['docs/guide.mdx', 'i18n/sources.json'].map(path.normalize));
});

it('stops the build when Docusaurus keeps its cache elsewhere', () => {
  expect(() => configure({cache: true})).toThrow('experiments.cache.version');
});
