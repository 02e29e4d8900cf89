// `npm run check:samples`: fails when a code sample of the site is broken; `-- docs/quick-start.mdx` checks
// those of one page.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {projectRoot} from '../../scripts/lib/paths';
import {apiDescriptions, generatorOptions} from '../../src/config/apiReference';
import {translatedLocales} from '../../src/config/locales';
import {makeApiPages} from '../../src/plugins/api-pages';
import {DESCRIPTION_FILE} from '../api/description';
import {runCheck, type Outcome} from '../shared/command';
import {invalidPage} from '../shared/markdown';
import {filesOf, findTwins, isDataFile, selectPages} from '../shared/pages';
import {readText, type Problem} from '../shared/problem';
import {isPending, readPending} from '../translations/pending';
import {readBlocks, toProblem, type Block} from './blocks';
import {compareBlocks} from './compare';
import {checkApiDevices, checkDevices, checkNamed} from './devices';
import {generatedBlocks} from './generated';
import {runAgainstBrokenHub} from './hub';
import {checkJavaScript, EXTENSIONS} from './javascript';
import {PARSERS} from './parsers';
import {runSamples} from './run';

const LANGUAGES = [...Object.keys(EXTENSIONS), ...Object.keys(PARSERS)].toSorted();

/** @returns Whether a fence says its language, or why nothing checks it. */
function checkFence({file, line, language, unchecked}: Block): Problem[] {
  const isRight =
    unchecked === undefined ? LANGUAGES.includes(language) : unchecked.trim().length >= 10;
  const fix = `name one of ${LANGUAGES.join(', ')}; or say in a few words why it cannot be checked: unchecked="…"`;
  const text = `Nothing checks samples in ${language || 'no language'}.`;
  return isRight ? [] : [{file, line: line - 1, text, fix}];
}

/** Devices that pages, samples and the description of the API name. Pages of the API are made of the latter. */
function checkCatalogue(root: string, files: readonly string[], blocks: readonly Block[]) {
  const description = path.join(root, DESCRIPTION_FILE);
  return [
    ...files.flatMap((file) => checkNamed(file, readText(path.join(root, file)))),
    ...blocks.filter(({file}) => !file.endsWith('.api.mdx')).flatMap(checkDevices),
    ...(fs.existsSync(description) ? checkApiDevices(DESCRIPTION_FILE, readText(description)) : []),
  ];
}

/**
 * Keeps each problem once: a device is found by its name, and by the capability that has it; a mistake in a writer of
 * the builder's code is in the code of many choices.
 */
function unique(problems: readonly Problem[]) {
  const keyOf = ({file, line, text}: Problem) =>
    `${file.replace(/\?.*/, '')}:${line} ${text.split(' here.')[0]}`;
  return [...new Map(problems.toReversed().map((problem) => [keyOf(problem), problem])).values()];
}

/**
 * Reads the fenced blocks of the site in all languages and checks each by its language.
 * @param root Folder with docs/, blog/, src/pages/, openapi/pages/ and i18n/.
 * @param generated Blocks of no page.
 * @param selected English files of the pages that are meant; all of them without it.
 */
async function checkSamples(
  root: string,
  generated: readonly Block[],
  selected?: ReadonlySet<string>,
): Promise<Outcome> {
  const problems: Problem[] = [];
  const read = (file: string, exists: boolean) => {
    try {
      return exists ? readBlocks(file, readText(path.join(root, file))) : [];
    } catch (error) {
      problems.push(invalidPage(file, error));
      return [];
    }
  };
  const pending = readPending(root);
  const pages = translatedLocales
    .flatMap((language) => findTwins(root, language, 'all'))
    .filter(({english}) => !isDataFile(english))
    .map((twin) => ({
      ...twin,
      isOwn: selected?.has(twin.english) ?? true,
      ours: read(twin.english, twin.hasEnglish),
      theirs: read(twin.translated, twin.isTranslated),
    }));
  const selectedPages = pages.filter(({isOwn}) => isOwn);
  const blocks = [
    ...new Map(
      selectedPages.flatMap(({english, ours}) =>
        ours.map((block) => [`${english}:${block.line}`, block]),
      ),
    ).values(),
    ...selectedPages.flatMap(({theirs}) => theirs),
    ...generated,
  ];
  const fences = blocks.flatMap(checkFence);
  problems.push(...fences, ...checkCatalogue(root, filesOf(root, selected), blocks));
  // Code in an unknown language cannot be split into tokens.
  if (fences.length === 0) {
    problems.push(
      ...selectedPages
        .filter(({english}) => !isPending(pending, english))
        .flatMap(({ours, theirs}) => compareBlocks(ours, theirs)),
    );
  }
  const checked = blocks.filter(({unchecked}) => unchecked === undefined);
  const others = pages.flatMap(({isOwn, ours}) => (isOwn ? [] : ours));
  problems.push(...checkJavaScript(checked, others));
  for (const block of checked) {
    const mistakes = (await PARSERS[block.language]?.(block)) ?? [];
    problems.push(...mistakes.map((mistake) => toProblem(block, mistake)));
  }
  // Code with a syntax error cannot be run.
  const broken = new Set(problems.map(({file}) => file));
  const sound = checked.filter(({file}) => !broken.has(file));
  const runs = await Promise.all([runSamples(sound), runAgainstBrokenHub(sound, others)]);
  const ran = runs.reduce((sum, run) => sum + run.ran, 0);
  const unchecked = blocks.length - checked.length;
  return {
    problems: unique([...problems, ...runs.flatMap((run) => run.problems)]),
    summary: `${blocks.length} blocks, ${ran} run, ${unchecked} unchecked`,
  };
}

runCheck('samples', async () => {
  const {values, positionals} = parseArgs({
    options: {dir: {type: 'string'}},
    allowPositionals: true,
  });
  const root = path.resolve(values.dir ?? projectRoot);
  const selected = selectPages(root, positionals);
  if (!selected) {
    await makeApiPages(projectRoot, apiDescriptions, generatorOptions(projectRoot));
  }
  const isWhole = values.dir === undefined && !selected;
  return checkSamples(root, isWhole ? generatedBlocks() : [], selected);
});
