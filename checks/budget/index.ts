// Fails when a room of code has grown above its tokens in code-budget.json, or is so far below them that they allow
// what no one asked for: `npm run check:budget`, part of `npm run check`. `-- --lower` writes lower numbers, never higher ones.
import fs from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../scripts/lib/paths';
import {runCheck} from '../shared/command';
import {readJson, readJsonAs} from '../shared/problem';
import {BUDGET_FILE, budgetSchema, checkBudget, lowerBudget} from './checkBudget';
import {readRooms} from './rooms';

const UPSTREAM_FILE = 'src/theme/upstream.json';

const EXAMPLE = ' A room looks like "src/lib": {"code": 10500, "tests": 4100}, in tokens.';

runCheck('budget', async () => {
  const file = path.join(projectRoot, BUDGET_FILE);
  const lists = readJson(path.join(projectRoot, UPSTREAM_FILE)) as Readonly<Record<string, object>>;
  const measured = {
    rooms: readRooms(projectRoot),
    upstream: Object.fromEntries(
      Object.entries(lists).map(([list, entries]) => [list, Object.keys(entries).length]),
    ),
  };
  let budget = readJsonAs(file, budgetSchema, EXAMPLE);
  if (process.argv.includes('--lower')) {
    budget = lowerBudget(measured, budget);
    fs.writeFileSync(file, `${JSON.stringify(budget, null, 2)}\n`);
  }
  const rooms = Object.values(measured.rooms);
  const sum = (kind: 'code' | 'tests') =>
    rooms.reduce((all, room) => all + room[kind], 0).toLocaleString('en');
  return Promise.resolve({
    problems: checkBudget(measured, budget),
    summary: `${sum('code')} tokens of code and ${sum('tests')} of tests in ${rooms.length} rooms`,
  });
});
