import {setTimeout} from 'node:timers/promises';
import {collectGarbage} from '../memory';

it('frees what nothing refers to, in a large heap alone', async () => {
  const garbage = new WeakRef({});
  // Until then, the reference itself keeps its target.
  await setTimeout();
  collectGarbage(Infinity);
  expect(garbage.deref()).toBeDefined();
  await setTimeout();
  collectGarbage(0);
  expect(garbage.deref()).toBeUndefined();
  expect(globalThis).not.toHaveProperty('gc');
});
