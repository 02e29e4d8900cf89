import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import apiPages from '../plugins/api-pages';
import blogIndex, {type BlogIndexOptions} from '../plugins/blog-index';
import headScripts from '../plugins/head-scripts';
import markdownTwins from '../plugins/markdown-twins';
import pageMetadata from '../plugins/page-metadata';
import pageWeight from '../plugins/page-weight';
import robotsTxt from '../plugins/robots-txt';
import routes from '../plugins/routes';
import docsSections from '../plugins/routes/docsSections';
import searchIndex, {type SearchIndexOptions} from '../plugins/search-index';
import securityHeaders, {type SecurityHeadersOptions} from '../plugins/security-headers';
import securityTxt, {type SecurityTxtOptions} from '../plugins/security-txt';
import translationGuard from '../plugins/translation-guard';
import {apiPagesOptions, apiReferenceOptions} from './apiReference';
import {brand} from './brand';
import {bundlerCache} from './bundlerCache';
import type {SiteEnv} from './env';
import {loadBuildTexts} from './buildTexts';
import {currentLocale} from './locales';
import {docsOptions} from './preset';

const siteDir = path.join(__dirname, '../..');

/** Tags of blog/tags.yml, in the order of the blog's chips. */
const blogIndexOptions = {
  categories: ['product-updates', 'tutorial', 'case-study', 'industry-insights'],
} satisfies BlogIndexOptions;

/** What browsers call this site's search when a visitor adds it to theirs. */
function searchOptions(): SearchIndexOptions {
  return {
    name: brand.name,
    description: loadBuildTexts(siteDir, currentLocale())['search.description'],
    askedFolder: 'src/data/asked',
  };
}

function configuredOrigins(env: SiteEnv): SecurityHeadersOptions {
  const {email, apiBaseUrl, chatApiUrl, schedulingUrl} = env;
  const canSend = email.serviceId && email.templateId && email.publicKey;
  return {
    connectOrigins: [
      ...(canSend ? [email.origin] : []),
      apiBaseUrl,
      ...(chatApiUrl ? [chatApiUrl] : []),
    ],
    frameOrigins: schedulingUrl ? [schedulingUrl] : [],
  };
}

/**
 * The local plugins, in the order in which their inline scripts run.
 * @param env Checked environment of the build.
 */
export function localPlugins(env: SiteEnv): PluginConfig[] {
  return [
    headScripts,
    [docsSections, docsOptions],
    [docsSections, apiReferenceOptions],
    [apiPages, {...apiPagesOptions(siteDir)}],
    routes,
    translationGuard,
    [blogIndex, blogIndexOptions],
    bundlerCache(env),
    pageWeight,
    robotsTxt,
    [searchIndex, searchOptions()],
    pageMetadata,
    markdownTwins,
    [
      securityTxt,
      {
        email: brand.supportEmail,
        policyPath: '/security/#responsible-disclosure',
      } satisfies SecurityTxtOptions,
    ],
    [securityHeaders, configuredOrigins(env)],
  ];
}
