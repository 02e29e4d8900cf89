import {generateKeyPair, randomBytes} from 'node:crypto';
import {promisify} from 'node:util';
import type {Configuration, KoaContextWithOIDC} from 'oidc-provider';
import {locales} from '../../src/config/locales';
import {PORTAL_CLIENT_ID} from '../accounts';
import {pageHeaders, renderPage, type Page} from '../shared/page';
import {pickLocale, type Locale} from '../shared/locale';
import type {Accounts} from './accounts';
import {logoutPage, noticePage} from './pages';

export interface ProviderOptions {
  /** The provider's own origin: its issuer identifier. */
  readonly issuer: string;
  readonly port: number;
  readonly portal: string;
  readonly clientSecret: string;
  /** Home page of the site in a language. */
  readonly siteUrl: (locale: Locale) => string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

async function createSigningKey(): Promise<Record<string, unknown>> {
  const {privateKey} = await promisify(generateKeyPair)('rsa', {modulusLength: 2048});
  return {...privateKey.export({format: 'jwk'}), use: 'sig', alg: 'RS256'};
}

function localeOf(ctx: KoaContextWithOIDC): Locale {
  const wanted = ctx.query.ui_locales;
  return pickLocale(typeof wanted === 'string' ? wanted : null, ctx.get('accept-language'));
}

/**
 * One client, everything in memory (the provider's own store), keys of this run.
 * @param options Its addresses and the client's secret.
 * @param accounts The people who can log in.
 */
export async function createConfiguration(
  options: ProviderOptions,
  accounts: Accounts,
): Promise<Configuration> {
  const {port, portal, clientSecret, siteUrl} = options;
  const show = (ctx: KoaContextWithOIDC, page: Page): void => {
    ctx.set(pageHeaders(page.script, {formTargets: [portal]}));
    ctx.body = renderPage(page);
  };
  return {
    jwks: {keys: [await createSigningKey()]},
    clients: [
      {
        client_id: PORTAL_CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${portal}/callback`],
        // One for each language: the provider compares addresses letter by letter.
        post_logout_redirect_uris: locales.map((locale) => `${portal}/?ui_locales=${locale}`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    // The portal keeps a secret, so the standard would let it go without: the sandbox does not.
    pkce: {required: () => true},
    scopes: ['openid', 'profile', 'email'],
    claims: {openid: ['sub'], profile: ['name', 'given_name'], email: ['email', 'email_verified']},
    findAccount: (_ctx, sub) => {
      const account = accounts.find(sub);
      return (
        account && {
          accountId: sub,
          claims: () => ({
            sub,
            name: account.name,
            given_name: account.givenName,
            email: account.email,
            email_verified: true,
          }),
        }
      );
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // Cookies do not know ports: two sandboxes on one machine must not share these.
      names: {
        session: `id_${port}_session`,
        interaction: `id_${port}_interaction`,
        resume: `id_${port}_resume`,
      },
    },
    discovery: {
      ui_locales_supported: [...locales],
      prompt_values_supported: ['none', 'login', 'consent', 'create'],
    },
    interactions: {url: (_ctx, interaction) => `/interaction/${interaction.uid}`},
    features: {
      devInteractions: {enabled: false},
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          show(ctx, logoutPage(localeOf(ctx), form));
        },
        postLogoutSuccessSource: (ctx) => {
          const locale = localeOf(ctx);
          show(ctx, noticePage(locale, 'loggedOut', siteUrl(locale)));
        },
      },
    },
    renderError: (ctx, out) => {
      const locale = localeOf(ctx);
      show(ctx, noticePage(locale, 'fault', siteUrl(locale), out));
    },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 8 * HOUR,
      IdToken: 8 * HOUR,
      Interaction: 30 * MINUTE,
      Session: 8 * HOUR,
    },
  };
}
