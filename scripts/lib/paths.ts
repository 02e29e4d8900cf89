import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Root folder of the project. */
export const projectRoot = path.resolve(__dirname, '../..');

/** Where the finished site is built. */
export const buildDir = path.join(projectRoot, 'build');

/**
 * JavaScript file behind a package's command, to be run with this same Node: unlike `npx` and
 * `node_modules/.bin`, that needs no shell and reads the same on Windows.
 * @param packageName Package of the project's own dependencies.
 * @param command Name of the command, the package's own unless given.
 * @throws Error when the package is not installed or has no such command.
 */
export function binScript(packageName: string, command = packageName): string {
  const folder = path.join(projectRoot, 'node_modules', packageName);
  let manifest: {readonly bin?: string | Readonly<Record<string, string>>};
  try {
    manifest = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as typeof manifest;
  } catch (cause) {
    throw new Error(`${packageName} is not installed. Run: npm ci`, {cause});
  }
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (!file) {
    throw new Error(`${packageName} has no command "${command}".`);
  }
  return path.join(folder, file);
}
