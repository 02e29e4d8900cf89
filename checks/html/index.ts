// Checks the built pages with the W3C's Nu Html Checker: `npm run check:html`, over the site in build/,
// part of `npm test`. Needs Java, and installs it where it may.
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {aptInstall} from '../../scripts/lib/install';
import {buildDir, needBuild, projectRoot} from '../../scripts/lib/paths';
import {runProgram} from '../../scripts/lib/runProgram';
import {runCheck} from '../shared/command';

/** The checker's own command. */
const command = createRequire(__filename).resolve('vnu-jar');

const OPTIONS = [
  '--errors-only',
  '--skip-non-html',
  // ESLint checks the style sheets; the checker does not know container queries and more of today's CSS.
  '--filterpattern',
  'CSS: .*',
];

/** A page, its line and the columns, before what is wrong there. */
const PLACE = /^"file:(.*?)":(\d+)\S*: /;

runCheck('html', async () => {
  needBuild();
  if (spawnSync('java', ['-version']).status !== 0) {
    aptInstall('No Java found', ['default-jre-headless']);
  }
  const {status, output, errors} = await runProgram(
    process.execPath,
    [command, ...OPTIONS, '--stdout', buildDir],
    // It reads deep trees, such as long tables of code, by recursion.
    {env: {...process.env, JDK_JAVA_OPTIONS: '-Xss8m'}},
  );
  const lines = output.split('\n').filter((line) => PLACE.test(line));
  if (status !== 0 && lines.length === 0) {
    throw new Error(
      `The HTML checker did not finish; it needs Java 11 or later. Debian: sudo apt-get install default-jre-headless. macOS: brew install --cask temurin. Windows: winget install EclipseAdoptium.Temurin.17.JRE\n${errors}`,
    );
  }
  // A mistake of a component is on many pages.
  const texts = new Set(lines.map((line) => line.replace(PLACE, '')));
  return {
    problems: [...texts].map((text) => {
      const places = lines.filter((line) => line.replace(PLACE, '') === text);
      const [, file = '', line] = PLACE.exec(places[0] ?? '') ?? [];
      return {
        file: path.relative(projectRoot, file),
        line: Number(line),
        text: `${text} (on ${places.length} pages)`,
        fix: 'correct the page or the component that has this markup.',
      };
    }),
    summary: 'no error',
  };
});
