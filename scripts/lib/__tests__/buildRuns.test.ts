/** @jest-environment node */
import {buildRuns} from '../buildRuns';

it('builds each language in a process of its own, English first, or the one that is named', () => {
  expect(buildRuns(['--no-minify'])).toEqual([
    ['--no-minify', '--locale', 'en'],
    ['--no-minify', '--locale', 'fr'],
  ]);
  expect(buildRuns(['--locale', 'fr'])).toEqual([['--locale', 'fr']]);
});
