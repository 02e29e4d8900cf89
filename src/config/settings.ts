import type {SiteSettings} from '../lib/siteSettings';
import {brand} from './brand';
import type {SiteEnv} from './env';

/**
 * What browsers learn of the configuration: it ships with every page, so small and public only.
 * @param env Checked environment of the build.
 */
export function siteSettings(env: SiteEnv): SiteSettings {
  return {
    buildYear: new Date().getFullYear(),
    supportEmail: brand.supportEmail,
    statusUrl: brand.statusUrl,
    social: brand.social,
    portalUrl: env.portalUrl,
    loginUrl: env.loginUrl,
    oidcIssuer: env.oidcIssuer,
    email: env.email,
    schedulingUrl: env.schedulingUrl,
    apiBaseUrl: env.apiBaseUrl,
    chatApiUrl: env.chatApiUrl,
  };
}
