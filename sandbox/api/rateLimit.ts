/** Requests a key may send in each window; the description says the same in `RateLimit-Policy`. */
const REQUESTS_PER_WINDOW = 100;
const WINDOW_MS = 60_000;

/** The requests that a key has left. */
export interface Allowance {
  readonly ok: boolean;
  /** Until the window ends, at least 1. */
  readonly seconds: number;
  /**
   * The two headers that tell of the limit.
   * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/
   */
  readonly headers: Readonly<Record<string, string>>;
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
    const {start, count} = last && time - last.start < WINDOW_MS ? last : {start: time, count: 0};
    windows.set(key, {start, count: count + 1});
    const remaining = REQUESTS_PER_WINDOW - count - 1;
    const seconds = Math.max(Math.ceil((start + WINDOW_MS - time) / 1000), 1);
    return {
      ok: remaining >= 0,
      seconds,
      headers: {
        ratelimit: `"key";r=${Math.max(remaining, 0)};t=${seconds}`,
        'ratelimit-policy': `"key";q=${REQUESTS_PER_WINDOW};w=${WINDOW_MS / 1000}`,
      },
    };
  };
}
