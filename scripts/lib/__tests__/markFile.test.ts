/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {drawMarks} from '../markFile';

it.each([...drawMarks()])('%s is as it is drawn today', (file, drawn) => {
  // Otherwise: npm run generate:marks
  expect(readFileSync(file, 'utf8')).toBe(drawn);
});
