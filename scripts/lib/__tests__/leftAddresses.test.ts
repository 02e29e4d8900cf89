/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {refuseLeftAddresses} from '../leftAddresses';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'left-'));

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  fs.writeFileSync(path.join(folder, name), text);
};

it('refuses addresses of the defaults in any text of the site, with file and line', () => {
  write('index.html', '<a href="https://portal.acme.com/">\nhttps://myfiregrid.example/');
  write('fr/problems.md', 'https://api.firegrid.example/problems/not-found');
  write('a.png', 'https://portal.firegrid.example/');
  expect(() => refuseLeftAddresses(folder)).not.toThrow();
  write('api/list.html', '<p>\n"https://portal.firegrid.example/results/1"');
  write('fr/_headers', 'help@Firegrid.example');
  expect(() => refuseLeftAddresses(folder)).toThrow(
    /\n {2}api\/list\.html:2: portal\.firegrid\.example\/results\/1\n {2}fr\/_headers:1: help@Firegrid\.example\nFind/,
  );
});

it('counts what it does not list', () => {
  write('many.txt', 'https://hub.firegrid.example\n'.repeat(20));
  expect(() => refuseLeftAddresses(folder)).toThrow(/many\.txt:8: [^\n]+\n {2}and 12 more/);
});
