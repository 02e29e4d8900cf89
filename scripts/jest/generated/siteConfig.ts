// In place of the site's configuration as browsers get it, with an environment that is complete.
import buildTexts from '@site/i18n/en/build.json';
import {brand} from '@site/src/config/brand';
import {parseSiteEnv} from '@site/src/config/env';
import {themeConfig} from '@site/src/config/themeConfig';

const {env} = parseSiteEnv({
  OIDC_ISSUER: 'https://id.firegrid.example',
  EMAILJS_SERVICE_ID: 'service_test',
  EMAILJS_TEMPLATE_ID: 'template_test',
  EMAILJS_PUBLIC_KEY: 'public_test',
  API_BASE_URL: 'https://api.firegrid.test/v1',
  SCHEDULING_URL: 'https://calendar.firegrid.example/demo',
});

export default {
  title: brand.name,
  tagline: buildTexts['site.tagline'].message,
  url: new URL(env.siteUrl).origin,
  baseUrl: '/',
  trailingSlash: true,
  customFields: env,
  // The theme's defaults, as far as components in tests read them.
  themeConfig: {navbar: {hideOnScroll: false, items: []}, ...themeConfig},
  future: {},
};
