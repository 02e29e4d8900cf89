/** @jest-environment node */
import {buildRuns} from '../buildRuns';

it('builds each language in a process of its own, English first, or the one that is named', () => {
  expect(buildRuns(['--no-minify'])).toEqual([
    ['--no-minify', '--locale', 'en'],
    ['--no-minify', '--locale', 'fr'],
  ]);
  expect(buildRuns(['--locale', 'fr'])).toEqual([['--locale', 'fr']]);
});

it.each([['--locale', 'de'], ['--locale=de'], ['-l', 'de'], ['-l', 'fr', '-l', 'de']])(
  'refuses a language that the site does not have: %s %s',
  (...given) => {
    expect(() => buildRuns(given)).toThrow('The site has no language de, only en and fr.');
  },
);
