import fs from 'node:fs';
import path from 'node:path';
import {compareTwins, type Difference} from './compareTwins';
import {compareDataFiles, dataSections, readDataFile} from './dataFile';
import type {Exceptions} from './exceptions';
import {MarkdownError} from './markdown';
import {readOutline, type Outline} from './outline';
import {findTwins, isDataFile, type Twin} from './pages';
import {lineAt, type Problem} from './problem';
import {hashSections, type Sources} from './sources';
import {findTypography} from './typography';

export interface PageCheck {
  readonly problems: readonly Problem[];
  /** Hashes of the English, by translated page. */
  readonly hashes: Sources;
  readonly twins: readonly Twin[];
}

function readSource(root: string, file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
}

function tryOutline(file: string, source: string): Outline | Problem {
  try {
    return readOutline(source);
  } catch (error) {
    if (!(error instanceof MarkdownError)) {
      throw error;
    }
    return {
      file,
      ...(error.line === undefined ? {} : {line: error.line}),
      text: `The page is not valid MDX: ${error.message}`,
      fix: 'close every tag, write \\{ and \\< for signs that are meant as text, and heading ids as {/* #id */}.',
    };
  }
}

/**
 * Spacing mistakes of a French page.
 * @param file Its path, for the report.
 * @param source Its text.
 * @param outline What readOutline made of it.
 */
export function checkPageTypography(file: string, source: string, outline: Outline): Problem[] {
  return [
    ...outline.prose.flatMap(({text, offsets}) =>
      findTypography(text).map(({offset, ...finding}) => ({
        file,
        line: lineAt(source, offsets[offset] ?? 0),
        ...finding,
      })),
    ),
    ...outline.frontMatter
      .filter(({isTranslated}) => isTranslated)
      .flatMap(({value, line}) =>
        findTypography(value).map(({text, fix}) => ({file, line, text, fix})),
      ),
  ];
}

/** Headings of a page that links could not reach in both languages. */
export function checkHeadingIds(file: string, outline: Outline): Problem[] {
  return outline.headings
    .filter(({depth, id}) => depth > 1 && id === undefined)
    .map(({line}) => ({
      file,
      line,
      text: 'The heading has no id, so that its address would differ between the languages.',
      fix: 'end it with one, in English words: ## Set up the project {/* #project */}',
    }));
}

const inFile = (file: string, differences: readonly Difference[]): Problem[] =>
  differences.map((difference) => ({file, ...difference}));

interface TwinResult {
  readonly problems: readonly Problem[];
  readonly hashes?: Readonly<Record<string, string>>;
}

function checkDataTwin(root: string, {english, french}: Twin): TwinResult {
  const source = readDataFile(readSource(root, english));
  const translation = readDataFile(readSource(root, french));
  const typography = translation
    .filter(({isTranslated}) => isTranslated)
    .flatMap(({value, line}) =>
      findTypography(value).map(({text, fix}) => ({file: french, line, text, fix})),
    );
  return {
    problems: [...inFile(french, compareDataFiles(source, translation)), ...typography],
    hashes: hashSections(dataSections(source)),
  };
}

function checkPageTwin(root: string, {english, french}: Twin, exceptions: Exceptions): TwinResult {
  const source = readSource(root, french);
  const ours = tryOutline(english, readSource(root, english));
  const theirs = tryOutline(french, source);
  const broken = [ours, theirs].filter((result) => 'fix' in result);
  if ('fix' in ours || 'fix' in theirs) {
    return {problems: broken};
  }
  return {
    problems: [
      ...checkHeadingIds(english, ours),
      ...inFile(french, compareTwins(ours, theirs, exceptions)),
      ...checkPageTypography(french, source, theirs),
    ],
    hashes: hashSections(ours.sections),
  };
}

function checkTwin(root: string, twin: Twin, exceptions: Exceptions): TwinResult {
  if (!twin.hasFrench) {
    return {
      problems: [
        {
          file: twin.english,
          text: 'The page has no French translation.',
          fix: `write ${twin.french}: copy the English page there and translate it.`,
        },
      ],
    };
  }
  if (!twin.hasEnglish) {
    return {
      problems: [
        {
          file: twin.french,
          text: `It translates a page that does not exist: ${twin.english}.`,
          fix: 'remove it, or rename it as the English page was renamed.',
        },
      ],
    };
  }
  return isDataFile(twin.english)
    ? checkDataTwin(root, twin)
    : checkPageTwin(root, twin, exceptions);
}

/**
 * Checks every hand-written page against its translation.
 * @param root The project's root.
 * @param exceptions Links that may stand in one language alone.
 */
export function checkPages(root: string, exceptions: Exceptions): PageCheck {
  const twins = findTwins(root);
  const results = twins.map((twin) => ({twin, ...checkTwin(root, twin, exceptions)}));
  return {
    twins,
    problems: results.flatMap(({problems}) => problems),
    hashes: Object.fromEntries(
      results.flatMap(({twin, hashes}) => (hashes ? [[twin.french, hashes]] : [])),
    ),
  };
}
