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

  it('says which token is missing', () => {
    const without = tokens.replaceAll('--cell-warm:', '--cell-hot:');
    expect(() => parsePalette(without)).toThrow('--cell-warm no colour');
  });

  it('refuses what satori cannot read', () => {
    const odd = tokens.replace(
      /(data-theme='dark'\],[^}]*--text-muted:)[^;]+/,
      '$1 oklch(80% 0 0)',
    );
    expect(() => parsePalette(odd)).toThrow('“oklch(80% 0 0)”');
  });
});
