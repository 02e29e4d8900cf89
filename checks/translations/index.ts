// `npm run check:translations` fails when a text of the site is missing, left over, stale or mistyped
// in a translation. `-- docs/quick-start.mdx` checks one page, without the texts of the code, which takes
// seconds. `npm run translations` brings i18n/en and the record of translated sources up to date and
// lists what is left to translate.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {DESCRIPTION_FILE, overlayFile, readYaml} from '../api/description';
import {collectTexts} from '../api/texts';
import {runCheck, type Outcome} from '../shared/command';
import {formatProblems, readJson, type Problem} from '../shared/problem';
import sidebars from '../../sidebars';
import {contentOptions} from '../../src/config/content';
import {defaultLocale, languageName, translatedLocales} from '../../src/config/locales';
import {redirects} from '../../src/config/redirects';
import {englishOf} from '../../src/lib/pageAddress';
import {findMoved, findUnlisted} from '../pages';
import {filesOf, isDataFile, selectPages} from '../shared/pages';
import {hashSections, SOURCES_FILE, type Sources} from '../../src/plugins/stale-sections/sections';
import {loadContent} from '../../src/plugins/content/load';
import {checkPages, type PageCheck} from './checkPages';
import {EXCEPTIONS_FILE, readExceptions} from './exceptions';
import {BUILD_TEXTS, extractEnglish, extractUsages, readThemeTexts} from './extraction';
import {
  checkMessages,
  checkUsages,
  compareEnglish,
  readMessageFiles,
  type MessageFiles,
} from './messages';
import {judge, postpone, readPending, writePending} from './pending';
import {findStale, hashMessages, sortKeys, updateSources, type Texts} from './sources';

const ROOT = path.join(__dirname, '..', '..');

const USAGE = `npm run translations
  extracts the English texts into i18n/en and lists what translations lack
npm run translations -- --accept <page or key> …
  after bringing a translation up to date: a page such as docs/index.mdx,
  or the key of a text such as home.hero.title
npm run translations -- --later <page> …
  to let the English of a page land before its translation`;

interface Inspection {
  /** With the English freshly extracted. */
  readonly texts: Texts;
  readonly recorded: Sources;
  /** Hashes of the English as it is, by translated file. */
  readonly hashes: Sources;
  /** Translations that were recorded and are gone, with nothing at their address. */
  readonly moved: readonly string[];
  /** Everything but staleness, which depends on the record. */
  readonly problems: readonly Problem[];
}

function readRecord(): Sources {
  const file = path.join(ROOT, SOURCES_FILE);
  return fs.existsSync(file) ? (readJson(file) as Sources) : {};
}

/** Finds what is wrong with the pages by themselves, and documents that no sidebar lists. */
const faultsOf = ({twins, faults}: PageCheck): readonly Problem[] => {
  const documents = twins
    .filter(({hasEnglish, english}) => hasEnglish && english.startsWith('docs/'))
    .map(({english}) => english)
    .filter((english) => !isDataFile(english));
  return [...findUnlisted([...new Set(documents)], sidebars), ...faults];
};

/**
 * Checks some pages, without the texts of the code.
 * @param selected Their English files.
 */
function checkSelected(selected: ReadonlySet<string>): Outcome {
  const pages = checkPages(ROOT);
  const stale = findStale(readRecord(), pages.hashes, {
    pages: new Map(pages.twins.map(({translated, english}) => [translated, english])),
    english: new Map(),
    translated: new Map(),
  });
  const {problems, warnings} = judge(readPending(ROOT), [...pages.problems, ...stale]);
  const files = filesOf(ROOT, selected);
  const isOwn = ({file}: Problem): boolean => files.includes(file);
  return {
    problems: [...faultsOf(pages), ...problems].filter(isOwn),
    warnings: warnings.filter(isOwn),
    summary: files.join(', '),
  };
}

/**
 * Reads all texts of the site in all languages and checks them.
 * @throws Error with what is wrong with pages by themselves: Docusaurus, which extracts the texts of the
 * code, takes longer, and stops at such a page without its line.
 */
