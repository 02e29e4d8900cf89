/** What a visitor's link asks of the portal, once checked. */
export interface LoginRequest {
  /** Page of the portal to show after the login, as a full address. */
  readonly target: string;
  readonly uiLocales: string | null;
  readonly loginHint: string | null;
}

export type Refusal = 'repeated' | 'issuer' | 'target';

export type LoginRequestResult =
  | {readonly ok: true; readonly request: LoginRequest}
  | {readonly ok: false; readonly refusal: Refusal};

/** Paths of the login itself: a target among them would send the visitor round in circles. */
const LOGIN_PATHS: readonly string[] = ['/login', '/callback', '/logout'];

/** Browsers drop tabs and line breaks from addresses and read `\` as `/`: no target needs them. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const DECEPTIVE = /[\u0000-\u0020\u007F\\]/;

/**
 * Checks where a login wants to end. Only pages of the portal will do, or the portal would be an
 * open redirector: OpenID Connect Core 1.0, section 4, "target_link_uri".
 * @param raw The parameter as it came.
 * @param portal The portal's own origin.
 * @returns The full address, or null when it is refused.
 */
export function checkTarget(raw: string, portal: string): string | null {
  if (DECEPTIVE.test(raw) || !URL.canParse(raw)) {
    return null;
  }
  const url = new URL(raw);
  const isOurs = url.origin === portal && url.username === '' && url.password === '';
  return isOurs && !LOGIN_PATHS.includes(url.pathname) ? url.href : null;
}

/**
 * Reads a request of the initiate-login endpoint: OpenID Connect Core 1.0, section 4.
 * @param params Query parameters, or the fields of a posted form.
 * @param portal The portal's own origin.
 * @param issuer The one identity provider the portal knows; a request may leave `iss` out.
 * @returns The request, or which parameter it was refused for.
 */
export function readLoginRequest(
  params: URLSearchParams,
  portal: string,
  issuer: string,
): LoginRequestResult {
  const names = ['iss', 'target_link_uri', 'ui_locales', 'login_hint'];
  if (names.some((name) => params.getAll(name).length > 1)) {
    return {ok: false, refusal: 'repeated'};
  }
  const iss = params.get('iss');
  if (iss !== null && iss !== issuer) {
    return {ok: false, refusal: 'issuer'};
  }
  const target = checkTarget(params.get('target_link_uri') ?? `${portal}/`, portal);
  if (target === null) {
    return {ok: false, refusal: 'target'};
  }
  return {
    ok: true,
    request: {target, uiLocales: params.get('ui_locales'), loginHint: params.get('login_hint')},
  };
}
