import * as z from 'zod';
import type {Problem} from '../shared/problem';
import type {Rooms} from './rooms';

export const BUDGET_FILE = 'code-budget.json';

/** A budget that is more than this above what it allows has slack, which would be taken unseen. */
const SLACK = 0.05;

/** A few tokens are no share of anything. */
const LEAST_SLACK = 50;

const count = z.number().int().nonnegative();

export const budgetSchema = z.strictObject({
  about: z.string(),
  /** The most tokens of each room. */
  rooms: z.record(z.string(), z.strictObject({code: count, tests: count})),
  /** The most entries in each list of src/theme/upstream.json: what a new version of Docusaurus may break. */
  upstream: z.record(z.string(), count),
});

export type Budget = z.infer<typeof budgetSchema>;

/** The numbers as they are now, by the names of the budget. */
interface Measured {
  readonly rooms: Rooms;
  readonly upstream: Readonly<Record<string, number>>;
}

/** The numbers, each by its name: `src/lib code`. */
const byName = ({rooms, upstream}: Measured): ReadonlyMap<string, number> =>
  new Map(
    Object.entries({...rooms, upstream}).flatMap(([room, numbers]) =>
      Object.entries(numbers).map(([name, number]) => [`${room} ${name}`, number]),
    ),
  );

/**
 * @returns A problem for each number that is above its budget, or so far below it that the budget is slack.
 */
export function checkBudget(measured: Measured, budget: Budget): readonly Problem[] {
  const [now, most] = [byName(measured), byName(budget)];
  return [...new Set([...now.keys(), ...most.keys()])].flatMap((name): Problem[] => {
    const [is, may] = [now.get(name) ?? 0, most.get(name) ?? 0];
    const text = `${name}: ${is}, ${Math.abs(is - may)} ${is > may ? 'more' : 'fewer'} than its ${may}`;
    const fix =
      is > may
        ? 'let a library, the platform or less do it. What has to grow gets its number in a commit of its own, which says what went for it.'
        : 'run npm run check:budget -- --lower, so that the room stays as small.';
    const isSlack = may - is > Math.max(LEAST_SLACK, SLACK * may);
    return is > may || isSlack ? [{file: BUDGET_FILE, text, fix}] : [];
  });
}

const lower = <T extends Readonly<Record<string, number>>>(most: T, now: T) =>
  Object.fromEntries(
    Object.entries(most).map(([name, number]) => [name, Math.min(number, now[name] ?? 0)]),
  ) as T;

/** @returns The budget without slack: no number is higher than before, and what is gone has none. */
export const lowerBudget = ({rooms, upstream}: Measured, budget: Budget): Budget => ({
  about: budget.about,
  rooms: Object.fromEntries(
    Object.entries(budget.rooms).flatMap(([room, most]) =>
      rooms[room] ? [[room, lower(most, rooms[room])]] : [],
    ),
  ),
  upstream: lower(budget.upstream, upstream),
});
