import path from 'node:path';
import type {Root} from 'mdast';
import sidebars from '../../sidebars';
import {defaultLocale, languageName, translatedLocales} from '../../src/config/locales';
import {hashSections, type Hashes} from '../../src/plugins/stale-sections/sections';
import {checkPage, findMisnamed, findUnlisted, readSite} from '../pages';
import {invalidPage, parseMarkdown} from '../shared/markdown';
import {findTwins, isDataFile, type Twin} from '../shared/pages';
import {readText, type Problem} from '../shared/problem';
import {LATER, type Texts} from './sources';
import {compareTwins, readDataFile, readOutline, type Outline} from './twins';

/** A file of a page, as far as it could be read. */
interface PageFile {
  readonly file: string;
  /** The same file, or the English twin of a translation. */
  readonly english: string;
  readonly source: string;
  /** Undefined for authors.yml and tags.yml. */
  readonly root?: Root;
  readonly outline?: Outline;
  readonly fault?: Problem;
}

function readPage(folder: string, file: string, english: string): PageFile {
  const source = readText(path.join(folder, file));
  try {
    if (isDataFile(file)) {
      return {file, english, source, outline: readDataFile(source)};
    }
    const root = parseMarkdown(source);
    return {file, english, source, root, outline: readOutline(source, root)};
  } catch (error) {
    return {file, english, source, fault: invalidPage(file, error)};
  }
}

/** Reads the pages of one language, and finds what is wrong with each by itself. */
function readPages(folder: string, language: string, twins: readonly Twin[]) {
  const pages = twins.flatMap(({english, translated, hasEnglish, isTranslated}) => {
    const isOwn = language === defaultLocale;
    const file = isOwn ? english : translated;
    return (isOwn ? hasEnglish : isTranslated) ? [readPage(folder, file, english)] : [];
  });
  const site = readSite(folder, pages);
  const faults = pages.flatMap(({file, english, source, root, fault}) => [
    ...(fault ? [fault] : []),
    ...(root ? checkPage(english, language, {source, root}, site) : []).map((found) => ({
      file,
      ...found,
    })),
  ]);
  return {faults, byEnglish: new Map(pages.map((page) => [page.english, page]))};
}

function checkTwin({language, english, translated}: Twin, ours?: PageFile, theirs?: PageFile) {
  if (!ours) {
    const text = `It translates a page that does not exist: ${english}.`;
    const fix = 'remove it, or rename it as the English page was renamed.';
    return [{file: translated, text, fix}];
  }
  if (!theirs) {
    const text = `The page has no ${languageName(language)} translation.`;
    const fix = `write ${translated}: copy the English page there and translate it; or, to let the English land alone, ${LATER} ${english}`;
    return [{file: english, text, fix}];
  }
  return ours.outline && theirs.outline
    ? compareTwins(ours.outline, theirs.outline).map((found) => ({file: translated, ...found}))
    : [];
}

/**
 * Checks hand-written pages, each by itself and against its translation.
 * @param folder The project's root.
 * @returns Texts of the pages, and problems of single ones.
 */
export function checkPages(folder: string): Texts & {readonly faults: readonly Problem[]} {
  const languages = translatedLocales.map((language) => {
    const twins = findTwins(folder, language);
    return {twins, ...readPages(folder, language, twins)};
  });
  const english = readPages(folder, defaultLocale, languages[0]?.twins ?? []);
  const hashes: Record<string, Hashes> = {};
  const problems = languages.flatMap(({twins, byEnglish}) =>
    twins.flatMap((twin) => {
      const [ours, theirs] = [english.byEnglish.get(twin.english), byEnglish.get(twin.english)];
      if (ours?.outline && theirs?.outline) {
        hashes[twin.translated] = hashSections(ours.outline.sections);
      }
      return checkTwin(twin, ours, theirs);
    }),
  );
  return {
    problems,
    hashes,
    faults: [
      ...findUnlisted([...english.byEnglish.keys()], sidebars),
      ...findMisnamed(folder, translatedLocales),
      ...[english, ...languages].flatMap(({faults}) => faults),
    ],
  };
}
