import fs from 'node:fs';
import path from 'node:path';
import {MarkdownError} from '../shared/markdown';
import {findTwins, isDataFile, type Twin} from '../shared/pages';
import {lineAt, type Problem} from '../shared/problem';
import {compareFields, compareTwins, type Difference} from './compareTwins';
import type {Exceptions} from './exceptions';
import {readFields, type Field} from './fields';
import {NO_ID, readOutline, type Outline} from './outline';
import {hashSections, type Hashes, type Sources} from './sources';
import {findTypography} from './typography';

export interface PageCheck {
  readonly problems: readonly Problem[];
  /** Hashes of the English, by translated page. */
  readonly hashes: Sources;
  readonly twins: readonly Twin[];
}

const fieldTypography = (file: string, fields: readonly Field[]): Problem[] =>
  fields
    .filter(({isTranslated}) => isTranslated)
    .flatMap(({value, line}) =>
      findTypography(value).map(({text, fix}) => ({file, line, text, fix})),
    );

/**
 * Spacing mistakes of a French page.
 * @param file Its path, for the report.
 * @param source Its text.
 * @param outline Its outline, from readOutline().
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
    ...fieldTypography(file, outline.fields),
  ];
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

/** Per author or tag, the texts that are translated: what goes stale together. */
export function hashDataFile(fields: readonly Field[]): Hashes {
  const groups = new Map<string, string>();
  for (const {name, value} of fields.filter(({isTranslated}) => isTranslated)) {
    const [group = name] = name.split('.');
    groups.set(group, `${groups.get(group) ?? ''}${name}: ${value}\n`);
  }
  return hashSections([...groups].map(([name, text]) => ({name, text})));
}

interface TwinResult {
  readonly problems: readonly Problem[];
  readonly hashes?: Hashes;
}

/** Reads one of the two files, or says why it cannot be read. */
function tryRead<T>(file: string, source: string, read: (source: string) => T): T | Problem {
  try {
    return read(source);
  } catch (error) {
    if (!(error instanceof MarkdownError)) {
      throw error;
    }
    return {
      file,
      ...(error.line === undefined ? {} : {line: error.line}),
      text: `The page is not valid ${isDataFile(file) ? 'YAML' : 'MDX'}: ${error.message}`,
      fix: 'close every tag, write \\{ and \\< for signs that are meant as text, and heading ids as {/* #id */}.',
    };
  }
}

const isProblem = (result: object): result is Problem => 'fix' in result;

function checkTwin(
  {english, french, hasEnglish, hasFrench}: Twin,
  sourceOf: (file: string) => string,
  exceptions: Exceptions,
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
  const inFrench = (differences: readonly Difference[]): Problem[] =>
    differences.map((difference) => ({file: french, ...difference}));
  const readBoth = <T extends object>(read: (source: string) => T): readonly (T | Problem)[] =>
    [english, french].map((file) => tryRead(file, sourceOf(file), read));
  if (isDataFile(english)) {
    const results = readBoth((source) => readFields(source));
    const [ours, theirs] = results;
    return !ours || !theirs || isProblem(ours) || isProblem(theirs)
      ? {problems: results.filter(isProblem)}
      : {
          problems: [...inFrench(compareFields(ours, theirs)), ...fieldTypography(french, theirs)],
          hashes: hashDataFile(ours),
        };
  }
  const results = readBoth(readOutline);
  const [ours, theirs] = results;
  return !ours || !theirs || isProblem(ours) || isProblem(theirs)
    ? {problems: results.filter(isProblem)}
    : {
        problems: [
          ...checkHeadingIds(english, ours),
          ...inFrench(compareTwins(ours, theirs, exceptions)),
          ...checkPageTypography(french, sourceOf(french), theirs),
        ],
        hashes: hashSections(ours.sections),
      };
}

/**
 * Checks every hand-written page against its translation.
 * @param root The project's root.
 * @param exceptions Links that one language may have alone.
 */
export function checkPages(root: string, exceptions: Exceptions): PageCheck {
  const twins = findTwins(root);
  const sourceOf = (file: string): string =>
    fs.readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
  const results = twins.map((twin) => ({twin, ...checkTwin(twin, sourceOf, exceptions)}));
  return {
    twins,
    problems: results.flatMap(({problems}) => problems),
    hashes: Object.fromEntries(
      results.flatMap(({twin, hashes}) => (hashes ? [[twin.french, hashes]] : [])),
    ),
  };
}
