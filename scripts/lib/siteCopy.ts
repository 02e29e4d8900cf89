import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {binScript, projectRoot} from './paths';
import {runProgram} from './runProgram';

/** The resources that a build used. */
export interface Cost {
  /** Seconds of processor time, of all threads; Git, which reads the history, is not counted. */
  readonly cpu: number;
  /** The most memory at any moment, in MB. */
  readonly memory: number;
}

/** Not needed in a copy, or linked; the last in any folder. */
const LEFT_OUT =
  /^(?:\.docusaurus|\.cache|\.wireit|build|media|test-results)$|(?:^|[\\/])node_modules$/;

/**
 * Copies the site's sources, with its history, into a folder that goes away.
 * @param use Called with the folder.
 * @returns What `use` returned.
 */
export async function withSiteCopy<T>(use: (root: string) => Promise<T>): Promise<T> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-copy-')));
  try {
    fs.cpSync(projectRoot, root, {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(path.relative(projectRoot, file)),
    });
    // A link for each package, so that caches, which are beside them, are the copy's own.
    const packages = path.join(projectRoot, 'node_modules');
    fs.mkdirSync(path.join(root, 'node_modules'));
    for (const name of fs.readdirSync(packages).filter((each) => each !== '.cache')) {
      fs.symlinkSync(path.join(packages, name), path.join(root, 'node_modules', name), 'junction');
    }
    return await use(root);
  } finally {
    fs.rmSync(root, {recursive: true, force: true});
  }
}

/**
 * Builds a copy of the site.
 * @param root Its folder.
 * @param args Arguments for `docusaurus build`.
 * @param env Variables beyond the process' own.
 * @throws Error with the build's output when it fails.
 */
export async function buildSite(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Cost> {
  const usageFile = path.join(root, 'usage.json');
  const {status, output, errors} = await runProgram(
    process.execPath,
    [
      '--import',
      pathToFileURL(path.join(__dirname, 'reportUsage.mjs')).href,
      path.relative(projectRoot, binScript('@docusaurus/core', 'docusaurus')),
      'build',
      ...args,
    ],
    {
      cwd: root,
      // Nothing is deployed, so what is not configured may stay so.
      env: {
        ...process.env,
        SITE_URL: '',
        CONFIG_STRICT: '0',
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        USAGE_FILE: usageFile,
        ...env,
      },
    },
  );
  if (status !== 0) {
    throw new Error(`The build in ${root} failed.\n${output}\n${errors}`);
  }
  return JSON.parse(fs.readFileSync(usageFile, 'utf8')) as Cost;
}
