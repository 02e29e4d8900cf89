import {planLimits} from '@site/src/data/planLimits';
import {tiers, type PricingTier} from '@site/src/data/tiers';

/** How many tests a team runs, and how long they take. */
export interface Usage {
  /** In a run. */
  readonly tests: number;
  /** Device time of a test. */
  readonly minutes: number;
  /** A month. */
  readonly runs: number;
  /** At the same time. */
  readonly sessions: number;
}

export type Amount = keyof Usage;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

export const RANGES: Readonly<Record<Amount, Range>> = {
  tests: {min: 1, max: 300, step: 1, initial: 24},
  minutes: {min: 0.5, max: 15, step: 0.5, initial: 0.5},
  runs: {min: 1, max: 400, step: 1, initial: 40},
  sessions: {min: 1, max: 40, step: 1, initial: 4},
};

export const AMOUNTS = Object.keys(RANGES) as readonly Amount[];

const usageOf = (read: (amount: Amount) => number): Usage =>
  Object.fromEntries(AMOUNTS.map((amount) => [amount, read(amount)])) as unknown as Usage;

export const INITIAL_USAGE: Usage = usageOf((amount) => RANGES[amount].initial);

/**
 * @param amount What the number is.
 * @param text A number as typed or in an address.
 * @returns The nearest possible number; null where the text is none.
 */
export function readAmount(amount: Amount, text: string): number | null {
  const {min, max, step} = RANGES[amount];
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) {
    return null;
  }
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
}

/** Reads an address; what is no number there is as at first. */
export function readUsage(search: string): Usage {
  const parameters = new URLSearchParams(search);
  return usageOf(
    (amount) => readAmount(amount, parameters.get(amount) ?? '') ?? RANGES[amount].initial,
  );
}

/** @returns The address' query, with its question mark; empty for the first usage. */
export function writeUsage(usage: Usage): string {
  const changed = AMOUNTS.filter((amount) => usage[amount] !== RANGES[amount].initial);
  const search = changed.map((amount) => `${amount}=${usage[amount]}`).join('&');
  return search && `?${search}`;
}

/** Device time that a number of sessions has in a month, in minutes. */
export const mostMinutes = (sessions: number): number => sessions * 30 * 24 * 60;

/** How long one run takes, in minutes: tests share the sessions, and each session has one at a time. */
const runMinutes = ({tests, minutes}: Usage, sessions: number): number =>
  Math.ceil(tests / sessions) * minutes;

export interface Estimate {
  /** Device time a month, in minutes. */
  readonly month: number;
  /** From the start of a run to its end, in minutes. */
  readonly run: number;
  /** The smallest plan with the time and the sessions; null where the sessions cannot hold that in a month. */
  readonly plan: PricingTier | null;
  /** A smaller plan whose time is enough, with its sessions and the length of a run with them. */
  readonly smaller: {
    readonly plan: PricingTier;
    readonly sessions: number;
    readonly run: number;
  } | null;
}

/** Which plan is enough for a usage. */
export function estimate(usage: Usage): Estimate {
  const {tests, minutes, runs, sessions} = usage;
  const month = tests * minutes * runs;
  const run = runMinutes(usage, sessions);
  if (month > mostMinutes(sessions)) {
    return {month, run, plan: null, smaller: null};
  }
  const withTime = tiers.filter(({id}) => planLimits[id].minutes >= month);
  const plan = withTime.find(({id}) => planLimits[id].sessions >= sessions) ?? null;
  const [first] = withTime;
  if (!first || first === plan) {
    return {month, run, plan, smaller: null};
  }
  const fewer = planLimits[first.id].sessions;
  return {
    month,
    run,
    plan,
    smaller: {plan: first, sessions: fewer, run: runMinutes(usage, fewer)},
  };
}
