export type Refusal = 'repeated' | 'issuer' | 'target';

/** Paths of the login itself: a target among them would send the visitor round in circles. */
const LOGIN_PATHS: readonly string[] = ['/login', '/callback', '/logout'];

/** Browsers drop tabs and line breaks from addresses and read `\` as `/`: no target needs them. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const DECEPTIVE = /[\u0000-\u0020\u007F\\]/;

/**
 * Only pages of the portal will do, or the portal would be an open redirector: OpenID Connect Core
 * 1.0, section 4, "target_link_uri".
 */
function isPageOf(portal: string, target: string): boolean {
  if (DECEPTIVE.test(target) || !URL.canParse(target)) {
    return false;
  }
  const {origin, username, password, pathname} = new URL(target);
  return origin === portal && username + password === '' && !LOGIN_PATHS.includes(pathname);
}

/**
 * Reads a request of the initiate-login endpoint: OpenID Connect Core 1.0, section 4.
 * @param params Query parameters, or the fields of a posted form.
 * @param portal The portal's own origin.
 * @param issuer The one identity provider the portal knows; a request may leave `iss` out.
 * @returns The page of the portal to show after the login, or which parameter is refused.
 */
export function readTarget(
  params: URLSearchParams,
  portal: string,
  issuer: string,
): {readonly target: string} | {readonly refusal: Refusal} {
  const names = ['iss', 'target_link_uri', 'ui_locales', 'login_hint'];
  if (names.some((name) => params.getAll(name).length > 1)) {
    return {refusal: 'repeated'};
  }
  if ((params.get('iss') ?? issuer) !== issuer) {
    return {refusal: 'issuer'};
  }
  const target = params.get('target_link_uri') ?? `${portal}/`;
  return isPageOf(portal, target) ? {target: new URL(target).href} : {refusal: 'target'};
}