async function inspect(): Promise<Inspection> {
  const unknown = translatedLocales.filter(
    (language) => !fs.existsSync(path.join(ROOT, 'i18n', language)),
  );
  if (unknown.length > 0) {
    const problems = unknown.map((language) => ({
      file: `i18n/${language}`,
      text: `${languageName(language)} is a language of the site, and the folder of its translations is missing.`,
      fix: `copy the files of i18n/${translatedLocales[0]} there and translate them, or remove ${language} from src/config/locales.ts.`,
    }));
    throw new Error(formatProblems(problems));
  }
  const recorded = readRecord();
  const moved = Object.keys(recorded).flatMap((file) => {
    const english = fs.existsSync(path.join(ROOT, file)) ? undefined : englishOf(file);
    return findMoved(english ? [english] : [], redirects).map((problem) => ({file, problem}));
  });
  const pages = checkPages(ROOT);
  const faults = faultsOf(pages);
  if (faults.length > 0) {
    throw new Error(`${formatProblems(faults)}\n\npages: ${faults.length} to fix`);
  }
  const [extracted, usages, themeTexts, api] = await Promise.all([
    extractEnglish(ROOT),
    extractUsages(ROOT),
    Promise.all(translatedLocales.map(readThemeTexts)),
    readYaml(path.join(ROOT, DESCRIPTION_FILE)),
  ]);
  const translated = new Map(
    translatedLocales.map((language) => [
      language,
      readMessageFiles(path.join(ROOT, 'i18n', language)),
    ]),
  );
  const {sameText} = readExceptions(path.join(ROOT, EXCEPTIONS_FILE));
  const contents = translatedLocales.map((language) =>
    loadContent(ROOT, language, defaultLocale, contentOptions),
  );
  const contentSources = contents.flatMap(({sources}) => Object.entries(sources));
  const apiTexts = collectTexts(api.document.parsed);
  const hashes = {
    ...pages.hashes,
    ...Object.fromEntries(
      contentSources.map(([file, {texts}]) => [
        file,
        hashSections(
          Object.entries(texts).map(([name, entry]) => ({name, text: JSON.stringify(entry)})),
        ),
      ]),
    ),
    // check:api finds missing texts of the API's overlay; here they can only go stale.
    ...Object.fromEntries(
      translatedLocales.map((language) => [
        overlayFile(language),
        hashSections(apiTexts.filter(({isProse}) => isProse)),
      ]),
    ),
    ...Object.fromEntries(
      [...translated].flatMap(([language, files]) =>
        Object.entries(hashMessages(extracted, language, files)),
      ),
    ),
  };
  const englishPages = new Map([
    ...pages.twins.map((twin) => [twin.translated, twin.english] as const),
    ...contentSources.map(([file, source]) => [file, source.file] as const),
    ...translatedLocales.map((language) => [overlayFile(language), DESCRIPTION_FILE] as const),
  ]);
  return {
    texts: {pages: englishPages, english: extracted, translated},
    recorded,
    hashes,
    moved: moved.map(({file}) => file),
    problems: [
      ...checkUsages(usages),
      ...[...translated].flatMap(([language, files], at) =>
        checkMessages(language, extracted, files, {sameText, themeTexts: themeTexts[at]}),
      ),
      ...moved.map(({problem}) => problem),
      ...pages.problems,
      ...contents.flatMap((content) => content.problems),
    ],
  };
}

function check({texts, recorded, hashes, problems}: Inspection): Outcome {
  const committed = readMessageFiles(path.join(ROOT, 'i18n', defaultLocale));
  const files = Object.entries(hashes);
  const messages = files.filter(([file]) => file.endsWith('.json'));
  const count = messages.flatMap(([, keys]) => Object.keys(keys)).length;
  const found = [...problems, ...findStale(recorded, hashes, texts)];
  const judged = judge(readPending(ROOT), found);
  return {
    problems: [...judged.problems, ...compareEnglish(committed, texts.english)],
    warnings: judged.warnings,
    summary: `${files.length - messages.length} pages and ${count} texts are translated into ${translatedLocales.map(languageName).join(', ')}`,
  };
}

