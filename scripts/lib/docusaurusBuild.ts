import fs from 'node:fs';
import path from 'node:path';
import {wholeFile} from '../../src/plugins/built-pages/wholeFile';
import {binScript, projectRoot} from './paths';
import {runProgram, type Run} from './runProgram';

/** Docusaurus suggests a script that this project does not have. */
const withoutSuggestion = (text: string): string => text.replace(/^.*npm run serve.*\n?/gm, '');

/**
 * Runs `docusaurus build`. What it says goes to the terminal.
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
  files.forEach((file) => {
    fs.rmSync(file, {force: true});
  });
  const docusaurus = binScript('@docusaurus/core', 'docusaurus');
  const run = await runProgram(process.execPath, [docusaurus, 'build', ...args], {
    cwd: projectRoot,
    terminal: withoutSuggestion,
    env: {...env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'})},
  });
  if (run.status === 0 && !files.every((file) => fs.existsSync(file))) {
    console.error(
      'The build was stopped before the site was whole. Do not publish it: build again.',
    );
    return {...run, status: 1};
  }
  return run;
}
