import {fillText} from '../buildTexts';

test('placeholders are filled by name', () => {
  expect(fillText('{a} and {b}', {a: '1'})).toBe('1 and {b}');
});
