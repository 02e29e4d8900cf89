/** @jest-environment node */
import path from 'node:path';
import {tempFolder} from '@site/scripts/jest/tempFolder';
import {licensesText} from '..';

const root = tempFolder();

/** Makes a package. @returns Its folder. */
function add(name: string, manifest: object, files: Readonly<Record<string, string>> = {}) {
  const folder = path.join('node_modules', name);
  const all = {...files, 'package.json': JSON.stringify({name, version: '1.0.0', ...manifest})};
  for (const [file, text] of Object.entries(all)) {
    root.write(path.join(folder, file), text);
  }
  return path.join(root.folder, folder);
}

it('holds each package once, in order, with all of its notices', () => {
  const b = add(
    'b',
    {license: 'Apache-2.0'},
    {LICENSE: 'Text of b\n', 'NOTICE.txt': 'Notice of b'},
  );
  const a = add('@x/a', {license: 'MIT'}, {'LICENSE-MIT.md': 'Text of a', 'license.js': 'code'});
  expect(licensesText([b, a, b])).toBe(
    '@x/a 1.0.0 (MIT)\n================\n\nText of a\n\n\nb 1.0.0 (Apache-2.0)\n====================\n\nText of b\nNotice of b\n',
  );
});

it('stops the build for a package without a license', () => {
  expect(() => licensesText([add('d', {})])).toThrow('licenses: d ships to browsers');
});
