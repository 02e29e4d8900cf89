import {randomBytes} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {
  readCookie,
  readForm,
  redirect,
  requestUrl,
  sendText,
  startServer,
  type RunningServer,
} from '../shared/http';
import {pickLocale, type Locale} from '../shared/locale';
import {sendPage, type Page} from '../shared/page';
import {dashboardPage, faultPage, noticePage, type FaultKind, type PortalLinks} from './pages';
import {RelyingParty, type PendingLogin, type RelyingPartyOptions, type User} from './relyingParty';

export interface PortalOptions extends RelyingPartyOptions {
  readonly port: number;
  /** Home page of the site in a language. */
  readonly siteUrl: (locale: Locale) => string;
}

interface Session {
  /** By `state`: a visitor may have a login open in several tabs. Each is taken out once. */
  readonly pending: Map<string, PendingLogin>;
  readonly user?: User;
  readonly locale?: Locale;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly sessionId: string;
  readonly session: Session | undefined;
  readonly locale: Locale;
}

/** Reads an address of the portal itself; any other would make the portal an open redirector. */
function pageOf(portal: string, target: string): string | undefined {
  const url = URL.canParse(target) ? new URL(target) : undefined;
  return url?.origin === portal ? url.href : undefined;
}

/**
 * Starts the portal: a client of the identity provider with an initiate-login endpoint.
 * @param options Its addresses, and the secret that the provider shares with it.
 * @throws Error when the port is taken.
 */
export function startPortal(options: PortalOptions): Promise<RunningServer> {
  const {portal, issuer, port} = options;
  const cookie = `portal_${port}_session`;
  /** In memory while the portal runs; the browser holds nothing but the id. */
  const sessions = new Map<string, Session>();
  const relyingParty = new RelyingParty(options);

  const setCookie = (response: ServerResponse, value: string, more = ''): void => {
    response.setHeader('set-cookie', `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax${more}`);
  };

  /** Remembers a session under a new id, which the browser is given. */
  function openSession(response: ServerResponse, session: Session): Session {
    const id = randomBytes(32).toString('base64url');
    sessions.set(id, session);
    setCookie(response, id);
    return session;
  }

  function linksFor(locale: Locale, target = `${portal}/`): PortalLinks {
    const query = new URLSearchParams({target_link_uri: target, ui_locales: locale});
    return {site: options.siteUrl(locale), logIn: `/login?${query.toString()}`};
  }

  function show({response}: Exchange, page: Page, status = 200): void {
    sendPage(response, page, {status, formTargets: [issuer]});
  }

  function refuse(exchange: Exchange, kind: FaultKind, locale = exchange.locale): void {
    show(exchange, faultPage(locale, kind, linksFor(locale)), 400);
  }

  async function logIn(exchange: Exchange): Promise<void> {
    const {request, response, url} = exchange;
    const params = request.method === 'POST' ? await readForm(request) : url.searchParams;
    const locale = pickLocale(params.get('ui_locales'), request.headers['accept-language']);
    // OpenID Connect Core 1.0, section 4: both parameters may be left out.
    const target = pageOf(portal, params.get('target_link_uri') ?? `${portal}/`);
    if ((params.get('iss') ?? issuer) !== issuer || target === undefined) {
      refuse(exchange, target === undefined ? 'target' : 'issuer', locale);
      return;
    }
    const started = await relyingParty.start(target, locale, {
      loginHint: params.get('login_hint'),
      // No other prompt: those are the portal's own to ask for.
      signUp: params.get('prompt') === 'create',
    });
    const session = exchange.session ?? openSession(response, {pending: new Map()});
    session.pending.set(started.state, started.login);
    redirect(response, started.location);
  }

  async function finishLogIn(exchange: Exchange): Promise<void> {
    const {response, session, sessionId, url} = exchange;
    const state = url.searchParams.get('state') ?? '';
    const login = session?.pending.get(state);
    if (!session || !login) {
      refuse(exchange, 'state');
      return;
    }
    // Each answer counts once: a replay finds nothing.
    session.pending.delete(state);
    const {locale, target} = login;
    // The visitor declined: RFC 6749, section 4.1.2.1.
    if (url.searchParams.get('error') === 'access_denied') {
      show(exchange, noticePage(locale, 'cancelled', linksFor(locale, target)));
      return;
    }
    try {
      const user = await relyingParty.finish(url, state, login);
      // Under a new id, as at every login: one that was planted before is worth nothing after.
      sessions.delete(sessionId);
      openSession(response, {pending: session.pending, user, locale});
      redirect(response, target);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      console.error(`[sandbox] portal could not finish a login: ${reason}`);
      refuse(exchange, 'provider', locale);
    }
  }

  async function logOut(exchange: Exchange): Promise<void> {
    const {response, session, sessionId, locale} = exchange;
    sessions.delete(sessionId);
    setCookie(response, '', '; Max-Age=0');
    const user = session?.user;
    redirect(response, user ? await relyingParty.logOutUrl(user, locale) : `${portal}/`);
  }

  function showHome(exchange: Exchange): void {
    const {session, locale, url} = exchange;
    const links = linksFor(locale, url.href);
    const plan = url.searchParams.get('plan');
    const user = session?.user;
    show(
      exchange,
      user ? dashboardPage(locale, user, plan, links.site) : noticePage(locale, 'welcome', links),
    );
  }

  const routes: Readonly<Record<string, (exchange: Exchange) => Promise<void> | void>> = {
    'GET /': showHome,
    'GET /login': logIn,
    'POST /login': logIn,
    'GET /callback': finishLogIn,
    'POST /logout': logOut,
  };

  return startServer({
    name: 'Portal',
    port,
    handler: async (request, response) => {
      const url = requestUrl(request, portal);
      if (!url) {
        sendText(response, 400, 'Bad Request');
        return;
      }
      const sessionId = readCookie(request, cookie) ?? '';
      const session = sessions.get(sessionId);
      const locale = pickLocale(
        url.searchParams.get('ui_locales'),
        session?.locale,
        request.headers['accept-language'],
      );
      const exchange: Exchange = {request, response, url, sessionId, session, locale};
      const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
      const answer = routes[`${method} ${url.pathname}`];
      if (answer) {
        await answer(exchange);
      } else {
        show(exchange, noticePage(locale, 'notFound', linksFor(locale)), 404);
      }
    },
  });
}
