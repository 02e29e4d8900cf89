/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {parsePalette} from '../palette';

// Cards, trails and pictures of articles are read in the built pages (checks/built).

it('names a colour that is missing or that no picture can have', () => {
  const tokens = fs.readFileSync(path.join(__dirname, '../../../../css/tokens.css'), 'utf8');
  expect(() => parsePalette(tokens.replaceAll('--cell-warm:', '--cell-hot:'))).toThrow(
    '--cell-warm no colour',
  );
});
