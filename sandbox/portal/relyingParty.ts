import * as client from 'openid-client';
import {PORTAL_CLIENT_ID} from '../accounts';
import type {Locale} from '../shared/locale';

/** A login that was sent to the identity provider and has not come back. */
export interface PendingLogin {
  readonly codeVerifier: string;
  readonly nonce: string;
  /** Page of the portal to show after the login. */
  readonly target: string;
  readonly locale: Locale;
}

export interface LoginOptions {
  readonly loginHint: string | null;
  readonly signUp: boolean;
}

export interface User {
  readonly name: string;
  readonly givenName: string;
  readonly email: string;
  /** Kept to tell the identity provider who logs out. */
  readonly idToken: string;
}

export interface RelyingPartyOptions {
  /** The portal's own origin. */
  readonly portal: string;
  readonly issuer: string;
  readonly clientSecret: string;
}

/** The portal's side of OpenID Connect: authorization code flow with PKCE, state and nonce. */
export class RelyingParty {
  constructor(private readonly options: RelyingPartyOptions) {}

  #discover(): Promise<client.Configuration> {
    const {issuer, clientSecret} = this.options;
    const authentication = client.ClientSecretBasic(clientSecret);
    return client.discovery(new URL(issuer), PORTAL_CLIENT_ID, undefined, authentication, {
      // Both ends are on this machine, without TLS: what the mark is there to warn of.
      // oxlint-disable-next-line typescript/no-deprecated -- see above
      execute: [client.allowInsecureRequests],
    });
  }

  /**
   * Prepares a login.
   * @param target Page of the portal to show after it.
   * @param locale Language of the pages to come.
   * @param wishes Of who started it: an address to begin with, a page to create an account.
   * @returns The provider's address to send the visitor to, and what must be remembered.
   */
  async start(target: string, locale: Locale, {loginHint, signUp}: LoginOptions) {
    const codeVerifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const nonce = client.randomNonce();
    const url = client.buildAuthorizationUrl(await this.#discover(), {
      redirect_uri: `${this.options.portal}/callback`,
      scope: 'openid profile email',
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ui_locales: locale,
      ...(loginHint ? {login_hint: loginHint} : {}),
      ...(signUp ? {prompt: 'create'} : {}),
    });
    const login: PendingLogin = {codeVerifier, nonce, target, locale};
    return {location: url.href, state, login};
  }

  /**
   * Exchanges the code for tokens and reads who logged in.
   * @param callback The address the provider sent the visitor to.
   * @param state The `state` that the login was remembered under.
   * @param login What was remembered.
   * @throws The client's own error when the provider refuses, or a token does not check out.
   */
  async finish(callback: URL, state: string, login: PendingLogin): Promise<User> {
    const configuration = await this.#discover();
    const tokens = await client.authorizationCodeGrant(configuration, callback, {
      pkceCodeVerifier: login.codeVerifier,
      expectedState: state,
      expectedNonce: login.nonce,
      idTokenExpected: true,
    });
    const subject = tokens.claims()?.sub ?? '';
    const info = await client.fetchUserInfo(configuration, tokens.access_token, subject);
    const {name = subject, given_name: givenName = name, email = ''} = info;
    return {name, givenName, email, idToken: tokens.id_token ?? ''};
  }

  /**
   * The provider's address that ends its session as well, and comes back to the portal.
   * OpenID Connect RP-Initiated Logout 1.0.
   */
  async logOutUrl(user: User, locale: Locale): Promise<string> {
    const url = client.buildEndSessionUrl(await this.#discover(), {
      id_token_hint: user.idToken,
      post_logout_redirect_uri: `${this.options.portal}/?ui_locales=${locale}`,
      ui_locales: locale,
    });
    return url.href;
  }
}
