import {buildStep, findBuildWarnings} from '../buildOutput';

describe('buildStep', () => {
  it.each([
    ['[INFO] [en] Creating an optimized production build...', 'Building the English site'],
    ['[INFO] [fr] Creating an optimized production build...', 'Building the French site'],
    ['[SUCCESS] Generated static files in "build/fr".', 'Wrote build/fr'],
    ['[INFO] Use `npm run serve` command to test your build locally.', null],
  ])('reads %s', (line, step) => {
    expect(buildStep(line)).toBe(step);
  });
});

describe('findBuildWarnings', () => {
  it('finds none in a clean build', () => {
    expect(findBuildWarnings('[INFO] [en] Creating…\n[SUCCESS] Generated static files\n')).toEqual(
      [],
    );
  });

  it('keeps the lines of a warning together and ends at the next message', () => {
    const output = [
      '[WARNING] Two things:',
      '- one',
      '',
      '- two',
      '[SUCCESS] Generated static files in "build".',
      'not a warning',
      '[WARNING] Another',
    ].join('\n');
    expect(findBuildWarnings(output)).toEqual([
      '[WARNING] Two things:\n- one\n\n- two',
      '[WARNING] Another',
    ]);
  });

  it('finds missing translations, each once', () => {
    const missing = '[translations] missing "home.title" in "fr" (add it to i18n/fr/code.json)';
    expect(findBuildWarnings(`${missing}\nother\n${missing}`)).toEqual([missing]);
  });
});
