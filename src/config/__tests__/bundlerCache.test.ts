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

const configure = (config: object) =>
  bundlerCache(
    env,
    {},
  )({} as LoadContext).configureWebpack?.(config, false, {} as ConfigureWebpackUtils, undefined);

it.each(Object.entries(OTHER))('has another key for another %s', (name, value) => {
  expect(cacheKey(parseSiteEnv({[name]: value}).env, {})).not.toBe(cacheKey(env, {}));
});

it('has another key once a translation is stale', () => {
  expect(cacheKey(env, {'i18n/fr/page.mdx': [{name: '#one'}]})).not.toBe(cacheKey(env, {}));
});

it('adds the key to the version that Docusaurus gives its cache', () => {
  expect(configure({experiments: {cache: {type: 'persistent', version: 'client-en'}}})).toEqual({
    experiments: {cache: {version: `client-en-${cacheKey(env, {})}`}},
  });
});

it('stops the build when Docusaurus keeps its cache elsewhere', () => {
  expect(() => configure({cache: true})).toThrow('experiments.cache.version');
});
