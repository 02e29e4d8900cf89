import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {fileHistory} from '../fileHistory';

let folder: string;

const git = (cwd: string, ...args: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd,
    stdio: 'ignore',
  });
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

it('is that of Git in a full clone, and none in a shallow one', () => {
  const full = path.join(folder, 'full');
  fs.mkdirSync(full);
  git(full, 'init');
  git(full, 'commit', '--allow-empty', '--message', 'One');
  git(full, 'commit', '--allow-empty', '--message', 'Two');
  git(folder, 'clone', '--depth', '1', pathToFileURL(full).href, 'shallow');
  expect(fileHistory(full)).toBe('default-v2');
  expect(fileHistory(path.join(folder, 'shallow'))).toBe('disabled');
});

it('is none outside of a repository', () => {
  expect(fileHistory(folder)).toBe('disabled');
});
