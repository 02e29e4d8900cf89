import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import apiPages from '../plugins/api-pages';
import blogIndex, {type BlogIndexOptions} from '../plugins/blog-index';
import codeLanguage from '../plugins/code-language';
import docsSections from '../plugins/docs-sections';
import emailjsStorage from '../plugins/emailjs-storage';
import idlePrefetch from '../plugins/idle-prefetch';
import languagePreference from '../plugins/language-preference';
import lazyStyles from '../plugins/lazy-styles';
import legalDocuments from '../plugins/legal-documents';
import markdownTwins from '../plugins/markdown-twins';
import pageMetadata from '../plugins/page-metadata';
import pressReplay from '../plugins/press-replay';
import routeAssets from '../plugins/route-assets';
import robotsTxt from '../plugins/robots-txt';
import sectionScroll from '../plugins/section-scroll';
import sectionRoutes from '../plugins/section-routes';
import searchIndex, {type SearchIndexOptions} from '../plugins/search-index';
import securityHeaders, {type SecurityHeadersOptions} from '../plugins/security-headers';
import securityTxt, {type SecurityTxtOptions} from '../plugins/security-txt';
import slimInfima from '../plugins/slim-infima';
import slimPrism from '../plugins/slim-prism';
import themePreference from '../plugins/theme-preference';
import translationGuard from '../plugins/translation-guard';
import vendorChunks from '../plugins/vendor-chunks';
import {apiPagesOptions, apiReferenceOptions} from './apiReference';
import {brand} from './brand';
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
    [docsSections, docsOptions],
    sectionRoutes,
    [docsSections, apiReferenceOptions],
    [apiPages, {...apiPagesOptions(siteDir)}],
    languagePreference,
    themePreference,
    codeLanguage,
    pressReplay,
    translationGuard,
    legalDocuments,
    [blogIndex, blogIndexOptions],
    sectionScroll,
    idlePrefetch,
    lazyStyles,
    routeAssets,
    slimPrism,
    emailjsStorage,
    slimInfima,
    vendorChunks,
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
