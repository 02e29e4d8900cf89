import {randomBytes} from 'node:crypto';
import {text} from 'node:stream/consumers';
import type {Context, Middleware} from 'koa';
import type {Configuration, InteractionResults, Provider} from 'oidc-provider';
import {locales} from '../../src/config/locales';
import {testAccount} from '../accounts';
import {routed, startServer, type RunningServer} from '../shared/http';
import {assets, pickLocale, showPage, type Locale} from '../shared/pages';
import texts from './texts.json';

/** The addresses of a login, for both of its ends. */
export interface LoginOptions {
  /** The provider's own origin: its issuer identifier. */
  readonly issuer: string;
  /** The portal's own origin. */
  readonly portal: string;
  readonly port: number;
  /** The portal proves itself with it. */
  readonly clientSecret: string;
  /** Home page of the site in a language. */
  readonly siteUrl: (locale: Locale) => string;
}

interface Account {
  readonly name: string;
  /** Also its id. */
  readonly email: string;
  readonly password: string;
}

/** The people who can log in, by address: the test account, and those who sign up. */
type Accounts = Map<string, Account>;

/** The portal as the identity provider knows it. */
export const PORTAL_CLIENT_ID = 'portal';

/** In seconds. Every code, token and session lasts as long. */
const HOURS = 8 * 60 * 60;

const LIFETIMES = ['AccessToken', 'Grant', 'IdToken', 'Interaction', 'Session'];

const show = (ctx: Context, template: string, locale: Locale, data: object): Promise<void> =>
  showPage(ctx, template, locale, texts, data);

/** Shows a page that ends here, with a link to the site. */
type Notice = (ctx: Context, kind: keyof typeof texts.en.notices, fault?: string) => Promise<void>;

/** One client, everything in the provider's own memory. PKCE is required of the client (RFC 7636). */
function configuration(options: LoginOptions, accounts: Accounts, notice: Notice): Configuration {
  const {port, portal, clientSecret} = options;
  return {
    clients: [
      {
        client_id: PORTAL_CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${portal}/callback`],
        // One for each language: the provider compares addresses letter by letter.
        post_logout_redirect_uris: locales.map((locale) => `${portal}/?ui_locales=${locale}`),
      },
    ],
    pkce: {required: () => true},
    claims: {openid: ['sub'], profile: ['name'], email: ['email']},
    findAccount: (_ctx, sub) => {
      const account = accounts.get(sub);
      return account && {accountId: sub, claims: () => ({sub, name: account.name, email: sub})};
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // Cookies do not know ports: two sandboxes on one machine must not share these.
      names: Object.fromEntries(
        ['session', 'interaction', 'resume'].map((name) => [name, `id_${port}_${name}`]),
      ),
    },
    discovery: {ui_locales_supported: [...locales]},
    features: {
      devInteractions: {enabled: false},
      rpInitiatedLogout: {
        logoutSource: (ctx, form) =>
          show(ctx, 'identity-provider/logout', pickLocale(ctx, ctx.query.ui_locales), {form}),
        postLogoutSuccessSource: (ctx) => notice(ctx, 'loggedOut'),
      },
    },
    renderError: (ctx, {error, error_description: description}) =>
      notice(ctx, 'fault', `${error}: ${description}`),
    ttl: Object.fromEntries(LIFETIMES.map((name) => [name, HOURS])),
  };
}

/** Creates the provider, without its advice for production: keys of one's own, a store, another Node. */
async function createProvider(issuer: string, settings: Configuration): Promise<Provider> {
  const {warn} = console;
  console.warn = () => undefined;
  try {
    const {interactionPolicy, Provider: OidcProvider} = await import('oidc-provider');
    const policy = interactionPolicy.base();
    // Initiating User Registration via OpenID Connect 1.0.
    policy.add(new interactionPolicy.Prompt({name: 'create', requestable: true}), 0);
    const url = (_ctx: unknown, {uid}: {readonly uid: string}) => `/interaction/${uid}`;
    return new OidcProvider(issuer, {...settings, interactions: {policy, url}});
  } finally {
    console.warn = warn;
  }
}

/** The pages on which a visitor logs in or signs up, then allows the portal to read the profile. */
function interactions(provider: Provider, accounts: Accounts, notice: Notice): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) {
      await next();
      return;
    }
    const interaction = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined);
    if (!interaction) {
      ctx.status = 400;
      await notice(ctx, 'expired');
      return;
    }
    const {prompt, params, session, grantId} = interaction;
    const locale = pickLocale(ctx, params.ui_locales);
    const isNew = (ctx.query.form ?? prompt.name) === 'create';
    const form = new URLSearchParams(await text(ctx.req));
    const field = (name: string): string => form.get(name)?.trim() ?? '';
    const filled = {
      name: field('name'),
      email: field('email').toLowerCase(),
      password: field('password'),
    };

    const finish = async (result: InteractionResults): Promise<void> => {
      const options = {mergeWithLastSubmission: !('error' in result)};
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, options));
      ctx.status = 303;
    };
    const ask = (fault?: string): Promise<void> => {
      ctx.status = fault ? 422 : 200;
      const email = fault ? filled.email : (params.login_hint ?? '');
      const data = {isNew, fault, testAccount, name: filled.name, email};
      return show(ctx, 'identity-provider/login', locale, data);
    };

    if (field('step') === 'cancel') {
      await finish({error: 'access_denied', error_description: 'The visitor cancelled the login'});
    } else if (prompt.name === 'consent' && ctx.method === 'POST') {
      const client = {accountId: session?.accountId, clientId: String(params.client_id)};
      const grant =
        (grantId ? await provider.Grant.find(grantId) : undefined) ?? new provider.Grant(client);
      grant.addOIDCScope(String(params.scope));
      await finish({consent: {grantId: await grant.save()}});
    } else if (prompt.name === 'consent') {
      const name = accounts.get(session?.accountId ?? '')?.name;
      await show(ctx, 'identity-provider/consent', locale, {name});
    } else if (ctx.method === 'POST') {
      const known = accounts.get(filled.email);
      if (isNew ? known : known?.password !== filled.password) {
        await ask(texts[locale].faults[isNew ? 'taken' : 'wrong']);
        return;
      }
      accounts.set(filled.email, known ?? filled);
      // One answers the request to log in as well as the one to sign up.
      await finish({login: {accountId: filled.email}, create: {}});
    } else {
      await ask();
    }
  };
}

/**
 * Starts an OpenID provider: the certified `oidc-provider` with accounts and pages of ours.
 * @param options Its addresses, and the secret that the portal shares with it.
 * @throws Error when the port is taken.
 */
export async function startIdentityProvider(options: LoginOptions): Promise<RunningServer> {
  const notice: Notice = (ctx, kind, fault) => {
    const locale = pickLocale(ctx, ctx.query.ui_locales);
    const [title, lead] = texts[locale].notices[kind];
    return show(ctx, 'shared/notice', locale, {title, lead, fault, site: options.siteUrl(locale)});
  };
  const accounts: Accounts = new Map([[testAccount.email, testAccount]]);
  const provider = await createProvider(options.issuer, configuration(options, accounts, notice));
  const home = routed({'GET /': (ctx) => notice(ctx, 'home')});
  provider
    .use(assets())
    .use(home)
    .use(interactions(provider, accounts, notice));
  // The provider answers these by itself, with a page.
  provider.on('server_error', (_ctx, error) => {
    console.error('[sandbox] Identity provider failed:', error);
  });
  return startServer('Identity provider', options.port, provider);
}
