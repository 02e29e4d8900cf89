import fs from 'node:fs';
import path from 'node:path';
import {MarkdownError} from '../shared/markdown';
import {findTwins, isDataFile, type Twin} from '../shared/pages';
import {lineAt, type Problem} from '../shared/problem';
import {compareTwins} from './compareTwins';
import {NO_ID, readDataFile, readOutline, type Outline} from './outline';
import {hashSections, type Hashes, type Sources} from './sources';
import {findTypography} from './typography';

export interface PageCheck {
  readonly problems: readonly Problem[];
  /** Hashes of the English, by translated page. */
  readonly hashes: Sources;
  readonly twins: readonly Twin[];
}

/** Spacing mistakes of a French page. */
export function checkPageTypography(file: string, {prose}: Outline): Problem[] {
  return prose.flatMap((run) =>
    findTypography(run.text).map(({offset, text, fix}) => ({
      file,
      line: run.line + lineAt(run.text, offset) - 1,
      text,
      fix,
    })),
  );
}

/** Headings of a page that links could not reach in both languages. */
export function checkHeadingIds(file: string, outline: Outline): Problem[] {
  return outline.parts
    .filter(({kind, name}) => kind === 'heading' && name.startsWith('##') && name.includes(NO_ID))
    .map(({line}) => ({
      file,
      line,
      text: 'The heading has no id, so that its address would differ between the languages.',
      fix: 'end it with one, in English words: ## Set up the project {/* #project */}',
    }));
}

interface TwinResult {
  readonly problems: readonly Problem[];
  readonly hashes?: Hashes;
}

/** Reads one of the two files, or says why it cannot be read. */
function tryRead(file: string, source: string): Outline | Problem {
  try {
    return isDataFile(file) ? readDataFile(source) : readOutline(source);
  } catch (error) {
    if (!(error instanceof MarkdownError)) {
      throw error;
    }
    return {
      file,
      line: error.line,
      text: `The page is not valid ${isDataFile(file) ? 'YAML' : 'MDX'}: ${error.message}`,
      fix: 'close every tag, write \\{ and \\< for signs that are meant as text, and heading ids as {/* #id */}.',
    };
  }
}

const isProblem = (result: object): result is Problem => 'fix' in result;

function checkTwin(
  {english, french, hasEnglish, hasFrench}: Twin,
  sourceOf: (file: string) => string,
): TwinResult {
  if (!hasFrench) {
    const text = 'The page has no French translation.';
    const fix = `write ${french}: copy the English page there and translate it.`;
    return {problems: [{file: english, text, fix}]};
  }
  if (!hasEnglish) {
    const text = `It translates a page that does not exist: ${english}.`;
    const fix = 'remove it, or rename it as the English page was renamed.';
    return {problems: [{file: french, text, fix}]};
  }
  const ours = tryRead(english, sourceOf(english));
  const theirs = tryRead(french, sourceOf(french));
  if (isProblem(ours) || isProblem(theirs)) {
    return {problems: [ours, theirs].filter(isProblem)};
  }
  return {
    problems: [
      ...checkHeadingIds(english, ours),
      ...compareTwins(ours, theirs).map((found) => ({file: french, ...found})),
      ...checkPageTypography(french, theirs),
    ],
    hashes: hashSections(ours.sections),
  };
}

/**
 * Checks every hand-written page against its translation.
 * @param root The project's root.
 */
export function checkPages(root: string): PageCheck {
  const twins = findTwins(root);
  const sourceOf = (file: string): string =>
    fs.readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
  const results = twins.map((twin) => ({twin, ...checkTwin(twin, sourceOf)}));
  return {
    twins,
    problems: results.flatMap(({problems}) => problems),
    hashes: Object.fromEntries(
      results.flatMap(({twin, hashes}) => (hashes ? [[twin.french, hashes]] : [])),
    ),
  };
}
