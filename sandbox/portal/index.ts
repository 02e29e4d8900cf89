import {randomBytes} from 'node:crypto';
import {text} from 'node:stream/consumers';
import Koa, {type Context} from 'koa';
import * as client from 'openid-client';
import {PORTAL_CLIENT_ID, type LoginOptions} from '../identity-provider';
import {routed, startServer, type RunningServer} from '../shared/http';
import {assets, pickLocale, showPage, type Locale} from '../shared/pages';
import texts from './texts.json';

/** A login that was sent to the identity provider and has not come back. */
interface PendingLogin {
  readonly codeVerifier: string;
  readonly nonce: string;
  /** Page of the portal to show after the login. */
  readonly target: string;
  readonly locale: Locale;
}

interface User {
  readonly name: string;
  readonly email: string;
  /** Kept to tell the identity provider who logs out. */
  readonly idToken: string;
}

interface Session {
  /** By `state`: a visitor may have a login open in several tabs. */
  readonly pending: Map<string, PendingLogin>;
  readonly user?: User;
  readonly locale?: Locale;
}

/** Plans that the site's buttons may name; their names are the same in both languages. */
const PLANS: Readonly<Record<string, string>> = {
  fire: 'Fire',
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/**
 * Starts the portal: a client of the identity provider with an initiate-login endpoint.
 * @param options Its addresses, and the secret that the provider shares with it.
 * @throws Error when the port is taken.
 */
export function startPortal(options: LoginOptions): Promise<RunningServer> {
  const {portal, issuer, port, clientSecret, siteUrl} = options;
  const cookie = `portal_${port}_session`;
  /** In memory while the portal runs; the browser holds nothing but the id. */
  const sessions = new Map<string, Session>();

  const sessionOf = (ctx: Context): Session | undefined =>
    sessions.get(ctx.cookies.get(cookie) ?? '');

  const localeOf = (ctx: Context): Locale =>
    pickLocale(ctx, ctx.query.ui_locales ?? sessionOf(ctx)?.locale);

  /** Remembers a session under a new id, which the browser is given. */
  function openSession(ctx: Context, session: Session): Session {
    const id = randomBytes(32).toString('base64url');
    sessions.delete(ctx.cookies.get(cookie) ?? '');
    sessions.set(id, session);
    ctx.cookies.set(cookie, id, {sameSite: 'lax'});
    return session;
  }

  const discover = (): Promise<client.Configuration> =>
    client.discovery(
      new URL(issuer),
      PORTAL_CLIENT_ID,
      undefined,
      client.ClientSecretBasic(clientSecret),
      // Both ends are on this machine, without TLS: what the mark is there to warn of.
      // oxlint-disable-next-line typescript/no-deprecated -- see above
      {execute: [client.allowInsecureRequests]},
    );

  function notice(
    ctx: Context,
    kind: keyof typeof texts.en.notices,
    {locale = localeOf(ctx), target = `${portal}/`, fault = ''} = {},
  ): Promise<void> {
    const [title, lead] = texts[locale].notices[kind];
    const query = new URLSearchParams({target_link_uri: target, ui_locales: locale});
    const logIn = `/login?${query.toString()}`;
    const data = {title, lead, fault, logIn, site: siteUrl(locale)};
    return showPage(ctx, 'shared/notice', locale, texts, data);
  }

  function refuse(
    ctx: Context,
    kind: keyof typeof texts.en.faults,
    locale = localeOf(ctx),
  ): Promise<void> {
    ctx.status = 400;
    return notice(ctx, 'refused', {locale, fault: texts[locale].faults[kind]});
  }

  /** OpenID Connect Core 1.0, section 4: by link or by form, with parameters that may be left out. */
  async function logIn(ctx: Context): Promise<void> {
    const params = new URLSearchParams(ctx.method === 'POST' ? await text(ctx.req) : ctx.search);
    const locale = pickLocale(ctx, params.get('ui_locales'));
    const target = params.get('target_link_uri') ?? `${portal}/`;
    // Any other page would make the portal an open redirector.
    if (!URL.canParse(target) || new URL(target).origin !== portal) {
      await refuse(ctx, 'target', locale);
      return;
    }
    if ((params.get('iss') ?? issuer) !== issuer) {
      await refuse(ctx, 'issuer', locale);
      return;
    }
    const codeVerifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const nonce = client.randomNonce();
    const url = client.buildAuthorizationUrl(await discover(), {
      redirect_uri: `${portal}/callback`,
      scope: 'openid profile email',
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ui_locales: locale,
      // No other prompt: those are the portal's own to ask for.
      ...(params.get('prompt') === 'create' ? {prompt: 'create'} : {}),
    });
    const session = sessionOf(ctx) ?? openSession(ctx, {pending: new Map()});
    session.pending.set(state, {codeVerifier, nonce, target, locale});
    ctx.redirect(url.href);
  }

  async function finishLogIn(ctx: Context): Promise<void> {
    const session = sessionOf(ctx);
    const state = String(ctx.query.state);
    const login = session?.pending.get(state);
    if (!session || !login) {
      await refuse(ctx, 'state');
      return;
    }
    // Each answer counts once: a replay finds nothing.
    session.pending.delete(state);
    const {codeVerifier, nonce, target, locale} = login;
    // The visitor declined: RFC 6749, section 4.1.2.1.
    if (ctx.query.error === 'access_denied') {
      await notice(ctx, 'cancelled', {locale, target});
      return;
    }
    const configuration = await discover();
    const tokens = await client.authorizationCodeGrant(configuration, new URL(portal + ctx.url), {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const subject = tokens.claims()?.sub ?? '';
    const info = await client.fetchUserInfo(configuration, tokens.access_token, subject);
    const {name = subject, email = ''} = info;
    const user = {name, email, idToken: tokens.id_token ?? ''};
    // Under a new id, as at every login: one that was planted before is worth nothing after.
    openSession(ctx, {pending: session.pending, user, locale});
    ctx.redirect(target);
  }

  /** Ends the provider's session as well: OpenID Connect RP-Initiated Logout 1.0. */
  async function logOut(ctx: Context): Promise<void> {
    const locale = localeOf(ctx);
    const idToken = sessionOf(ctx)?.user?.idToken ?? '';
    sessions.delete(ctx.cookies.get(cookie) ?? '');
    const url = client.buildEndSessionUrl(await discover(), {
      id_token_hint: idToken,
      post_logout_redirect_uri: `${portal}/?ui_locales=${locale}`,
      ui_locales: locale,
    });
    ctx.redirect(url.href);
  }

  async function showHome(ctx: Context): Promise<void> {
    const user = sessionOf(ctx)?.user;
    const locale = localeOf(ctx);
    if (user) {
      const plan = PLANS[String(ctx.query.plan)];
      await showPage(ctx, 'portal/home', locale, texts, {user, plan, site: siteUrl(locale)});
    } else {
      await notice(ctx, 'welcome', {target: portal + ctx.url});
    }
  }

  const routes = routed({
    'GET /': showHome,
    'GET /login': logIn,
    'POST /login': logIn,
    'GET /callback': finishLogIn,
    'POST /logout': logOut,
  });
  return startServer('Portal', port, new Koa().use(assets()).use(routes));
}
