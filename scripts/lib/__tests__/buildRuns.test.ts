import {buildRuns} from '../buildRuns';

it('builds each language in a process of its own, English first, or the one that is named', () => {
  expect(buildRuns(['--no-minify'])).toEqual([
    ['--no-minify', '--locale', 'en'],
    ['--no-minify', '--locale', 'fr'],
  ]);
  expect(buildRuns(['-l', 'fr'])).toEqual([['-l', 'fr']]);
  expect(() => buildRuns(['--locale=de'])).toThrow('The site has no language de, only en and fr.');
});
