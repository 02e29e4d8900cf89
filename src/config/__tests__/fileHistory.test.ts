import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {tempFolder} from '../../../scripts/jest/tempFolder';
import {fileHistory} from '../fileHistory';

const {folder} = tempFolder();

const git = (cwd: string, ...args: readonly string[]) => {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd,
    stdio: 'ignore',
  });
};

it('is that of Git in a full clone, and none in a shallow one or outside of a repository', () => {
  const [full, shallow] = [path.join(folder, 'full'), path.join(folder, 'shallow')];
  fs.mkdirSync(full);
  git(full, 'init');
  git(full, 'commit', '--allow-empty', '--message', 'One');
  git(full, 'commit', '--allow-empty', '--message', 'Two');
  git(folder, 'clone', '--depth', '1', pathToFileURL(full).href, shallow);
  expect([full, shallow, folder].map(fileHistory)).toEqual(['default-v2', 'disabled', 'disabled']);
});
