/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {marks, type MarkName} from '../../../src/data/marks';
import {drawMark, markFile} from '../markFile';

it.each(Object.keys(marks) as MarkName[])('static/marks has %s as it is drawn today', (name) => {
  // Otherwise: npm run generate:marks
  expect(readFileSync(markFile(name), 'utf8')).toBe(drawMark(name));
});
