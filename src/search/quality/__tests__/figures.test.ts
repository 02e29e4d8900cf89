import {problemsOf, scoreOf, type Figures} from '../figures';

const good: Figures = {
  locale: 'en',
  search: {count: 1, first: 0.8, firstThree: 0.95},
  questions: {count: 1, first: 0.8, firstThree: 0.92, declined: 0.8, notSure: 0.2},
  medianMs: 25,
};

it('counts right pages that come first and among the first three', () => {
  expect(scoreOf([1, 2, null, 4])).toEqual({count: 4, first: 0.25, firstThree: 0.5});
  expect(scoreOf([])).toEqual({count: 0, first: 0, firstThree: 0});
});

it('finds nothing wrong with figures at the floors', () => {
  expect(problemsOf([good, {...good, locale: 'fr'}])).toEqual([]);
});

it('names every figure below its floor, and languages that differ', () => {
  const bad: Figures = {
    locale: 'fr',
    search: {count: 1, first: 0.9, firstThree: 0.9},
    questions: {count: 1, first: 0.7, firstThree: 0.92, declined: 0.5, notSure: 0.3},
    medianMs: 40,
  };
  expect(problemsOf([good, bad])).toEqual([
    'search, fr: 90.0 % firstThree, below 95.0 %',
    'questions, fr: 70.0 % first, below 80.0 %',
    'questions, fr: 50.0 % declined, below 80.0 %',
    'questions, fr: not sure of 30.0 %, above 20.0 %',
    'search, fr: 40 ms a query, above 25',
    'search: the languages differ by 10.0 % first',
  ]);
});
