import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {runProgram} from '../lib/runProgram';

const FOLDER = path.join(__dirname, 'lighthouse');

/**
 * Loads a package of the bench's own (lighthouse/package.json), which `npm ci` of the site does not install:
 * Lighthouse alone brings 200 others. They are installed when they are missing.
 * @param name Name of the package.
 * @throws Error with npm's output when they cannot be installed.
 */
export async function load<T>(name: string): Promise<T> {
  if (!existsSync(path.join(FOLDER, 'node_modules', name))) {
    console.log('Installing what the bench alone needs (scripts/bench/lighthouse) …');
    // As npm names itself to what it runs; it is no program of its own on Windows.
    const npm = process.env.npm_execpath;
    const {status, errors} = await (npm === undefined
      ? runProgram('npm', ['ci'], {cwd: FOLDER})
      : runProgram(process.execPath, [npm, 'ci'], {cwd: FOLDER}));
    if (status !== 0) {
      throw new Error(`npm ci in ${FOLDER} failed.\n${errors}`);
    }
  }
  const file = createRequire(path.join(FOLDER, 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)) as T;
}
