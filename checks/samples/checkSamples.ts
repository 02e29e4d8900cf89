import fs from 'node:fs';
import path from 'node:path';
import {findTwins, isDataFile} from '../shared/pages';
import type {Problem} from '../shared/problem';
import {readBlocks, toProblem, type Block} from './blocks';
import type {CheckKind, Checker} from './checker';
import {codeChecker} from './code';
import {compareBlocks} from './compare';
import {dataCheckers} from './data';
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
export const UNCHECKED_LIMIT = 0.03;

export interface SampleReport {
  readonly problems: readonly Problem[];
  readonly blocks: readonly Block[];
  /** How many blocks were checked in which way. */
  readonly counts: ReadonlyMap<CheckKind, number>;
  readonly unchecked: readonly Block[];
  /** Remarks on how the samples were checked. */
  readonly notes: readonly string[];
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

/**
 * Reads every fenced block of the site in both languages and checks it by its language.
 * @param root Folder with docs/, blog/, src/pages/, openapi/pages/ and i18n/fr/.
 */
export async function checkSamples(root: string): Promise<SampleReport> {
  const read = (file: string, exists: boolean, isFrench: boolean): Block[] =>
    exists ? readBlocks(file, fs.readFileSync(path.join(root, file), 'utf8'), isFrench) : [];
  const pairs = findTwins(root, 'all')
    .filter(({english}) => !isDataFile(english))
    .map(({english, french, hasEnglish, hasFrench}) => ({
      english: read(english, hasEnglish, false),
      french: read(french, hasFrench, true),
    }));
  const blocks = pairs.flatMap(({english, french}) => [...english, ...french]);
  const unchecked = blocks.filter((block) => block.unchecked !== undefined);
  const syntax = await loadSyntax();

  const fences = blocks.flatMap(checkFence);
  const counts = new Map<CheckKind, number>();
  const problems = [
    ...fences,
    ...checkLimit(unchecked, blocks.length),
    // What has no known language cannot be split into tokens.
    ...(fences.length > 0
      ? []
      : pairs.flatMap(({english, french}) => compareBlocks(english, french))),
  ];
  for (const checker of CHECKERS) {
    const own = blocks.filter(
      (block) => block.unchecked === undefined && checker.languages.includes(block.language),
    );
    if (own.length > 0) {
      counts.set(checker.kind, (counts.get(checker.kind) ?? 0) + own.length);
      problems.push(...(await checker.check(own, syntax)).map((finding) => toProblem(finding)));
    }
  }

  // What cannot be parsed cannot be run.
  const broken = new Set(problems.map(({file}) => file));
  const {ran, findings, note} = await runSamples(
    blocks.filter((block) => block.unchecked === undefined && !broken.has(block.file)),
    syntax,
  );
  problems.push(...findings.map((finding) => toProblem(finding)));
  if (ran.length > 0) {
    counts.set('run', ran.length);
    counts.set('parsed', (counts.get('parsed') ?? 0) - ran.length);
  }
  return {problems, blocks, counts, unchecked, notes: note === undefined ? [] : [note]};
}
