import type {PluginConfig} from '@docusaurus/types';
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
import {apiPagesPlugin, apiReferenceOptions} from './apiReference';
import {brand} from './brand';
import type {SiteEnv} from './env';
import {currentLocale} from './locales';
import {docsOptions} from './preset';

/** Tags of blog/tags.yml, in the order of the blog's chips. */
const blogIndexOptions = {
  categories: ['product-updates', 'tutorial', 'case-study', 'industry-insights'],
} satisfies BlogIndexOptions;

/** What browsers call this site's search when a visitor adds it to theirs. */
function searchOptions(): SearchIndexOptions {
  const descriptions = {
    en: `Search ${brand.name}'s documentation, blog and website`,
    fr: `Rechercher dans la documentation, le blogue et le site de ${brand.name}`,
  };
  return {
    name: brand.name,
    description: descriptions[currentLocale()],
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
    apiPagesPlugin,
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
