import path from 'node:path';
import type {Root} from 'mdast';
import {defaultLocale, languageName, translatedLocales} from '../../src/config/locales';
import {hashSections, type Hashes, type Sources} from '../../src/plugins/stale-sections/sections';
import {checkPage, findMisnamed, readSite} from '../pages';
import {invalidPage, parseMarkdown} from '../shared/markdown';
import {findTwins, isDataFile, type Twin} from '../shared/pages';
import {readText, type Problem} from '../shared/problem';
import {LATER} from './sources';
import {compareTwins, readDataFile, readOutline, type Outline} from './twins';

export interface PageCheck {
  /** Problems of single pages. */
  readonly faults: readonly Problem[];
  /** How translations differ from their pages. */
  readonly problems: readonly Problem[];
  /** Hashes of the English, by translated page. */
  readonly hashes: Sources;
  readonly twins: readonly Twin[];
}

/** A file of a page, as far as it could be read. */
interface PageFile {
  readonly file: string;
  /** The same file, or the English twin of a translation. */
  readonly english: string;
  readonly source: string;
  /** Undefined for authors.yml and tags.yml. */
  readonly root?: Root;
  readonly outline?: Outline;
  readonly faults: readonly Problem[];
}

function readPage(folder: string, file: string, english: string): PageFile {
  const source = readText(path.join(folder, file));
  try {
    if (isDataFile(file)) {
      return {file, english, source, outline: readDataFile(source), faults: []};
    }
    const root = parseMarkdown(source);
    return {file, english, source, root, outline: readOutline(source, root), faults: []};
  } catch (error) {
    return {file, english, source, faults: [invalidPage(file, error)]};
  }
}

/** Reads the pages of one language, by the English one, and finds what is wrong with each by itself. */
function readPages(
  folder: string,
  language: string,
  twins: readonly Twin[],
): ReadonlyMap<string, PageFile> {
  const pages = twins.flatMap(({english, translated, hasEnglish, isTranslated}) => {
    const isOwn = language === defaultLocale;
    const file = isOwn ? english : translated;
    return (isOwn ? hasEnglish : isTranslated) ? [readPage(folder, file, english)] : [];
  });
  const site = readSite(folder, pages);
  return new Map(
    pages.map((page) => {
      const {file, english, source, root} = page;
      const found = root ? checkPage(english, language, {source, root}, site) : [];
      return [
        english,
        {...page, faults: [...page.faults, ...found.map((fault) => ({file, ...fault}))]},
      ];
    }),
  );
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
 */
export function checkPages(folder: string): PageCheck {
  const languages = translatedLocales.map((language) => {
    const twins = findTwins(folder, language);
    return {twins, pages: readPages(folder, language, twins)};
  });
  const twins = languages.flatMap((own) => own.twins);
  const english = readPages(folder, defaultLocale, languages[0]?.twins ?? []);
  const hashes: Record<string, Hashes> = {};
  const problems = languages.flatMap(({twins: own, pages}) =>
    own.flatMap((twin) => {
      const [ours, theirs] = [english.get(twin.english), pages.get(twin.english)];
      if (ours?.outline && theirs?.outline) {
        hashes[twin.translated] = hashSections(ours.outline.sections);
      }
      return checkTwin(twin, ours, theirs);
    }),
  );
  const faults = [english, ...languages.map(({pages}) => pages)].flatMap((pages) =>
    [...pages.values()].flatMap((page) => page.faults),
  );
  return {
    ...{twins, problems, hashes},
    faults: [...findMisnamed(folder, translatedLocales), ...faults],
  };
}
