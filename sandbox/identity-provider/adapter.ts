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

  return (model): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      store.set(`${model}:${id}`, {
        payload,
        expires: expiresIn ? Date.now() + expiresIn * 1000 : Infinity,
      });
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findBy(model, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = live(`${model}:${id}`);
      if (payload) {
        payload.consumed = Math.floor(Date.now() / 1000);
      }
    },
    destroy: async (id) => {
      store.delete(`${model}:${id}`);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, {payload}] of store) {
        if (payload.grantId === grantId) {
          store.delete(key);
        }
      }
    },
  });
}
