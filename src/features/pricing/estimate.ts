import {planLimits} from '@site/src/data/planLimits';
import {tiers, type PricingTier} from '@site/src/data/tiers';

/** Tests in a run, device minutes of a test, runs in a month, and sessions at the same time. */
export const RANGES = {
  tests: {min: 1, max: 300, step: 1, initial: 24},
  minutes: {min: 0.5, max: 15, step: 0.5, initial: 0.5},
  runs: {min: 1, max: 400, step: 1, initial: 40},
  sessions: {min: 1, max: 40, step: 1, initial: 4},
} as const;

export type Amount = keyof typeof RANGES;
export type Usage = Readonly<Record<Amount, number>>;

export const AMOUNTS = Object.keys(RANGES) as readonly Amount[];

/**
 * @param amount The kind of number.
 * @param text A number as typed or in a URL.
 * @returns The nearest possible number; null where the text is none.
 */
export function readAmount(amount: Amount, text: string): number | null {
  const {min, max, step} = RANGES[amount];
  const value = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value)
    ? Math.min(max, Math.max(min, Math.round(value / step) * step))
    : null;
}

/** Reads the query of a URL; a value that is no number becomes the default. */
export function readUsage(search: string): Usage {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    AMOUNTS.map((amount) => [
      amount,
      readAmount(amount, query.get(amount) ?? '') ?? RANGES[amount].initial,
    ]),
  ) as Usage;
}

/** @returns The query of the URL, with its question mark; empty for the first usage. */
export function writeUsage(usage: Usage): string {
  const changed = AMOUNTS.filter((amount) => usage[amount] !== RANGES[amount].initial);
  const search = changed.map((amount) => `${amount}=${usage[amount]}`).join('&');
  return search && `?${search}`;
}

/** Device time that a number of sessions has in a month, in minutes. */
export const mostMinutes = (sessions: number): number => sessions * 30 * 24 * 60;

export interface Estimate {
  /** Device time a month, in minutes. */
  readonly month: number;
  /** From the start of a run to its end, in minutes: each session has one test at a time. */
  readonly run: number;
  /** The smallest plan with the time and the sessions; undefined where the sessions cannot hold that in a month. */
  readonly plan: PricingTier | undefined;
  /** A smaller plan whose time is enough, with its sessions and the length of a run with them. */
  readonly smaller:
    {readonly plan: PricingTier; readonly sessions: number; readonly run: number} | undefined;
}

/** Which plan is enough for a usage. */
export function estimate({tests, minutes, runs, sessions}: Usage): Estimate {
  const month = tests * minutes * runs;
  const runWith = (atOnce: number) => Math.ceil(tests / atOnce) * minutes;
  const withTime =
    month > mostMinutes(sessions) ? [] : tiers.filter(({id}) => planLimits[id].minutes >= month);
  const plan = withTime.find(({id}) => planLimits[id].sessions >= sessions);
  const [first] = withTime;
  const fewer = first && planLimits[first.id].sessions;
  return {
    month,
    run: runWith(sessions),
    plan,
    smaller:
      fewer && first !== plan ? {plan: first, sessions: fewer, run: runWith(fewer)} : undefined,
  };
}
