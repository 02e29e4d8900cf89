import {randomBytes} from 'node:crypto';
import type {Locale} from '../shared/locale';

/** A login that was sent to the identity provider and has not come back. */
export interface PendingLogin {
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly target: string;
  readonly locale: Locale;
}

export interface User {
  readonly name: string;
  readonly givenName: string;
  readonly email: string;
  /** Kept to tell the identity provider who logs out. */
  readonly idToken: string;
}

export interface Session {
  readonly id: string;
  /** By `state`: a visitor may have a login open in several tabs. Each is taken out once. */
  readonly pending: Map<string, PendingLogin>;
  readonly user?: User;
  readonly locale?: Locale;
}

/** Sessions of the portal, in memory while it runs; the browser holds nothing but their id. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  /** The session of an id that came in a cookie, if there is one. */
  find(id = ''): Session | undefined {
    return this.#sessions.get(id);
  }

  /** Opens a session under a new id. */
  create(content: Omit<Session, 'id'> = {pending: new Map()}): Session {
    const session = {...content, id: randomBytes(32).toString('base64url')};
    this.#sessions.set(session.id, session);
    return session;
  }

  /** Ends a session. */
  destroy(session: Session): void {
    this.#sessions.delete(session.id);
  }
}
