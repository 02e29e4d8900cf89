/** Requests a key may send in each window; the description says the same in `RateLimit-Policy`. */
export const REQUESTS_PER_WINDOW = 100;
const WINDOW_MS = 60_000;

/** What a key has left. */
export interface Allowance {
  readonly ok: boolean;
  readonly remaining: number;
  /** Until the window ends, at least 1. */
  readonly seconds: number;
}

/**
 * Counts requests in windows of a minute that begin with a key's first request.
 * @param now The time in milliseconds.
 * @returns Counts a request of a key, and says what is left after it.
 */
export function createRateLimit(now: () => number): (key: string) => Allowance {
  const windows = new Map<string, {readonly start: number; readonly count: number}>();
  return (key) => {
    const time = now();
    const last = windows.get(key);
    const current = last && time - last.start < WINDOW_MS ? last : {start: time, count: 0};
    const count = current.count + 1;
    windows.set(key, {start: current.start, count});
    return {
      ok: count <= REQUESTS_PER_WINDOW,
      remaining: Math.max(REQUESTS_PER_WINDOW - count, 0),
      seconds: Math.max(Math.ceil((current.start + WINDOW_MS - time) / 1000), 1),
    };
  };
}

/**
 * The two headers that tell of the limit.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
 */
export function rateLimitHeaders({remaining, seconds}: Allowance): Record<string, string> {
  return {
    ratelimit: `"key";r=${remaining};t=${seconds}`,
    'ratelimit-policy': `"key";q=${REQUESTS_PER_WINDOW};w=${WINDOW_MS / 1000}`,
  };
}
