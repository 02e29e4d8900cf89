import fs from 'node:fs';
import path from 'node:path';
import {translatedLocales} from '../../src/config/locales';
import {DESCRIPTION_FILE} from '../api/description';
import {invalidPage} from '../shared/markdown';
import {filesOf, findTwins, isDataFile} from '../shared/pages';
import type {Problem} from '../shared/problem';
import {isPending, readPending} from '../translations/pending';
import {readBlocks, type Block} from './blocks';
import type {Checker} from './checker';
import {codeChecker} from './code';
import {compareBlocks} from './compare';
import {dataCheckers} from './data';
import {checkApiDevices, checkDevices, checkNamed} from './devices';
import {toProblems} from './generated';
import {javascriptChecker} from './javascript';
import {lineCheckers} from './lines';
import {mermaidChecker} from './mermaid';
import {pythonChecker} from './python';
import {runSamples} from './run';
import {loadSyntax} from './syntax';

const CHECKERS: readonly Checker[] = [
  javascriptChecker,
  codeChecker,
  pythonChecker,
  mermaidChecker,
  ...dataCheckers,
  ...lineCheckers,
];

/** Share of all blocks that may go unchecked. */
const UNCHECKED_LIMIT = 0.03;

export interface SampleReport {
  readonly problems: readonly Problem[];
  /** How many blocks there are, and how many of them were run. */
  readonly blocks: number;
  readonly ran: number;
  readonly unchecked: readonly Block[];
  /** Why scripts were not run, where they were not. */
  readonly note: string;
}

const LANGUAGES = CHECKERS.flatMap(({languages}) => languages).toSorted();

/** @returns What is wrong with a fence: its language, or the reason why nothing checks it. */
function checkFence({file, line, language, unchecked}: Block): Problem[] {
  const place = {file, line: line - 1};
  if (unchecked !== undefined) {
    const text = 'The block does not say why nothing checks it.';
    const fix = 'give the reason in a few words: unchecked="…"';
    return unchecked.trim().length >= 10 ? [] : [{...place, text, fix}];
  }
  const text =
    language === ''
      ? 'The block does not name its language.'
      : `Nothing checks samples in ${language}.`;
  const fix = `name one of ${LANGUAGES.join(', ')}; or say why it cannot be checked: unchecked="…"`;
  return LANGUAGES.includes(language) ? [] : [{...place, text, fix}];
}

function checkLimit(unchecked: readonly Block[], all: number): Problem[] {
  const [first] = unchecked;
  const limit = Math.floor(all * UNCHECKED_LIMIT);
  return first && unchecked.length > limit
    ? [
        {
          file: first.file,
          line: first.line - 1,
          text: `${unchecked.length} of ${all} blocks are unchecked, more than the ${limit} that may be.`,
          fix: 'write one of them so that it can be checked.',
        },
      ]
    : [];
}

/** Pages of the API are generated: their devices are those of its description. */
function checkCatalogue(
  root: string,
  blocks: readonly Block[],
  selected?: ReadonlySet<string>,
): Problem[] {
  const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  const description =
    !selected && fs.existsSync(path.join(root, DESCRIPTION_FILE))
      ? checkApiDevices(DESCRIPTION_FILE, textOf(DESCRIPTION_FILE))
      : [];
  const problems = [
    ...filesOf(root, selected).flatMap((file) => checkNamed(file, textOf(file))),
    ...blocks.filter(({file}) => !file.endsWith('.api.mdx')).flatMap(checkDevices),
    ...description,
  ];
  // A sample's device is found by its name, and by the capability that has it.
  const placeOf = ({file, line, text}: Problem): string =>
    `${file}:${line} ${text.replace(/ here\..*$/, '')}`;
  const places = problems.map(placeOf);
  return problems.filter((problem, index) => places.indexOf(placeOf(problem)) === index);
}

/** Imports a file that may be a block of another page. */
const IMPORT = /\b(?:from|import|require)\b[ (]*['"]\.{1,2}\//;

export interface SampleOptions {
  /** Further blocks, of no page. */
  readonly generated?: readonly Block[];
  /** English files of the pages that are meant; all of them without it. */
  readonly selected?: ReadonlySet<string>;
}

/**
 * Reads the fenced blocks of the site in all languages and checks each by its language.
 * @param root Folder with docs/, blog/, src/pages/, openapi/pages/ and i18n/.
 */
export async function checkSamples(
  root: string,
  {generated = [], selected}: SampleOptions = {},
): Promise<SampleReport> {
  const invalid: Problem[] = [];
  const read = (file: string, exists: boolean): Block[] => {
    try {
      return exists ? readBlocks(file, fs.readFileSync(path.join(root, file), 'utf8')) : [];
    } catch (error) {
      invalid.push(invalidPage(file, error));
      return [];
    }
  };
  const twins = translatedLocales
    .flatMap((language) => findTwins(root, language, 'all'))
    .filter(({english}) => !isDataFile(english));
  const pending = readPending(root);
  const pairs = twins
    .filter(({english}) => selected?.has(english) ?? true)
    .map(({language, english, translated, hasEnglish, isTranslated}) => ({
      isFirst: language === translatedLocales[0],
      isBehind: isPending(pending, english),
      english: read(english, hasEnglish),
      translated: read(translated, isTranslated),
    }));
  const blocks = [
    ...pairs.flatMap(({isFirst, english, translated}) => [
      ...(isFirst ? english : []),
      ...translated,
    ]),
    ...generated,
  ];
  const unchecked = blocks.filter((block) => block.unchecked !== undefined);
  const checked = blocks.filter((block) => block.unchecked === undefined);
  const syntax = await loadSyntax();

  const fences = blocks.flatMap(checkFence);
  const problems = [
    ...invalid,
    ...fences,
    ...(selected ? [] : checkLimit(unchecked, blocks.length)),
    ...checkCatalogue(root, blocks, selected),
    // Code in an unknown language cannot be split into tokens.
    ...(fences.length > 0
      ? []
      : pairs
          .filter(({isBehind}) => !isBehind)
          .flatMap(({english, translated}) => compareBlocks(english, translated))),
  ];
  // Files that other pages show, for the program of all; their own mistakes are not asked for.
  const imported =
    selected && checked.some(({code}) => IMPORT.test(code))
      ? twins
          .filter(({english, hasEnglish}) => hasEnglish && !selected.has(english))
          .flatMap(({english}) => read(english, true))
          .filter(({title, unchecked: reason}) => title !== '' && reason === undefined)
      : [];
  for (const {languages, check} of CHECKERS) {
    const isOwn = ({language}: Block): boolean => languages.includes(language);
    const own = checked.filter(isOwn);
    if (own.length > 0) {
      const findings = await check([...own, ...imported.filter(isOwn)], syntax);
      problems.push(...toProblems(findings.filter(({block}) => !imported.includes(block))));
    }
  }

  // Code with a syntax error cannot be run.
  const broken = new Set(problems.map(({file}) => file));
  const {ran, findings, note} = await runSamples(
    checked.filter(({file}) => !broken.has(file)),
    syntax,
  );
  problems.push(...toProblems(findings));
  return {problems, blocks: blocks.length, ran, unchecked, note};
}
