import {checkBudget, lowerBudget, type Budget} from '../checkBudget';
import {countTokens} from '../tokens';

const budget: Budget = {
  about: '',
  rooms: {'src/lib': {code: 1000, tests: 400}},
  upstream: {originals: 3},
};

const measured = (code: number, originals = 3) => ({
  rooms: {'src/lib': {code, tests: 400}},
  upstream: {originals},
});

it.each([
  ['a.ts', '/** Adds. */\nconst sum = (a: number) => a + 1; // one', 'const sum=(a:number)=>a+1'],
  ['a.tsx', 'const a = <b c="d">Two words</b>;\n\n\n', 'const a=<b c="d">x</b>;'],
  ['a.css', '/* A */ .a,\n.b { margin: 0 auto; }', '.a,.b{margin:0 auto}'],
])('%s: comments, line breaks and long texts count nothing', (file, one, other) => {
  expect(countTokens(file, one)).toBeGreaterThan(4);
  expect(Math.abs(countTokens(file, one) - countTokens(file, other))).toBeLessThanOrEqual(1);
});

it('counts names, signs and literals, in any number of lines', () => {
  expect(countTokens('a.ts', 'call(a, "b c");')).toBe(7);
  expect(countTokens('a.css', '@media (width < 40rem) { a:hover { color: red } }')).toBe(7);
});

it('names a room above its budget, or far below it, with what to do', () => {
  expect(checkBudget(measured(1001), budget)).toEqual([
    expect.objectContaining({text: 'src/lib code: 1001, 1 more than its 1000'}),
  ]);
  expect(checkBudget(measured(900), budget)).toEqual([
    expect.objectContaining({fix: expect.stringContaining('--lower') as string}),
  ]);
  expect(checkBudget(measured(960), budget)).toEqual([]);
});

it('wants a number for each room and each list of what Docusaurus may break', () => {
  expect(checkBudget({...measured(1000), upstream: {originals: 4}}, budget)).toHaveLength(1);
  const rooms = {...measured(1000).rooms, 'src/new': {code: 10, tests: 0}};
  expect(checkBudget({...measured(1000), rooms}, budget)).toHaveLength(1);
});

it('lowers numbers, and raises none', () => {
  const rooms = {...measured(900).rooms, 'src/new': {code: 10, tests: 0}};
  expect(lowerBudget({...measured(900, 5), rooms}, budget)).toEqual({
    ...budget,
    rooms: {'src/lib': {code: 900, tests: 400}},
  });
});
