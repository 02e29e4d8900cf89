import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Root folder of the project. */
export const projectRoot = path.resolve(__dirname, '../..');

/** Where the finished site is built. */
export const buildDir = path.join(projectRoot, 'build');

/** @throws Error where nothing is built there. */
export function needBuild(): void {
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error('There is no built site in build/. Build one with: npm run build');
  }
}

/**
 * @param root Absolute path of a folder.
 * @param folder A folder below it, or nothing for all; one that is missing holds no files.
 * @param name How the paths of the files are that are meant.
 * @returns Their paths from the root with forward slashes, sorted, without those of packages.
 */
export function filesBelow(root: string, folder: string, name: RegExp): string[] {
  const whole = path.join(root, folder);
  return (existsSync(whole) ? readdirSync(whole, {recursive: true, encoding: 'utf8'}) : [])
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => name.test(file) && !file.includes('node_modules/'))
    .toSorted();
}

/**
 * JavaScript file behind a package's command, to be run with this same Node: unlike `npx` and
 * `node_modules/.bin`, that needs no shell and reads the same on Windows.
 * @param packageName Package of the project's own dependencies.
 * @param command Name of the command, the package's own unless given.
 * @throws Error when the package has no such command.
 */
export function binScript(packageName: string, command = packageName): string {
  const folder = path.join(projectRoot, 'node_modules', packageName);
  const {bin} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly bin?: string | Readonly<Record<string, string>>;
  };
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (!file) {
    throw new Error(`${packageName} has no command "${command}".`);
  }
  return path.join(folder, file);
}
