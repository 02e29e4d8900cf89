/**
 * Checks every built page with the W3C's Nu Html Checker (npm run check:html).
 *
 * Reads `build/`, so build first. Needs Java, and installs it where it may. Errors that come from
 * Docusaurus are listed with their reasons in scripts/lib/html/exceptions.ts.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {checkHtml} from './lib/html/checker';
import {htmlExceptions} from './lib/html/exceptions';
import {reportHtml} from './lib/html/report';
import {buildDir, projectRoot} from './lib/paths';

async function main(): Promise<void> {
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error('There is no build to check. Run npm run build first.');
  }
  const {faults, known, unused} = reportHtml(
    await checkHtml(buildDir),
    htmlExceptions,
    projectRoot,
  );
  known.forEach((count, {message, reason}) => {
    console.log(`known, ${count} times: ${message}\n    ${reason}`);
  });
  const stale = unused.map(
    ({message}) =>
      `“${message}” occurs no more.\n    Remove it from scripts/lib/html/exceptions.ts.`,
  );
  const problems = [...faults, ...stale];
  if (problems.length > 0) {
    throw new Error(`html: ${problems.length} to mend\n\n${problems.join('\n')}`);
  }
  console.log('html: no error of ours');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
