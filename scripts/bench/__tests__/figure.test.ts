/** @jest-environment node */
import {formatFigures, isWithin, median, type Figure} from '../figure';

const clean: Figure = {name: 'clean', ours: 48, reference: 30, unit: 's', limit: 1.6};
const score: Figure = {name: '/fr/ score', ours: 99, unit: '', limit: 100, isLeast: true};

it('compares a ratio, or a figure alone, with its limit', () => {
  expect(isWithin(clean)).toBe(true);
  expect(isWithin({...clean, ours: 48.1})).toBe(false);
  expect(isWithin(score)).toBe(false);
  expect(isWithin({...score, ours: 100})).toBe(true);
  expect(isWithin({...score, isLeast: false})).toBe(true);
});

it('counts a figure that could not be measured as over its limit', () => {
  expect(isWithin({...clean, ours: NaN})).toBe(false);
  expect(isWithin({...score, ours: NaN})).toBe(false);
});

it('writes a table', () => {
  expect(
    formatFigures([clean, score])
      .split('\n')
      .map((line) => line.replace(/ +/g, ' ')),
  ).toEqual([
    ' ours reference ratio limit',
    'clean 48 s 30 s 1.6 ≤ 1.6 ok',
    '/fr/ score 99 ≥ 100 OVER',
  ]);
});

it('takes the middle', () => {
  expect(median([30, 1, 2])).toBe(2);
});
