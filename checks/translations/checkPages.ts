import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {checkPage, listPlaces} from '../pages';
import {MarkdownError, parseMarkdown} from '../shared/markdown';
import {findTwins, isDataFile, type Twin} from '../shared/pages';
import {lineAt, type Problem} from '../shared/problem';
import {hashSections, type Sources} from '../../src/plugins/stale-sections/sections';
import {compareTwins} from './compareTwins';
import {NO_ID, readDataFile, readOutline, type Outline} from './outline';
import {findTypography} from './typography';

export interface PageCheck {
  /** Problems of single pages. */
  readonly faults: readonly Problem[];
  /** How translations differ from their pages. */
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

/** A file of a page, as far as it could be read. */
interface PageFile {
  readonly file: string;
  /** The same file, or the English twin of a translation. */
  readonly english: string;
  /** Undefined for authors.yml and tags.yml. */
  readonly root?: Root;
  readonly outline?: Outline;
  readonly faults: readonly Problem[];
}

function readPage(folder: string, file: string, english: string): PageFile {
  const source = fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  try {
    if (isDataFile(file)) {
      return {file, english, outline: readDataFile(source), faults: []};
    }
    const root = parseMarkdown(source);
    return {file, english, root, outline: readOutline(source, root), faults: []};
  } catch (error) {
    if (!(error instanceof MarkdownError)) {
      throw error;
    }
    const problem = {
      file,
      line: error.line,
      text: `The page is not valid ${isDataFile(file) ? 'YAML' : 'MDX'}: ${error.message}`,
      fix: 'close every tag, write \\{ and \\< for signs that are meant as text, and heading ids as {/* #id */}.',
    };
    return {file, english, faults: [problem]};
  }
}

/** Reads the pages of one language, and finds what is wrong with each by itself. */
function readPages(folder: string, language: 'en' | 'fr', twins: readonly Twin[]): PageFile[] {
  const pages = twins.flatMap(({english, french, hasEnglish, hasFrench}) => {
    const file = language === 'en' ? english : french;
    return (language === 'en' ? hasEnglish : hasFrench) ? [readPage(folder, file, english)] : [];
  });
  const parsed = pages.flatMap(({english, root}) => (root ? [{english, root}] : []));
  const places = listPlaces(folder, parsed);
  return pages.map((page) => ({
    ...page,
    faults: page.root
      ? checkPage(page.english, language, page.root, places).map((found) => ({
          file: page.file,
          ...found,
        }))
      : page.faults,
  }));
}

function checkTwin(
  {english, french}: Twin,
  ours: PageFile | undefined,
  theirs: PageFile | undefined,
): readonly Problem[] {
  if (!ours) {
    const text = `It translates a page that does not exist: ${english}.`;
    const fix = 'remove it, or rename it as the English page was renamed.';
    return [{file: french, text, fix}];
  }
  if (!theirs) {
    const text = 'The page has no French translation.';
    const fix = `write ${french}: copy the English page there and translate it.`;
    return [{file: english, text, fix}];
  }
  if (!ours.outline || !theirs.outline) {
    return [];
  }
  return [
    ...checkHeadingIds(english, ours.outline),
    ...compareTwins(ours.outline, theirs.outline).map((found) => ({file: french, ...found})),
    ...checkPageTypography(french, theirs.outline),
  ];
}

/**
 * Checks every hand-written page, by itself and against its translation.
 * @param folder The project's root.
 */
export function checkPages(folder: string): PageCheck {
  const twins = findTwins(folder);
  const [english, french] = (['en', 'fr'] as const).map(
    (language) =>
      new Map(readPages(folder, language, twins).map((page) => [page.english, page] as const)),
  );
  return {
    twins,
    faults: [...(english?.values() ?? []), ...(french?.values() ?? [])].flatMap(
      ({faults}) => faults,
    ),
    problems: twins.flatMap((twin) =>
      checkTwin(twin, english?.get(twin.english), french?.get(twin.english)),
    ),
    hashes: Object.fromEntries(
      twins.flatMap((twin) => {
        const outline = english?.get(twin.english)?.outline;
        return outline && french?.get(twin.english)?.outline
          ? [[twin.french, hashSections(outline.sections)] as const]
          : [];
      }),
    ),
  };
}
