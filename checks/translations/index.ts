// `npm run check:translations` fails when a text of the site is missing, left over, stale or mistyped
// in a translation. `-- docs/quick-start.mdx` checks one page, without the texts of the code, which takes
// seconds. `npm run translations` brings i18n/en and the record of translated sources up to date and
// lists what is left to translate.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {projectRoot} from '../../scripts/lib/paths';
import sidebars from '../../sidebars';
import {contentOptions} from '../../src/config/content';
import {defaultLocale, languageName, translatedLocales} from '../../src/config/locales';
import {redirects} from '../../src/config/redirects';
import {englishOf} from '../../src/lib/pageAddress';
import {loadContent} from '../../src/plugins/content/load';
import {hashSections, SOURCES_FILE, type Sources} from '../../src/plugins/stale-sections/sections';
import {DESCRIPTION_FILE, overlayFile, readYaml} from '../api/description';
import {collectTexts} from '../api/texts';
import {findMoved, findUnlisted} from '../pages';
import {runCheck, type Outcome} from '../shared/command';
import {filesOf, isDataFile, selectPages} from '../shared/pages';
import {formatProblems, readJson, type Problem} from '../shared/problem';
import {checkPages} from './checkPages';
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
import {findStale, hashMessages, sortKeys, updateSources} from './sources';

const USAGE = `npm run translations
  extracts the English texts into i18n/en and lists what translations lack
npm run translations -- --accept <page or key> …
  after bringing a translation up to date: a page such as docs/index.mdx,
  or the key of a text such as home.hero.title
npm run translations -- --later <page> …
  to let the English of a page land before its translation`;

/** The texts of the site, or of its pages alone. */
interface Texts {
  /** Hashes of the English as it is, by translated file. */
  readonly hashes: Sources;
  /** Files of the English, by translated file. */
  readonly english: ReadonlyMap<string, string>;
  /** Pages that are wrong by themselves. */
  readonly faults: readonly Problem[];
  /** Everything else but staleness, which depends on the record. */
  readonly problems: readonly Problem[];
}

const fileOf = (name: string): string => path.join(projectRoot, name);

const messagesOf = (language: string): MessageFiles => readMessageFiles(fileOf(`i18n/${language}`));

const record = fs.existsSync(fileOf(SOURCES_FILE))
  ? (readJson(fileOf(SOURCES_FILE)) as Sources)
  : {};

/** Translations that were recorded and are gone. */
const gone = Object.keys(record).filter((file) => englishOf(file) && !fs.existsSync(fileOf(file)));

function readPages(): Texts {
  const {twins, faults, problems, hashes} = checkPages(projectRoot);
  const documents = twins
    .filter(({hasEnglish, english}) => hasEnglish && english.startsWith('docs/'))
    .map(({english}) => english)
    .filter((english) => !isDataFile(english));
  return {
    ...{hashes, problems},
    faults: [...findUnlisted([...new Set(documents)], sidebars), ...faults],
    english: new Map(twins.map(({translated, english}) => [translated, english])),
  };
}

/** Texts of src/data and of the API in a language; check:api finds those that an overlay lacks. */
async function readData(language: string): Promise<Texts> {
  const {sources, problems} = loadContent(projectRoot, language, defaultLocale, contentOptions);
  const {document} = await readYaml(fileOf(DESCRIPTION_FILE));
  const api = collectTexts(document.parsed).filter(({isProse}) => isProse);
  const overlay = overlayFile(language);
  const hashes = Object.entries(sources).map(([file, {texts}]) => {
    const sections = Object.entries(texts).map(([name, entry]) => ({
      name,
      text: JSON.stringify(entry),
    }));
    return [file, hashSections(sections)] as const;
  });
  return {
    hashes: {...Object.fromEntries(hashes), [overlay]: hashSections(api)},
    english: new Map([
      ...Object.entries(sources).map(([file, source]) => [file, source.file] as const),
      [overlay, DESCRIPTION_FILE],
    ]),
    ...{problems, faults: []},
  };
}

/** Texts of the code, and what is wrong with their translations. */
async function readMessages(extracted: MessageFiles): Promise<Texts> {
  const {sameText} = readExceptions(fileOf(EXCEPTIONS_FILE));
  const languages = translatedLocales.map(async (language) => ({
    language,
    files: messagesOf(language),
    themeTexts: await readThemeTexts(language),
  }));
  const translated = await Promise.all(languages);
  return {
    hashes: Object.assign(
      {},
      ...translated.map(({language, files}) => hashMessages(extracted, language, files)),
    ) as Sources,
    english: new Map(),
    faults: [],
    problems: [
      ...checkUsages(await extractUsages(projectRoot)),
      ...translated.flatMap(({language, files, themeTexts}) =>
        checkMessages(language, extracted, files, {sameText, themeTexts}),
      ),
    ],
  };
}

