import path from 'node:path';
import type {Root} from 'mdast';
import {addressOf, checkPage, findMisnamed, readSite} from '../pages';
import {defaultLocale, languageName, translatedLocales} from '../../src/config/locales';
import {invalidPage, parseMarkdown} from '../shared/markdown';
import {findTwins, isDataFile, type Twin} from '../shared/pages';
import {readText, type Problem} from '../shared/problem';
import {hashSections, type Hashes, type Sources} from '../../src/plugins/stale-sections/sections';
import {compareTwins} from './compareTwins';
import {LATER} from './sources';
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

/** The front matter, which has the address of a page. */
const HEAD = /^---\n[^]*?\n---(?=\n|$)/;

function readPage(folder: string, file: string, english: string, isWhole = true): PageFile {
  const text = readText(path.join(folder, file));
  const source = isWhole ? text : (HEAD.exec(text)?.[0] ?? '');
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

/** Reads those pages whole to which the selected ones may link: their ids count. */
function readLinked(
  folder: string,
  pages: readonly PageFile[],
  selected: ReadonlySet<string>,
): readonly PageFile[] {
  const texts = pages
    .filter(({english}) => selected.has(english))
    .map(({file}) => readText(path.join(folder, file)));
  return pages.map((page) => {
    const {file, english, root} = page;
    const {address} = addressOf(english, root) ?? {};
    const isLinked = address !== undefined && texts.some((text) => text.includes(`${address}#`));
    return isLinked && !selected.has(english) ? readPage(folder, file, english) : page;
  });
}

/** Reads the pages of one language, by the English one, and finds what is wrong with each by itself. */
function readPages(
  folder: string,
  language: string,
  twins: readonly Twin[],
  selected?: ReadonlySet<string>,
): ReadonlyMap<string, PageFile> {
  const heads = twins.flatMap(({english, translated, hasEnglish, isTranslated}) => {
    const isOwn = language === defaultLocale;
    const file = isOwn ? english : translated;
    const isWhole = !selected || selected.has(english);
    return (isOwn ? hasEnglish : isTranslated) ? [readPage(folder, file, english, isWhole)] : [];
  });
  const pages = selected ? readLinked(folder, heads, selected) : heads;
  const site = readSite(folder, pages);
  return new Map(
    pages.map((page) => {
      if (selected && !selected.has(page.english)) {
        return [page.english, {...page, faults: []}];
      }
      const {source, root} = page;
      const faults = root
        ? checkPage(page.english, language, {source, root}, site).map((found) => ({
            file: page.file,
            ...found,
          }))
        : page.faults;
      // The English one alone: that of a translation has to have the same ids.
      const ids =
        language === defaultLocale && page.outline ? checkHeadingIds(page.file, page.outline) : [];
      return [page.english, {...page, faults: [...faults, ...ids]}] as const;
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
    const fix = `write ${translated}: copy the English page there and translate it; or, to let the English land alone, ${LATER} ${english}`;
    return [{file: english, text, fix}];
  }
  if (!ours.outline || !theirs.outline) {
    return [];
  }
  return compareTwins(ours.outline, theirs.outline).map((found) => ({file: translated, ...found}));
}

/**
 * Checks hand-written pages, each by itself and against its translation.
 * @param folder The project's root.
 * @param selected English files of the pages that are meant; all of them without it.
 */
export function checkPages(folder: string, selected?: ReadonlySet<string>): PageCheck {
  const all = findTwins(folder, translatedLocales[0] ?? '');
  const english = readPages(folder, defaultLocale, all, selected);
  const twins: Twin[] = [];
  const faults = [
    ...findMisnamed(folder, translatedLocales),
    ...[...english.values()].flatMap((page) => page.faults),
  ];
  const problems: Problem[] = [];
  const hashes: Record<string, Hashes> = {};
  for (const language of translatedLocales) {
    const own = findTwins(folder, language);
    const pages = readPages(folder, language, own, selected);
    twins.push(...own);
    faults.push(...[...pages.values()].flatMap((page) => page.faults));
    for (const twin of own.filter((each) => selected?.has(each.english) ?? true)) {
      const [source, page] = [english.get(twin.english), pages.get(twin.english)];
      problems.push(...checkTwin(twin, source, page));
      if (source?.outline && page?.outline) {
        hashes[twin.translated] = hashSections(source.outline.sections);
      }
    }
  }
  return {twins, faults, problems, hashes};
}
