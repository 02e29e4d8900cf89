// Asks the golden queries and questions over the site in build/ and fails below the floors:
// `npm run bench:search`. `-- --misses` names entries of the set for tuning whose answer is wrong.
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {languageOf} from '../engine/languages';
import {percent, problemsOf} from './figures';
import {measure, type Measured} from './measure';
import type {GoldenLocale} from './readGolden';

const siteDir = process.cwd();

/** Texts are in one language for a whole process, so each language has a process of its own. */
async function measureApart(locale: GoldenLocale, buildDir: string): Promise<Measured> {
  const child = fork(__filename, ['--build', buildDir], {
    env: {...process.env, SEARCH_LOCALE: locale},
  });
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', () => {
      reject(new Error(`The bench of ${locale} ended without figures.`));
    });
  });
  const [measured] = (await Promise.race([once(child, 'message'), ended])) as [Measured];
  return measured;
}

function print({figures: {locale, search, questions, medianMs}}: Measured): void {
  console.log(
    `search ${locale}   ${search.count} queries, first ${percent(search.first)}, first three ${percent(search.firstThree)}, ${medianMs} ms`,
  );
  console.log(
    `answers ${locale}  ${questions.count} questions, first ${percent(questions.first)}, first three ${percent(questions.firstThree)}, not sure ${percent(questions.notSure)}; unanswerable declined ${percent(questions.declined)}`,
  );
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {misses: {type: 'boolean'}, build: {type: 'string', default: 'build'}},
  });
  const buildDir = path.resolve(siteDir, values.build);
  const locale = process.env.SEARCH_LOCALE as GoldenLocale | undefined;
  if (locale) {
    process.send?.(await measure(buildDir, siteDir, locale, await languageOf(locale)));
    return;
  }
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error(`There is no built site in ${buildDir}. Build one with: npm run build`);
  }
  const measured = await Promise.all([measureApart('en', buildDir), measureApart('fr', buildDir)]);
  measured.forEach(print);
  if (values.misses) {
    measured
      .flatMap(({misses}) => misses)
      .forEach(({text, wanted, got}) => {
        console.log(`  ${text}\n      wanted ${wanted}, got ${got}`);
      });
  }
  const problems = [
    ...measured.flatMap(({stale}) => stale),
    ...problemsOf(measured.map(({figures}) => figures)),
  ];
  problems.forEach((problem) => {
    console.error(problem);
  });
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
