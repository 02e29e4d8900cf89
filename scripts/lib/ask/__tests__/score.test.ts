import {questionProblems, readFigures, searchProblems} from '../figures';
import {median, placeOf, scoreOf} from '../score';

it('finds the first right page, whatever its language and section', () => {
  expect(placeOf(['/fr/a/', '/fr/b/#c'], ['/b/#d'])).toBe(2);
  expect(placeOf(['/a/'], ['/b/'])).toBeNull();
  expect(placeOf(['/fr/'], ['/#pricing'])).toBe(1);
});

it('counts shares and reciprocal ranks', () => {
  expect(scoreOf([1, 2, null, 4])).toEqual({
    count: 4,
    first: 0.25,
    firstThree: 0.5,
    reciprocalRank: 0.4375,
  });
  expect(median([3, 1, 2])).toBe(2);
});

it('holds the last figures above the floors', () => {
  const figures = readFigures();
  expect([...searchProblems(figures), ...questionProblems(figures)]).toEqual([]);
});
