// Checks every built page with the W3C's Nu Html Checker: `npm run check:html`, over the site in build/,
// part of `npm test`. Needs Java, and installs it where it may.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {aptInstall} from '../../scripts/lib/install';
import {buildDir, projectRoot} from '../../scripts/lib/paths';
import {runProgram} from '../../scripts/lib/runProgram';
import {listFiles} from '../../src/plugins/built-pages/readPage';
import {runCheck} from '../shared/command';
import {reportHtml, type HtmlMessage} from './report';

const require = createRequire(__filename);

/** The checker reads deep trees, such as long tables of code, by recursion. */
const STACK = '-Xss8m';

/** Path of the Java command; vnu-jar brings a search for one, without types. */
async function findJava(): Promise<string> {
  const {resolveJava} = require('vnu-jar/vnu-java-downloader.js') as {
    readonly resolveJava: () => Promise<string>;
  };
  if (spawnSync('java', ['-version']).status !== 0) {
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

/** @see https://validator.github.io/validator/ */
runCheck('html', async () => {
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error('There is no build to check. Run npm run build first.');
  }
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html'];
  const jar = String(require('vnu-jar'));
  const files = listFiles(buildDir, '.html').map((name) => path.join(buildDir, name));
  const args = [STACK, '-jar', jar, ...options, ...files];
  const {status, output, errors} = await runProgram(await findJava(), args);
  if (status !== 0) {
    throw new Error(`The HTML checker did not finish (code ${status ?? 'none'}).\n${errors}`);
  }
  const {messages} = JSON.parse(output) as {readonly messages: readonly HtmlMessage[]};
  const problems = reportHtml(messages, projectRoot);
  if (problems.length > 0) {
    throw new Error(`html: ${problems.length} to fix\n\n${problems.join('\n')}`);
  }
  return {problems: [], summary: 'no error'};
});
