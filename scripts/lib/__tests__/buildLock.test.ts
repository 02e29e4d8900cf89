import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {tempFolder} from '../../jest/tempFolder';
import {withBuildLock} from '../buildLock';

const file = path.join(tempFolder().folder, 'build.lock');
const build = async () => withBuildLock('npm run build', () => Promise.resolve('built'), file);

it('refuses a second build in a folder, and names the one that is under way, even if that fails', async () => {
  const first = withBuildLock(
    'npm run preview',
    async () => {
      await build();
    },
    file,
  );
  await expect(first).rejects.toThrow(
    new RegExp(`npm run preview, process ${process.pid}, since \\d\\d:\\d\\d\\. Wait`),
  );
  expect(await build()).toBe('built');
});

it.each([
  ['whose process has ended', spawnSync(process.execPath, ['-e', '']).pid, 0],
  // Its number is that of another program since the last start of the machine.
  ['that has given no sign of life for a minute', process.pid, 60_000],
  ['whose lock is half written', '', 0],
])('takes over from a build %s', async (_name, pid, age) => {
  fs.writeFileSync(file, `{"pid":${pid}${pid && '}'}`);
  const then = new Date(Date.now() - age);
  fs.utimesSync(file, then, then);
  expect(await build()).toBe('built');
  expect(fs.existsSync(file)).toBe(false);
});
