import type {Adapter, AdapterFactory, AdapterPayload} from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970, or Infinity. */
  readonly expires: number;
}

/**
 * Keeps the provider's sessions, codes and tokens in memory, one store per running provider.
 * The provider's own quick-start store is the same idea, but shared by the process and announced
 * with a warning on every start.
 */
export function createMemoryAdapter(): AdapterFactory {
  const store = new Map<string, Entry>();

  const live = (key: string): AdapterPayload | undefined => {
    const entry = store.get(key);
    if (entry && entry.expires <= Date.now()) {
      store.delete(key);
      return undefined;
    }
    return entry?.payload;
  };

  const findBy = (
    model: string,
    matches: (payload: AdapterPayload) => boolean,
  ): AdapterPayload | undefined => {
    for (const key of [...store.keys()].filter((name) => name.startsWith(`${model}:`))) {
      const payload = live(key);
      if (payload && matches(payload)) {
        return payload;
      }
    }
    return undefined;
  };

  // The provider awaits each answer: a map has them at once.
  return (model): Adapter => ({
    upsert: (id, payload, expiresIn) => {
      const expires = expiresIn ? Date.now() + expiresIn * 1000 : Infinity;
      store.set(`${model}:${id}`, {payload, expires});
      return Promise.resolve();
    },
    find: (id) => Promise.resolve(live(`${model}:${id}`)),
    findByUid: (uid) => Promise.resolve(findBy(model, (payload) => payload.uid === uid)),
    findByUserCode: (userCode) =>
      Promise.resolve(findBy(model, (payload) => payload.userCode === userCode)),
    consume: (id) => {
      const payload = live(`${model}:${id}`);
      if (payload) {
        payload.consumed = Math.floor(Date.now() / 1000);
      }
      return Promise.resolve();
    },
    destroy: (id) => {
      store.delete(`${model}:${id}`);
      return Promise.resolve();
    },
    revokeByGrantId: (grantId) => {
      for (const [key, {payload}] of store) {
        if (payload.grantId === grantId) {
          store.delete(key);
        }
      }
      return Promise.resolve();
    },
  });
}
