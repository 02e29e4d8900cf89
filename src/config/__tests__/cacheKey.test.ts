import {cacheKey} from '../cacheKey';
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

it.each(Object.entries(OTHER))('has another key for another %s', (name, value) => {
  const [env, other] = [{}, {[name]: value}].map((values) => parseSiteEnv(values).env);
  expect(cacheKey(other!)).not.toBe(cacheKey(env!));
});
