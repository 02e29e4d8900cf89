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
  /^(?:\.git|\.docusaurus|\.cache|\.wireit|build|media|test-results)$|(?:^|[\\/])node_modules$/;

/** Links the installed packages, so that caches, which are beside them, are the copy's own. */
function linkPackages(root: string): void {
  const modules = path.join(projectRoot, 'node_modules');
  fs.mkdirSync(path.join(root, 'node_modules'));
  for (const name of fs.readdirSync(modules).filter((each) => each !== '.cache')) {
    fs.symlinkSync(path.join(modules, name), path.join(root, 'node_modules', name), 'junction');
  }
}

/**
 * Makes an empty folder with the project's packages, which goes away with all that is in it.
 * @param use Called with the folder.
 * @returns What `use` returned.
 */
export async function withFolder<T>(use: (root: string) => Promise<T>): Promise<T> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-copy-')));
  try {
    linkPackages(root);
    return await use(root);
  } finally {
    fs.rmSync(root, {recursive: true, force: true});
  }
}

/**
 * Copies the site's sources, with its history.
 * @param root Folder from withFolder().
 */
export function copySite(root: string): void {
  fs.cpSync(projectRoot, root, {
    recursive: true,
    filter: (file) => !LEFT_OUT.test(path.relative(projectRoot, file)),
  });
  const git = path.join(projectRoot, '.git');
  if (fs.existsSync(git)) {
    const isFolder = fs.statSync(git).isDirectory();
    // As Git itself writes it in a worktree.
    const pointer = isFolder ? `gitdir: ${git}\n` : fs.readFileSync(git, 'utf8');
    fs.writeFileSync(path.join(root, '.git'), pointer);
  }
}

/**
 * Builds the site in a folder.
 * @param root Folder with a configuration of Docusaurus.
 * @param args Arguments for `docusaurus build`.
 * @param env Variables beyond the process' own.
 * @throws Error with the build's output when it fails.
 */
export async function buildSite(
  root: string,
  args: readonly string[] = [],
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
