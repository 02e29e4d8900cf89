import * as z from 'zod';
import type {Problem} from '../shared/problem';
import type {Rooms} from './rooms';

export const BUDGET_FILE = 'code-budget.json';

/** A budget that is more than this above what it allows has slack, which would be taken unseen. */
const SLACK = 0.05;

/** A few tokens are no share of anything. */
const LEAST_SLACK = 50;

const count = z.number().int().nonnegative();

const budgetSchema = z.strictObject({
  about: z.string(),
  /** The most tokens of each room. */
  rooms: z.record(z.string(), z.strictObject({code: count, tests: count})),
  /** The most entries in each list of src/theme/upstream.json: what a new version of Docusaurus may break. */
  upstream: z.record(z.string(), count),
});

export type Budget = z.infer<typeof budgetSchema>;

/** The numbers as they are now, by the names of the budget. */
export interface Measured {
  readonly rooms: Rooms;
  readonly upstream: Readonly<Record<string, number>>;
}

/**
 * @param value Content of code-budget.json.
 * @throws Error when it has another form.
 */
export function parseBudget(value: unknown): Budget {
  const budget = budgetSchema.safeParse(value);
  if (!budget.success) {
    throw new Error(
      `${BUDGET_FILE} cannot be used. A room looks like "src/lib": {"code": 10500, "tests": 4100}, in tokens.\n${z.prettifyError(budget.error)}`,
    );
  }
  return budget.data;
}

/** The numbers of both, each by its name: `src/lib code`. */
function namedNumbers({rooms, upstream}: Measured): ReadonlyMap<string, number> {
  return new Map([
    ...Object.entries(rooms).flatMap(([room, {code, tests}]): [string, number][] => [
      [`${room} code`, code],
      [`${room} tests`, tests],
    ]),
    ...Object.entries(upstream).map(([list, entries]): [string, number] => [
      `upstream ${list}`,
      entries,
    ]),
  ]);
}

/**
 * @returns A problem for each number that is above its budget, or so far below it that the budget is slack.
 */
export function checkBudget(measured: Measured, budget: Budget): readonly Problem[] {
  const [now, most] = [namedNumbers(measured), namedNumbers(budget)];
  return [...new Set([...now.keys(), ...most.keys()])].flatMap((name): Problem[] => {
    const [is, may] = [now.get(name) ?? 0, most.get(name) ?? 0];
    if (is > may) {
      return [
        {
          file: BUDGET_FILE,
          text: `${name}: ${is}, ${is - may} more than its ${may}`,
          fix: 'let a library, the platform or less do it. What has to grow gets its number in a commit of its own, which says what went for it.',
        },
      ];
    }
    return may - is > Math.max(LEAST_SLACK, SLACK * may)
      ? [
          {
            file: BUDGET_FILE,
            text: `${name}: ${is}, ${may - is} fewer than its ${may}`,
            fix: 'run npm run check:budget -- --lower, so that the room stays as small.',
          },
        ]
      : [];
  });
}

/** @returns The budget without slack: no number is higher than before, and what is gone has none. */
export function lowerBudget({rooms, upstream}: Measured, budget: Budget): Budget {
  return {
    about: budget.about,
    rooms: Object.fromEntries(
      Object.entries(budget.rooms).flatMap(([room, {code, tests}]) => {
        const now = rooms[room];
        return now
          ? [[room, {code: Math.min(code, now.code), tests: Math.min(tests, now.tests)}]]
          : [];
      }),
    ),
    upstream: Object.fromEntries(
      Object.entries(budget.upstream).map(([list, entries]) => [
        list,
        Math.min(entries, upstream[list] ?? 0),
      ]),
    ),
  };
}
