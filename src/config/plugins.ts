import fs from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {parse} from 'yaml';
import {deviceDownloads} from '../data/devices/downloads';
import apiPages from '../plugins/api-pages';
import {bundler} from '../plugins/bundler';
import {content} from '../plugins/content';
import {builtPages} from '../plugins/built-pages';
import type {Origins} from '../plugins/built-pages/hosting/headers';
import {blog, changelog} from '../plugins/blog';
import {licenses} from '../plugins/licenses';
import pageWeight from '../plugins/page-weight';
import preferences from '../plugins/preferences';
import routes from '../plugins/routes';
import textSize from '../plugins/text-size';
import translationGuard from '../plugins/translation-guard';
import {apiDescriptions, apiReferenceOptions, generatorOptions} from './apiReference';
import {brand} from './brand';
import {cacheKey} from './cacheKey';
import {contentOptions} from './content';
import type {SiteEnv} from './env';
import {loadBuildTexts} from './buildTexts';
import {inlineScripts} from './inlineScripts';
import {currentLocale, defaultLocale, i18n} from './locales';
import {MDX_PART_STYLES} from './mdxParts';
import {blogOptions, changelogOptions} from './preset';
import {redirects} from './redirects';

const siteDir = path.join(__dirname, '../..');

/** All tags are categories: the blog's chips have their order. */
const blogCategories = Object.keys(
  parse(fs.readFileSync(path.join(siteDir, 'blog/tags.yml'), 'utf8')) as object,
);

function configuredOrigins(env: SiteEnv): Origins {
  const {email, apiBaseUrl, chatApiUrl, schedulingUrl} = env;
  const canSend = email.serviceId && email.templateId && email.publicKey;
  return {
    connect: [...(canSend ? [email.origin] : []), apiBaseUrl, ...(chatApiUrl ? [chatApiUrl] : [])],
    frames: schedulingUrl ? [schedulingUrl] : [],
  };
}

/**
 * The local plugins.
 * @param env Checked environment of the build.
 */
export function localPlugins(env: SiteEnv): PluginConfig[] {
  const locale = currentLocale();
  const texts = loadBuildTexts(siteDir, locale);
  return [
    [apiPages, {...apiReferenceOptions, descriptions: apiDescriptions}],
    ['docusaurus-plugin-openapi-docs', {...generatorOptions(siteDir)}],
    [blog(blogCategories), blogOptions()],
    [changelog, changelogOptions()],
    routes,
    translationGuard,
    content(contentOptions),
    bundler(cacheKey(env)),
    preferences,
    textSize,
    (context) =>
      pageWeight(context, {
        faces: /[\\/]css[\\/]fonts\.css$/,
        parts: MDX_PART_STYLES,
        notice: {text: texts['page.incomplete'], reload: texts['page.reload']},
        // Words with other meanings in scripts, and components with a look of the site's own.
        unusedClasses: [
          /^(?:alert|avatar|badge|button|dropdown|footer|hero|markdown|navbar|tabs)/,
          /^(?:close|pagination|table)$/,
        ],
      }),
    // The display face is cut out of it.
    licenses(['@fontsource-variable/bricolage-grotesque']),
    builtPages({
      texts,
      search: {name: brand.name, description: texts['search.description']},
      security: {email: env.supportEmail, policyPath: '/security/#responsible-disclosure'},
      files: ({url, baseUrl, siteTitle}) =>
        deviceDownloads({
          home: url + baseUrl,
          name: siteTitle,
          texts,
          isFirst: locale === defaultLocale,
          language: i18n.localeConfigs[locale].htmlLang,
        }),
      hosting: {
        format: env.hostRules,
        origins: configuredOrigins(env),
        scripts: inlineScripts(new URL(env.siteUrl).pathname),
        redirects,
        // "Try it" asks for a key of the API.
        isolated: [`${apiReferenceOptions.routeBasePath}/`],
      },
    }),
  ];
}
