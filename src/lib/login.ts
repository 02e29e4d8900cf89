import type {SiteEnv} from '../config/env';

type Plan = 'fire' | 'starter' | 'professional';

export interface LoginRequest {
  readonly locale: string;
  /** The tier that the visitor chose, if any: the portal page is told. */
  readonly plan?: Plan;
  /** Whether the visitor wants to create an account. */
  readonly signUp?: boolean;
}

/**
 * URL that starts a login at the portal.
 * Follows "Initiating Login from a Third Party", OpenID Connect Core 1.0, section 4: state, nonce
 * and PKCE are left to the portal, which finishes the login. `prompt=create`, which the portal passes
 * on to the identity provider, is of "Initiating User Registration via OpenID Connect 1.0".
 * @param settings The configured portal, endpoint and issuer.
 * @param request Locale of the page, the chosen tier, and whether to create an account.
 * @returns A full URL with `target_link_uri`, `ui_locales` and, where configured, `iss`.
 */
export function loginUrl(
  settings: Pick<SiteEnv, 'loginUrl' | 'portalUrl' | 'oidcIssuer'>,
  {locale, plan, signUp}: LoginRequest,
): string {
  const target = new URL(settings.portalUrl);
  if (plan) {
    target.searchParams.set('plan', plan);
  }
  const url = new URL(settings.loginUrl);
  if (settings.oidcIssuer) {
    url.searchParams.set('iss', settings.oidcIssuer);
  }
  url.searchParams.set('target_link_uri', target.href);
  url.searchParams.set('ui_locales', locale);
  if (signUp) {
    url.searchParams.set('prompt', 'create');
  }
  return url.href;
}
