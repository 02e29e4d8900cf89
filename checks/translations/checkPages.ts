import path from 'node:path';
import type {Root} from 'mdast';
import {checkPage, findMisnamed, readSite} from '../pages';
import {defaultLocale, languageName, translatedLocales} from '../../src/config/locales';
import {invalidPage, parseMarkdown} from '../shared/markdown';
import {findTwins, isDataFile, type Twin} from '../shared/pages';
import {readText, type Problem} from '../shared/problem';
import {hashSections, type Hashes, type Sources} from '../../src/plugins/stale-sections/sections';
import {compareTwins} from './compareTwins';
import {NO_ID, readDataFile, readOutline, type Outline} from './outline';

export interface PageCheck {
  /** Problems of single pages. */
  readonly faults: readonly Problem[];
  /** How translations differ from their pages. */
  readonly problems: readonly Problem[];
  /** Hashes of the English, by translated page. */
  readonly hashes: Sources;
  readonly twins: readonly Twin[];
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
      const {source, root} = page;
      const faults = root
        ? checkPage(page.english, language, {source, root}, site).map((found) => ({
            file: page.file,
            ...found,
          }))
        : page.faults;
      return [page.english, {...page, faults}] as const;
    }),
  );
}

function checkTwin(
  {language, english, translated}: Twin,
  ours: PageFile | undefined,
  theirs: PageFile | undefined,
): readonly Problem[] {
  if (!ours) {
    const text = `It translates a page that does not exist: ${english}.`;
    const fix = 'remove it, or rename it as the English page was renamed.';
    return [{file: translated, text, fix}];
  }
  if (!theirs) {
    const text = `The page has no ${languageName(language)} translation.`;
    const fix = `write ${translated}: copy the English page there and translate it.`;
    return [{file: english, text, fix}];
  }
  if (!ours.outline || !theirs.outline) {
    return [];
  }
  return [
    ...checkHeadingIds(english, ours.outline),
    ...compareTwins(ours.outline, theirs.outline).map((found) => ({file: translated, ...found})),
  ];
}

/**
 * Checks every hand-written page, by itself and against its translation.
 * @param folder The project's root.
 */
export function checkPages(folder: string): PageCheck {
  const english = readPages(folder, defaultLocale, findTwins(folder, translatedLocales[0] ?? ''));
  const twins: Twin[] = [];
  const faults = [
    ...findMisnamed(folder, translatedLocales),
    ...[...english.values()].flatMap((page) => page.faults),
  ];
  const problems: Problem[] = [];
  const hashes: Record<string, Hashes> = {};
  for (const language of translatedLocales) {
    const own = findTwins(folder, language);
    const pages = readPages(folder, language, own);
    twins.push(...own);
    faults.push(...[...pages.values()].flatMap((page) => page.faults));
    for (const twin of own) {
      const [source, page] = [english.get(twin.english), pages.get(twin.english)];
      problems.push(...checkTwin(twin, source, page));
      if (source?.outline && page?.outline) {
        hashes[twin.translated] = hashSections(source.outline.sections);
      }
    }
  }
  return {twins, faults, problems, hashes};
}