/**
 * Writes the extracted texts, as `docusaurus write-translations` would into an empty folder, but in
 * the order of their ids: that of extraction is the file system's and would make diffs noisy.
 */
function writeEnglish(extracted: MessageFiles): void {
  const folder = path.join(ROOT, 'i18n', defaultLocale);
  const isWritten = (name: string): boolean => name !== BUILD_TEXTS;
  for (const name of [...readMessageFiles(folder).keys()].filter(isWritten)) {
    fs.rmSync(path.join(folder, name));
  }
  for (const name of [...extracted.keys()].filter(isWritten)) {
    const texts = Object.entries(extracted.get(name) ?? {}).map(
      ([key, {message, description}]) => [key, {message, description}] as const,
    );
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${JSON.stringify(sortKeys(Object.fromEntries(texts)), null, 2)}\n`);
  }
}

function update(found: Inspection, names: readonly string[]): Outcome {
  const {pages, english} = found.texts;
  const accepted = names
    .map((name) => name.replaceAll('\\', '/').replace(/^\.\//, ''))
    .flatMap((name) => {
      const files = [...pages.keys()].filter((file) => pages.get(file) === name);
      return files.length > 0 ? files : [name];
    });
  // The record of a page must outlive a typing error, because of which it cannot be read just now, and
  // a move, until its old address leads somewhere.
  const unreadable = [...pages.keys()].filter(
    (file) => found.recorded[file] && !found.hashes[file] && fs.existsSync(path.join(ROOT, file)),
  );
  const kept = Object.fromEntries(
    [...unreadable, ...found.moved].map((file) => [file, found.recorded[file] ?? {}]),
  );
  const {sources, unknown} = updateSources(found.recorded, {...kept, ...found.hashes}, accepted);
  if (unknown.length > 0) {
    throw new Error(
      `Nothing is translated under ${unknown.join(', ')}. Name a page as docs/index.mdx, or a text by its key in i18n/fr/code.json.`,
    );
  }
  writeEnglish(english);
  fs.writeFileSync(path.join(ROOT, SOURCES_FILE), `${JSON.stringify(sources, null, 2)}\n`);
  const open = [...found.problems, ...findStale(sources, found.hashes, found.texts)];
  const pending = readPending(ROOT);
  const {done} = judge(pending, open);
  if (done.length > 0) {
    const left = Object.entries(pending).filter(([page]) => !done.includes(page));
    writePending(ROOT, Object.fromEntries(left));
  }
  const written = `wrote i18n/en and ${SOURCES_FILE}`;
  // Open translations are no failure here.
  if (open.length > 0) {
    console.log(`${formatProblems(open)}\n`);
    return {problems: [], summary: `${written}. To do for the translator: ${open.length}`};
  }
  return {problems: [], summary: `${written}. Nothing is left to translate.`};
}

runCheck('translations', async () => {
  const flag = {type: 'boolean', default: false} as const;
  const {values, positionals} = parseArgs({
    options: {update: flag, accept: flag, later: flag, help: flag},
    allowPositionals: true,
  });
  if (values.help) {
    return {problems: [], summary: USAGE};
  }
  if (values.later) {
    const pages = [...(selectPages(ROOT, positionals) ?? [])];
    const pending = postpone(readPending(ROOT), pages);
    writePending(ROOT, pending);
    const days = pages.map((page) => `${page} may be behind until ${pending[page]}`);
    return {problems: [], summary: days.join(', ') || USAGE};
  }
  const selected = values.update ? undefined : selectPages(ROOT, positionals);
  if (selected) {
    return checkSelected(selected);
  }
  if (values.accept !== positionals.length > 0) {
    throw new Error(USAGE);
  }
  const found = await inspect();
  return values.update ? update(found, positionals) : check(found);
});
