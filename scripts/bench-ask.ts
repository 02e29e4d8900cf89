// Asks the golden queries and questions in the browser, over the site in build/, and prints how well
// they are answered: `npm run bench:ask`. The figures go to scripts/lib/ask/figures.json. `-- --check` leaves
// the file alone and fails below the floors; `-- --misses` names the queries of the set for tuning
// whose right page does not come first.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {findFreePorts} from '../sandbox/ports';
import {startSiteServer} from '../sandbox/site';
import {locales} from '../src/config/locales';
import {benchSearch, type Answered, type SearchBench} from './lib/ask/benchSearch';
import {
  questionProblems,
  searchProblems,
  SHARED_MACHINE,
  writeFigures,
  type LanguageFigures,
  type QuestionFigures,
} from './lib/ask/figures';
import {benchQuestions, type AnsweredQuestion} from './lib/ask/questions';
import {chromiumArgs, findChromium} from './lib/chromium';
import {buildDir} from './lib/paths';

const SERVER_BASE_PORT = 4800;

const percent = (part: number): string => `${(part * 100).toFixed(1).padStart(5)} %`;

function printFigures(locale: string, figures: LanguageFigures): void {
  for (const set of ['all', 'tune', 'held-out'] as const) {
    const {count, first, firstThree, reciprocalRank} = figures[set];
    console.log(
      `search ${locale} ${set.padEnd(8)} ${String(count).padStart(3)} queries  first ${percent(first)}  first three ${percent(firstThree)}  mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
    );
  }
  console.log(
    `search ${locale} first result after ${figures.medianMs} ms (median); second query, processor 4 times slower: ${figures.slowMs} ms\n`,
  );
}

function printQuestions(locale: string, figures: QuestionFigures): void {
  for (const set of ['all', 'tune', 'held-out'] as const) {
    const {count, first, firstThree, reciprocalRank, unanswerable, declined} = figures[set];
    console.log(
      `answers ${locale} ${set.padEnd(8)} ${String(count).padStart(3)} questions  first ${percent(first)}  first three ${percent(firstThree)}  mean reciprocal rank ${reciprocalRank.toFixed(3)}  ${unanswerable} unanswerable, declined ${percent(declined)}`,
    );
  }
}

function printMisses(answered: readonly Answered[]): void {
  for (const {query, place, found} of answered) {
    if (place !== 1 && query.set === 'tune') {
      console.log(
        `  ${place ?? '–'}  ${query.query}\n      wanted ${query.expect[0] ?? ''}, got ${found.slice(0, 3).join(' ')}`,
      );
    }
  }
}

function printWrongAnswers(answered: readonly AnsweredQuestion[]): void {
  answered
    .filter(
      ({set, isAnswerable, isDeclined, place}) =>
        set === 'tune' && (isAnswerable ? place !== 1 : !isDeclined),
    )
    .forEach(({question, isAnswerable, place}) => {
      console.log(`  ${isAnswerable ? (place ?? '–') : 'answered'}  ${question}`);
    });
}

/** What others do on the machine of a check only adds time, so that the shortest time is ours. */
function atBest({figures, fastestSlowMs}: SearchBench): LanguageFigures {
  return {...figures, slowMs: fastestSlowMs};
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean'}, misses: {type: 'boolean'}}});
  if (!fs.existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error('There is no built site in build/. Build one with: npm run build');
  }
  const {ports} = await findFreePorts(SERVER_BASE_PORT);
  const site = await startSiteServer({dir: buildDir, port: ports.site});
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs],
  });
  try {
    const searched = {
      en: await benchSearch(browser, site.origin, 'en'),
      fr: await benchSearch(browser, site.origin, 'fr'),
    };
    // These are not timed, so that both may run at once.
    const [en, fr] = await Promise.all([
      benchQuestions(browser, site.origin, 'en'),
      benchQuestions(browser, site.origin, 'fr'),
    ]);
    const asked = {en, fr};
    for (const locale of locales) {
      printFigures(locale, searched[locale].figures);
      printQuestions(locale, asked[locale].figures);
      if (values.misses) {
        printMisses(searched[locale].answered);
        printWrongAnswers(asked[locale].answered);
      }
    }
    const figures = {
      search: {en: searched.en.figures, fr: searched.fr.figures},
      questions: {en: en.figures, fr: fr.figures},
    };
    if (!values.check) {
      writeFigures(figures);
    }
    const problems = [
      ...(values.check
        ? searchProblems(
            {search: {en: atBest(searched.en), fr: atBest(searched.fr)}},
            SHARED_MACHINE,
          )
        : searchProblems(figures)),
      ...questionProblems(figures),
    ];
    problems.forEach((problem) => {
      console.error(problem);
    });
    console.log(
      problems.length > 0
        ? `ask: ${problems.length} below the floors`
        : 'ask: all above the floors',
    );
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await site.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
