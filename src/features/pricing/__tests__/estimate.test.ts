import {planLimits} from '@site/src/data/planLimits';
import {tiers} from '@site/src/data/tiers';
import {estimate, RANGES, readUsage, writeUsage, type Usage} from '../estimate';

const INITIAL_USAGE = readUsage('');
const usage = (change: Partial<Usage>): Usage => ({...INITIAL_USAGE, ...change});
const published = tiers.filter(({price}) => price.kind !== 'custom');

describe('an estimate', () => {
  it.each(published)('finds that $name is enough up to its last minute', (plan) => {
    const {sessions, minutes} = planLimits[plan.id];
    const all = {tests: 1, minutes: 1, runs: minutes, sessions};
    const first = tiers.find(({id}) => {
      const limits = planLimits[id];
      return limits.minutes >= minutes && limits.sessions >= sessions;
    });
    expect(estimate(all)).toMatchObject({month: minutes, run: 1, plan: {id: first?.id}});
    expect(estimate({...all, runs: minutes + 1}).plan?.id).not.toBe(first?.id);
  });

  it('shares the tests of a run between the sessions', () => {
    expect(estimate(usage({tests: 10, minutes: 3, sessions: 4})).run).toBe(9);
    expect(estimate(usage({tests: 2, minutes: 3, sessions: 4})).run).toBe(3);
  });

  it('says where a smaller plan would do with fewer sessions', () => {
    const {sessions} = planLimits.fire;
    const result = estimate({tests: 12, minutes: 1, runs: 1, sessions: sessions + 1});
    expect(result.plan?.id).not.toBe('fire');
    expect(result.smaller).toEqual({plan: tiers[0], sessions, run: Math.ceil(12 / sessions)});
    expect(estimate({tests: 12, minutes: 1, runs: 1, sessions}).smaller).toBeUndefined();
  });

  it('recommends no plan for what does not fit into a month', () => {
    const {tests, minutes, runs} = RANGES;
    const most = {tests: tests.max, minutes: minutes.max, runs: runs.max};
    expect(estimate({...most, sessions: 1})).toMatchObject({
      plan: undefined,
      smaller: undefined,
    });
  });
});

it('is kept in the URL, and read from any', () => {
  const entered = usage({tests: 7, minutes: 2.5});
  expect(readUsage(writeUsage(entered))).toEqual(entered);
  expect(writeUsage(INITIAL_USAGE)).toBe('');
  for (const search of ['?tests=&runs=NaN', '?tests=abc', '?sessions=%00', '?minutes=1e999']) {
    expect(readUsage(search)).toEqual(INITIAL_USAGE);
  }
  expect(readUsage('?tests=-5&sessions=9999&minutes=0.7')).toEqual(
    usage({tests: RANGES.tests.min, sessions: RANGES.sessions.max, minutes: 0.5}),
  );
});
