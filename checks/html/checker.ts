import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {text} from 'node:stream/consumers';
import {aptInstall} from '../../scripts/lib/install';
import type {HtmlMessage} from './report';

/** vnu-jar's own search for a Java; it brings no types. */
interface JavaResolver {
  readonly resolveJava: () => Promise<string>;
}

const require = createRequire(__filename);

/** The checker reads deep trees, such as long tables of code, by recursion. */
const STACK = '-Xss8m';

/**
 * Finds a Java, and installs one where there is none and it can.
 * @returns Path of its command.
 * @throws When there is none.
 */
export async function findJava(): Promise<string> {
  const {resolveJava} = require('vnu-jar/vnu-java-downloader.js') as JavaResolver;
  const {status} = await run('java', ['-version']);
  if (status !== 0) {
    aptInstall('No Java found', ['default-jre-headless']);
  }
  try {
    return await resolveJava();
  } catch (cause) {
    throw new Error(
      'The HTML checker needs Java 11 or later, and none could be installed from here. Debian: sudo apt-get install default-jre-headless. macOS: brew install --cask temurin. Windows: winget install EclipseAdoptium.Temurin.17.JRE',
      {cause},
    );
  }
}

async function run(
  program: string,
  args: readonly string[],
): Promise<{readonly status: number | null; readonly output: string; readonly errors: string}> {
  const child = spawn(program, args, {stdio: ['ignore', 'pipe', 'pipe']});
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => {
      resolve(null);
    });
    child.once('close', resolve);
  });
  const [output, errors, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  return {status, output, errors};
}

/**
 * Runs the W3C's Nu Html Checker over a folder. Installs Java where there is none and it can.
 * @param folder Absolute path; every .html file in it is read.
 * @returns All of its messages.
 * @throws When there is no Java, or the checker did not finish.
 * @see https://validator.github.io/validator/
 */
export async function checkHtml(folder: string): Promise<readonly HtmlMessage[]> {
  const java = await findJava();
  const jar = String(require('vnu-jar'));
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html'];
  const {status, output, errors} = await run(java, [STACK, '-jar', jar, ...options, folder]);
  if (status !== 0) {
    throw new Error(
      `The HTML checker did not finish (code ${status ?? 'none'}).\n${errors.trim()}`,
    );
  }
  return (JSON.parse(output) as {readonly messages: readonly HtmlMessage[]}).messages;
}
