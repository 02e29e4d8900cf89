// Checks every built page with the W3C's Nu Html Checker: `npm run check:html`, over the site in build/,
// part of `npm test`. Needs Java, and installs it where it may.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {buildDir, projectRoot} from '../../scripts/lib/paths';
import {checkHtml} from './checker';
import {reportHtml, type HtmlException} from './report';

/** Errors that are not ours. One that no longer occurs fails the check and has to go. */
const htmlExceptions: readonly HtmlException[] = [
  {
    message:
      'The “itemprop” attribute was specified, but the element is not a property of any item.',
    reason:
      'LastUpdated of theme-classic 3.10 names a property of the article around it, which only posts of the blog describe as an item. Harmless; goes when the theme drops it.',
  },
];

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
    ({message}) => `“${message}” occurs no more.\n    Remove it from checks/html/index.ts.`,
  );
  const problems = [...faults, ...stale];
  if (problems.length > 0) {
    throw new Error(`html: ${problems.length} to fix\n\n${problems.join('\n')}`);
  }
  console.log('html: no error of ours');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
