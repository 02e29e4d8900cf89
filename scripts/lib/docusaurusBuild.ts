import fs from 'node:fs';
import path from 'node:path';
import {wholeFile} from '../../src/plugins/built-pages/wholeFile';
import {binScript, projectRoot} from './paths';
import {runProgram, type Run} from './runProgram';

/** More room for short-lived objects: the collector of garbage works half as often, for 100 MB more. */
const NODE_OPTIONS = ['--max-semi-space-size=64'];

/** How Rspack, a program in Rust, ends where it finds no words. */
const PANIC = 'panicked at';

/** Where Rspack keeps what it has compiled. */
const cacheDir = path.join(projectRoot, 'node_modules', '.cache', 'rspack');

/**
 * Runs `docusaurus build`. What it says goes to the terminal. Where the bundler crashes, perhaps over its cache, which a full
 * disk or a stopped machine may have damaged, the cache is cleared and the site built once more.
 * @param args Its arguments.
 * @param locales The languages that it builds.
 * @param env Its environment.
 * @returns Its end. The status is not 0 either when it ended without an error and before the site was whole, as it does
 * when it is stopped.
 */
export async function docusaurusBuild(
  args: readonly string[],
  locales: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Run> {
  const generated = path.join(
    projectRoot,
    env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  );
  const files = locales.map((locale) => wholeFile(generated, locale));
  const docusaurus = binScript('@docusaurus/core', 'docusaurus');
  const build = async () => {
    files.forEach((file) => {
      fs.rmSync(file, {force: true});
    });
    return runProgram(process.execPath, [...NODE_OPTIONS, docusaurus, 'build', ...args], {
      cwd: projectRoot,
      terminal: 'copy',
      env: {...env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'})},
    });
  };
  let run = await build();
  if (run.status !== 0 && (run.output + run.errors).includes(PANIC)) {
    console.warn(
      `The bundler crashed, perhaps over its cache. Clearing ${cacheDir}, and building again.`,
    );
    fs.rmSync(cacheDir, {recursive: true, force: true});
    run = await build();
  }
  if (run.status === 0 && !files.every((file) => fs.existsSync(file))) {
    console.error(
      'The build was stopped before the site was whole. Do not publish it: build again.',
    );
    return {...run, status: 1};
  }
  return run;
}
