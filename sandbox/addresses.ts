import type {variables} from '../src/config/variables';
import {apiKey, emailAccount} from './accounts';
import type {SandboxPorts} from './ports';

/** Path of the demo's page at the scheduler: an owner and one kind of meeting, as the real one. */
export const SCHEDULER_PAGE_PATH = '/firegrid/demo';

/** Where the API's paths start, as in production. */
export const API_BASE_PATH = '/v1';

/** Path of the answer service, as in the format that it speaks. */
export const CHAT_PATH = '/v1/chat/completions';

const originOf = (port: number): string => `http://localhost:${port}`;

/**
 * Where each service answers: origins end without a slash, pages are full addresses.
 * @param ports The chosen set of ports.
 * @param basePath Below which the site is served, with a slash at both ends.
 */
export function sandboxAddresses(ports: SandboxPorts, basePath = '/') {
  const site = originOf(ports.site);
  const scheduler = originOf(ports.scheduler);
  return {
    site,
    /** English home page: the site's origin and base path. */
    home: site + basePath,
    portal: originOf(ports.portal),
    identityProvider: originOf(ports.identityProvider),
    email: originOf(ports.email),
    scheduler,
    /** The page that the demo popup's frame shows. */
    schedulerPage: scheduler + SCHEDULER_PAGE_PATH,
    /** Base address of the public API's mock. */
    api: originOf(ports.api) + API_BASE_PATH,
    /** Where the answer service takes questions. */
    chat: originOf(ports.chat) + CHAT_PATH,
  } as const;
}

export type SandboxAddresses = ReturnType<typeof sandboxAddresses>;

/**
 * Environment of a build whose third parties are the sandbox's.
 * Every variable of `.env.example` is named, so that a writer's own `.env` cannot leak into a
 * preview; an empty one counts as unset.
 * @param ports The chosen set of ports: they end up in the built pages.
 * @param basePath Below which the site is served.
 */
export function sandboxEnv(
  ports: SandboxPorts,
  basePath?: string,
): Readonly<Record<keyof typeof variables, string>> {
  const addresses = sandboxAddresses(ports, basePath);
  return {
    SITE_URL: addresses.home,
    PORTAL_URL: `${addresses.portal}/`,
    LOGIN_URL: `${addresses.portal}/login`,
    OIDC_ISSUER: addresses.identityProvider,
    EMAILJS_SERVICE_ID: emailAccount.serviceId,
    EMAILJS_TEMPLATE_ID: emailAccount.templateId,
    EMAILJS_PUBLIC_KEY: emailAccount.publicKey,
    EMAILJS_ORIGIN: addresses.email,
    SCHEDULING_URL: addresses.schedulerPage,
    API_BASE_URL: addresses.api,
    API_TEST_KEY: apiKey,
    CHAT_API_URL: addresses.chat,
    // The sandbox does not simulate these. Set to nothing, they hide those of `.env`.
    SUPPORT_EMAIL: '',
    STATUS_URL: '',
    REDIRECTS_URL: '',
    HUB_URL: '',
    HOST_RULES: 'files',
    CONFIG_STRICT: '0',
  };
}
