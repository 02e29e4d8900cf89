/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {BuildUnderWay, withBuildLock} from '../buildLock';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
const file = path.join(folder, '.cache', 'build.lock');
const build = async (): Promise<string> =>
  withBuildLock('npm run build', () => Promise.resolve('built'), file);

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

it('refuses a second build in a folder, and names the one that is under way', async () => {
  await withBuildLock(
    'npm run preview',
    async () => {
      await expect(build()).rejects.toThrow(BuildUnderWay);
      await expect(build()).rejects.toThrow(
        new RegExp(`npm run preview, process ${process.pid}, since \\d\\d:\\d\\d\\. Wait`),
      );
    },
    file,
  );
  expect(await build()).toBe('built');
});

it('is free again after a build that failed', async () => {
  const failed = withBuildLock('npm run build', () => Promise.reject(new Error('No')), file);
  await expect(failed).rejects.toThrow('No');
  expect(await build()).toBe('built');
});

it.each([
  ['whose process has ended', () => spawnSync(process.execPath, ['-e', '']).pid, 0],
  // Its number is that of another program since the last start of the machine.
  ['that has given no sign of life for a minute', () => process.pid, 60_000],
])('takes over from a build %s', async (_name, pidOf, age) => {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify({pid: pidOf(), command: 'npm test', since: '20:04'}));
  const then = new Date(Date.now() - age);
  fs.utimesSync(file, then, then);
  expect(await build()).toBe('built');
  expect(fs.existsSync(file)).toBe(false);
});

it('takes over a lock that is half written', async () => {
  fs.writeFileSync(file, '{"pid":');
  expect(await build()).toBe('built');
});
