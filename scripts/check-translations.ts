// Fails when a text of the site is missing, left over, stale or mistyped in French:
// `npm run check:translations`, part of `npm test`.
import {compareEnglish} from './lib/translations/english';
import {inspect, openProblems} from './lib/translations/inspect';
import {formatProblems} from './lib/translations/problem';

async function main(): Promise<void> {
  const found = await inspect();
  const problems = [
    ...openProblems(found, found.recorded),
    ...compareEnglish(found.english, found.extracted),
  ];
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    console.error(`\ntranslations: ${problems.length} to mend`);
    process.exitCode = 1;
    return;
  }
  const texts = Object.values(found.messageHashes).flatMap((hashes) => Object.keys(hashes)).length;
  console.log(
    `translations: ${found.twins.length} pages and ${texts} texts, all in both languages`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
