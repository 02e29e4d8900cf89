import {randomBytes} from 'node:crypto';
import type {Locale} from '../shared/locale';

/** A login that was sent to the identity provider and has not come back. */
export interface PendingLogin {
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly target: string;
  readonly locale: Locale;
  readonly expires: number;
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
  /** By `state`: a visitor may have a login open in several tabs. */
  readonly pending: Map<string, PendingLogin>;
  user: User | null;
  locale: Locale | null;
  readonly expires: number;
}

const SESSION_MS = 8 * 60 * 60 * 1000;
const PENDING_MS = 30 * 60 * 1000;
const MAX_SESSIONS = 500;
const MAX_PENDING = 20;

function dropOldest<Key>(map: Map<Key, unknown>, most: number): void {
  for (const key of [...map.keys()].slice(0, Math.max(0, map.size - most))) {
    map.delete(key);
  }
}

/** Server-side sessions of the portal, in memory; the browser holds nothing but their id. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  /** The session of an id that came in a cookie, if there is one and it is not over. */
  find(id: string | undefined): Session | null {
    const session = id === undefined ? undefined : this.#sessions.get(id);
    if (session && session.expires <= Date.now()) {
      this.#sessions.delete(session.id);
      return null;
    }
    return session ?? null;
  }

  /** Opens a session under a new id. */
  create(): Session {
    const session: Session = {
      id: randomBytes(32).toString('base64url'),
      pending: new Map(),
      user: null,
      locale: null,
      expires: Date.now() + SESSION_MS,
    };
    this.#sessions.set(session.id, session);
    dropOldest(this.#sessions, MAX_SESSIONS);
    return session;
  }

  /**
   * Moves a session to a new id, as every login must: an id planted in the browser beforehand is
   * worth nothing afterwards (session fixation).
   */
  renew(session: Session): Session {
    const renewed: Session = {...this.create(), pending: session.pending, locale: session.locale};
    this.#sessions.set(renewed.id, renewed);
    this.#sessions.delete(session.id);
    return renewed;
  }

  /** Ends a session. */
  destroy(session: Session): void {
    this.#sessions.delete(session.id);
  }

  /** Remembers a login under its `state`. */
  remember(session: Session, state: string, login: Omit<PendingLogin, 'expires'>): void {
    session.pending.set(state, {...login, expires: Date.now() + PENDING_MS});
    dropOldest(session.pending, MAX_PENDING);
  }

  /** Takes the login of a `state` out: each answers once, so that a replay finds nothing. */
  take(session: Session | null, state: string | null): PendingLogin | null {
    const login = state === null ? undefined : session?.pending.get(state);
    if (!session || state === null || !login) {
      return null;
    }
    session.pending.delete(state);
    return login.expires > Date.now() ? login : null;
  }
}
