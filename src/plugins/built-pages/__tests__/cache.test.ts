/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildCache} from '../cache';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
afterAll(() => {
  fs.rmSync(parent, {recursive: true});
});

it('makes a result once, and keeps what the last build asked for', async () => {
  const folder = path.join(parent, 'new', 'fr');
  const build = async (asked: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const made: string[] = [];
    const cache = buildCache(folder);
    for (const [hash, text] of Object.entries(asked)) {
      const make = () => {
        made.push(hash);
        return Promise.resolve(Buffer.from(text));
      };
      expect((await cache.get(hash, make)).toString()).toBe(text);
    }
    cache.removeUnused();
    return made;
  };
  expect(await build({a: '1', b: '2'})).toEqual(['a', 'b']);
  // A build that was stopped left half a file.
  fs.writeFileSync(path.join(folder, 'c.draft'), '');
  expect(await build({b: '2', c: '3'})).toEqual(['c']);
  expect(fs.readdirSync(folder)).toEqual(['b', 'c']);
  expect(await build({a: '1'})).toEqual(['a']);
});

it('keeps nothing of a result that could not be made', async () => {
  const cache = buildCache(path.join(parent, 'failed'));
  await expect(cache.get('a', () => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect((await cache.get('a', () => Promise.resolve(Buffer.from('1')))).toString()).toBe('1');
});

it.each([
  ['cut in half', (stored: Buffer) => stored.subarray(0, stored.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['changed', (stored: Buffer) => Buffer.concat([stored.subarray(0, -1), Buffer.from('x')])],
])('makes a result anew whose file is %s', async (name, damage) => {
  const folder = path.join(parent, name);
  const picture = Buffer.from('A picture of some length'.repeat(10));
  await buildCache(folder).get('a.png', () => Promise.resolve(picture));
  const file = path.join(folder, 'a.png');
  fs.writeFileSync(file, damage(fs.readFileSync(file)));
  expect(await buildCache(folder).get('a.png', () => Promise.resolve(picture))).toEqual(picture);
  expect(
    await buildCache(folder).get('a.png', () => Promise.reject(new Error('Made twice'))),
  ).toEqual(picture);
});

it('does without, and says so, where it cannot write', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  // As root, no folder is read-only.
  const file = path.join(parent, 'file');
  fs.writeFileSync(file, '');
  const cache = buildCache(path.join(file, 'fr'));
  expect((await cache.get('a', () => Promise.resolve(Buffer.from('1')))).toString()).toBe('1');
  cache.removeUnused();
  expect(String(warn.mock.calls)).toMatch(/file.fr cannot be written \(ENOTDIR\)/);
});
