import fs from 'node:fs';
import path from 'node:path';
import {parsePalette} from '../palette';

const tokens = fs.readFileSync(path.join(__dirname, '../../../../css/tokens.css'), 'utf8');

describe('parsePalette', () => {
  it('finds the night colours in the tokens of the site', () => {
    const colours: string[] = Object.values(parsePalette(tokens));
    expect(colours.filter((colour) => !/^#[\da-f]{6}$/i.test(colour))).toEqual([]);
    expect(new Set(colours).size).toBe(colours.length);
  });

  it.each([
    ['names the token that is missing', /--cell-warm:/g, '--cell-hot:', '--cell-warm no colour'],
    [
      'refuses what satori cannot read',
      /(?<=data-theme='dark'\],[^}]*--text-muted:)[^;]+/,
      ' oklch(80% 0 0)',
      '“oklch(80% 0 0)”',
    ],
  ])('%s', (_what, pattern, text, message) => {
    expect(() => parsePalette(tokens.replace(pattern, text))).toThrow(message);
  });
});