/**
 * Reads all texts of the site in all languages and checks them.
 * @throws Error with what is wrong with pages by themselves: Docusaurus, which extracts the texts of the
 * code, takes longer, and stops at such a page without its line.
 */
async function readAll(pages: Texts): Promise<{texts: Texts; extracted: MessageFiles}> {
  if (pages.faults.length > 0) {
    throw new Error(`${formatProblems(pages.faults)}\n\npages: ${pages.faults.length} to fix`);
  }
  const extracted = await extractEnglish(projectRoot);
  const data = await Promise.all(translatedLocales.map(readData));
  const parts = [pages, ...data, await readMessages(extracted)];
  const moved = findMoved(
    gone.flatMap((file) => englishOf(file) ?? []),
    redirects,
  );
  return {
    extracted,
    texts: {
      hashes: Object.assign({}, ...parts.map(({hashes}) => hashes)) as Sources,
      english: new Map(parts.flatMap(({english}) => [...english])),
      faults: [],
      problems: [...moved, ...parts.flatMap(({problems}) => problems)],
    },
  };
}

function judgeAll({hashes, english, faults, problems}: Texts): Outcome {
  const stale = findStale(record, hashes, english);
  const judged = judge(readPending(projectRoot), [...problems, ...stale]);
  return {
    problems: [...faults, ...judged.problems],
    warnings: judged.warnings,
    summary: `${Object.keys(hashes).length} files are translated into ${translatedLocales.map(languageName).join(', ')}`,
  };
}

/** Checks some pages, without the texts of the code. */
function checkSelected(selected: ReadonlySet<string>): Outcome {
  const files = filesOf(projectRoot, selected);
  const isOwn = ({file}: Problem): boolean => files.includes(file);
  const {problems, warnings = []} = judgeAll(readPages());
  return {
    problems: problems.filter(isOwn),
    warnings: warnings.filter(isOwn),
    summary: files.join(', '),
  };
}

/**
 * Writes the extracted texts, as `docusaurus write-translations` would into an empty folder, but in
 * the order of their ids: that of extraction is the file system's and would make diffs noisy.
 */
function writeEnglish(extracted: MessageFiles): void {
  const folder = fileOf(`i18n/${defaultLocale}`);
  const isWritten = (name: string): boolean => name !== BUILD_TEXTS;
  for (const name of [...messagesOf(defaultLocale).keys()].filter(isWritten)) {
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

/** Open translations are no failure here. */
async function update(names: readonly string[]): Promise<Outcome> {
  const {texts, extracted} = await readAll(readPages());
  const {english, hashes, problems} = texts;
  const accepted = names
    .map((name) => name.replaceAll('\\', '/').replace(/^\.\//, ''))
    .flatMap((name) => {
      const files = [...english.keys()].filter((file) => english.get(file) === name);
      return files.length > 0 ? files : [name];
    });
  // The record of a page must outlive a move, until its old address leads somewhere.
  const kept = gone.filter((file) => findMoved([englishOf(file) ?? ''], redirects).length > 0);
  const current = {
    ...Object.fromEntries(kept.map((file) => [file, record[file] ?? {}])),
    ...hashes,
  };
  const sources = updateSources(record, current, accepted);
  writeEnglish(extracted);
  fs.writeFileSync(fileOf(SOURCES_FILE), `${JSON.stringify(sources, null, 2)}\n`);
  const open = [...problems, ...findStale(sources, hashes, english)];
  const pending = readPending(projectRoot);
  const {done} = judge(pending, open);
  const left = Object.entries(pending).filter(([page]) => !done.includes(page));
  writePending(projectRoot, Object.fromEntries(left));
  console.log(formatProblems(open));
  return {
    problems: [],
    summary: `wrote i18n/en and ${SOURCES_FILE}; to do for the translator: ${open.length}`,
  };
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
    const pages = [...(selectPages(projectRoot, positionals) ?? [])];
    const pending = postpone(readPending(projectRoot), pages);
    writePending(projectRoot, pending);
    const days = pages.map((page) => `${page} may be behind until ${pending[page]}`);
    return {problems: [], summary: days.join(', ') || USAGE};
  }
  if (values.update) {
    if (values.accept !== positionals.length > 0) {
      throw new Error(USAGE);
    }
    return update(positionals);
  }
  const selected = selectPages(projectRoot, positionals);
  if (selected) {
    return checkSelected(selected);
  }
  const {texts, extracted} = await readAll(readPages());
  const outcome = judgeAll(texts);
  const english = compareEnglish(messagesOf(defaultLocale), extracted);
  return {...outcome, problems: [...outcome.problems, ...english]};
});
