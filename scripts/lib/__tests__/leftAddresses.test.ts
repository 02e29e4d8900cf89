import {tempFolder} from '../../jest/tempFolder';
import {refuseLeftAddresses} from '../leftAddresses';

const {folder, write} = tempFolder();

it('refuses addresses of the defaults in any text of the site, with file and line', () => {
  write('index.html', '<a href="https://portal.acme.com/">\nhttps://myfiregrid.example/');
  write('problems.md', 'https://api.firegrid.example/problems/not-found');
  write('a.png', 'https://portal.firegrid.example/');
  expect(() => refuseLeftAddresses(folder)).not.toThrow();
  write('_headers', '\nhelp@Firegrid.example');
  write('many.txt', 'https://hub.firegrid.example\n'.repeat(20));
  expect(() => refuseLeftAddresses(folder)).toThrow(
    /\n {2}_headers:2: help@Firegrid\.example\n {2}many\.txt:1: hub\.firegrid\.example\n[^]+ and 11 more\nFind/,
  );
});
