import * as client from 'openid-client';
import {PORTAL_CLIENT_ID} from '../accounts';
import type {Locale} from '../shared/locale';
import type {LoginRequest} from './initiateLogin';
import type {PendingLogin, User} from './sessions';

export interface StartedLogin {
  readonly url: string;
  readonly state: string;
  readonly login: PendingLogin;
}

export interface RelyingPartyOptions {
  readonly portal: string;
  readonly issuer: string;
  readonly clientSecret: string;
}

/** The portal's side of OpenID Connect: authorization code flow with PKCE, state and nonce. */
export class RelyingParty {
  readonly #options: RelyingPartyOptions;
  #configuration: Promise<client.Configuration> | null = null;

  constructor(options: RelyingPartyOptions) {
    this.#options = options;
  }

  /** Discovers the provider on first use; a failed attempt is not remembered. */
  #discover(): Promise<client.Configuration> {
    const {issuer, clientSecret} = this.#options;
    this.#configuration ??= client
      .discovery(
        new URL(issuer),
        PORTAL_CLIENT_ID,
        undefined,
        client.ClientSecretBasic(clientSecret),
        // Both ends are on this machine, without TLS: what the mark is there to warn of.
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
        {execute: [client.allowInsecureRequests]},
      )
      .catch((error: unknown) => {
        this.#configuration = null;
        throw error;
      });
    return this.#configuration;
  }

  /**
   * Prepares a login.
   * @param request The checked request.
   * @param locale Language of the pages to come.
   * @returns The provider's address to send the visitor to, and what must be remembered.
   */
  async start(request: LoginRequest, locale: Locale): Promise<StartedLogin> {
    const configuration = await this.#discover();
    const codeVerifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const nonce = client.randomNonce();
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: `${this.#options.portal}/callback`,
      scope: 'openid profile email',
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ui_locales: locale,
      ...(request.loginHint ? {login_hint: request.loginHint} : {}),
    });
    return {url: url.href, state, login: {codeVerifier, nonce, target: request.target, locale}};
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
    const subject = tokens.claims()?.sub;
    if (subject === undefined) {
      throw new Error('The identity provider sent no ID token.');
    }
    const info = await client.fetchUserInfo(configuration, tokens.access_token, subject);
    const name = info.name ?? info.sub;
    return {
      name,
      givenName: info.given_name ?? name,
      email: info.email ?? '',
      idToken: tokens.id_token ?? '',
    };
  }

  /**
   * The provider's address that ends its session as well, and comes back to the portal.
   * OpenID Connect RP-Initiated Logout 1.0.
   */
  async logOutUrl(user: User, locale: Locale): Promise<string> {
    const url = client.buildEndSessionUrl(await this.#discover(), {
      id_token_hint: user.idToken,
      post_logout_redirect_uri: `${this.#options.portal}/?ui_locales=${locale}`,
      ui_locales: locale,
    });
    return url.href;
  }
}
