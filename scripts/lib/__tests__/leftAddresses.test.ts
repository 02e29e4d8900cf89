import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {refuseLeftAddresses} from '../leftAddresses';

it('refuses addresses of the defaults in any text of the site, with file and line', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'left-'));
  const write = (name: string, text: string): void => {
    fs.writeFileSync(path.join(folder, name), text);
  };
  write('index.html', '<a href="https://portal.acme.com/">\nhttps://myfiregrid.example/');
  write('problems.md', 'https://api.firegrid.example/problems/not-found');
  write('a.png', 'https://portal.firegrid.example/');
  expect(() => refuseLeftAddresses(folder)).not.toThrow();
  write('_headers', '\nhelp@Firegrid.example');
  write('many.txt', 'https://hub.firegrid.example\n'.repeat(20));
  expect(() => refuseLeftAddresses(folder)).toThrow(
    /\n {2}_headers:2: help@Firegrid\.example\n {2}many\.txt:1: hub\.firegrid\.example\n[^]+ and 11 more\nFind/,
  );
  fs.rmSync(folder, {recursive: true});
});
