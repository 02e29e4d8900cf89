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
import {readLoginRequest} from './initiateLogin';
import type {FaultKind} from './messages';
import {dashboardPage, faultPage, noticePage, type PortalLinks} from './pages';
import {RelyingParty} from './relyingParty';
import {Sessions, type Session} from './sessions';

export interface PortalOptions {
  /** The portal's own origin. */
  readonly portal: string;
  readonly port: number;
  readonly issuer: string;
  readonly clientSecret: string;
  /** Home page of the site in a language. */
  readonly siteUrl: (locale: Locale) => string;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly session: Session | undefined;
  readonly locale: Locale;
}

/**
 * Starts the portal: a client of the identity provider with an initiate-login endpoint.
 * @param options Its addresses, and the secret that the provider shares with it.
 * @throws Error when the port is taken.
 */
export function startPortal(options: PortalOptions): Promise<RunningServer> {
  const {portal, issuer, port} = options;
  const cookie = `portal_${port}_session`;
  const sessions = new Sessions();
  const relyingParty = new RelyingParty(options);

  const setCookie = (value: string, more = ''): string =>
    `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax${more}`;

  function linksFor(locale: Locale, target: string): PortalLinks {
    const query = new URLSearchParams({target_link_uri: target, ui_locales: locale});
    return {site: options.siteUrl(locale), logIn: `/login?${query.toString()}`};
  }

  function show({response}: Exchange, page: Page, status = 200): void {
    sendPage(response, page, {status, formTargets: [issuer]});
  }

  function refuse(exchange: Exchange, kind: FaultKind, locale = exchange.locale): void {
    show(exchange, faultPage(locale, kind, linksFor(locale, `${portal}/`)), 400);
  }

  async function logIn(exchange: Exchange): Promise<void> {
    const {request, response, url} = exchange;
    const params = request.method === 'POST' ? await readForm(request) : url.searchParams;
    const locale = pickLocale(params.get('ui_locales'), request.headers['accept-language']);
    const result = readLoginRequest(params, portal, issuer);
    if (!result.ok) {
      refuse(exchange, result.refusal, locale);
      return;
    }
    const session = exchange.session ?? sessions.create();
    const {url: location, state, login} = await relyingParty.start(result.request, locale);
    session.pending.set(state, login);
    response.setHeader('set-cookie', setCookie(session.id));
    redirect(response, location);
  }

  async function finishLogIn(exchange: Exchange): Promise<void> {
    const {response, session, url} = exchange;
    const state = url.searchParams.get('state') ?? '';
    const login = session?.pending.get(state);
    if (!session || !login) {
      refuse(exchange, 'state');
      return;
    }
    // Each answer counts once: a replay finds nothing.
    session.pending.delete(state);
    // The visitor declined: RFC 6749, section 4.1.2.1.
    if (url.searchParams.get('error') === 'access_denied') {
      const links = linksFor(login.locale, login.target);
      show(exchange, noticePage(login.locale, 'cancelled', links));
      return;
    }
    try {
      const user = await relyingParty.finish(url, state, login);
      // Under a new id, as at every login: one that was planted before is worth nothing after.
      const renewed = sessions.create({pending: session.pending, user, locale: login.locale});
      sessions.destroy(session);
      response.setHeader('set-cookie', setCookie(renewed.id));
      redirect(response, login.target);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`[sandbox] portal could not finish a login: ${reason}`);
      refuse(exchange, url.searchParams.has('error') ? 'provider' : 'exchange', login.locale);
    }
  }

  async function logOut(exchange: Exchange): Promise<void> {
    const {request, response, session, locale} = exchange;
    if (request.headers.origin !== portal) {
      refuse(exchange, 'origin');
      return;
    }
    const user = session?.user;
    if (session) {
      sessions.destroy(session);
    }
    response.setHeader('set-cookie', setCookie('', '; Max-Age=0'));
    redirect(response, user ? await relyingParty.logOutUrl(user, locale) : `${portal}/`);
  }

  function showHome(exchange: Exchange): void {
    const {session, locale, url} = exchange;
    const links = linksFor(locale, url.href);
    const user = session?.user;
    const plan = url.searchParams.get('plan');
    show(
      exchange,
      user ? dashboardPage(locale, user, plan, links) : noticePage(locale, 'welcome', links),
    );
  }

  return startServer({
    name: 'Portal',
    port,
    handler: async (request, response) => {
      const url = requestUrl(request, portal);
      if (!url) {
        sendText(response, 400, 'Bad Request');
        return;
      }
      const session = sessions.find(readCookie(request, cookie));
      const locale = pickLocale(
        url.searchParams.get('ui_locales'),
        session?.locale,
        request.headers['accept-language'],
      );
      const exchange: Exchange = {request, response, url, session, locale};
      const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
      switch (`${method} ${url.pathname}`) {
        case 'GET /':
          showHome(exchange);
          break;
        case 'GET /login':
        case 'POST /login':
          await logIn(exchange);
          break;
        case 'GET /callback':
          await finishLogIn(exchange);
          break;
        case 'POST /logout':
          await logOut(exchange);
          break;
        default:
          show(exchange, noticePage(locale, 'notFound', linksFor(locale, `${portal}/`)), 404);
      }
    },
  });
}
