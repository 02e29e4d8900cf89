// `npm run check:translations` fails when a text of the site is missing, left over, stale or mistyped
// in a translation. `-- docs/quick-start.mdx` checks one page, without the texts of the code, which takes
// seconds. `npm run translations` brings i18n/en and the record of translated sources up to date and
// lists what is left to translate.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {projectRoot} from '../../scripts/lib/paths';
import {contentOptions} from '../../src/config/content';
import {defaultLocale, languageName, translatedLocales} from '../../src/config/locales';
import {redirects} from '../../src/config/redirects';
import {englishOf} from '../../src/lib/pageAddress';
import {loadContent} from '../../src/plugins/content/load';
import {hashSections, SOURCES_FILE, type Sources} from '../../src/plugins/stale-sections/sections';
import {DESCRIPTION_FILE, overlayFile, readYaml} from '../api/description';
import {collectTexts} from '../api/texts';
import {findMoved} from '../pages';
import {runCheck, type Outcome} from '../shared/command';
import {filesOf, selectPages} from '../shared/pages';
import {formatProblems, readJson, readText, type Problem} from '../shared/problem';
import {checkPages} from './checkPages';
import {EXCEPTIONS_FILE, readExceptions} from './exceptions';
import {extractEnglish, extractUsages, readThemeTexts} from './extraction';
import {checkMessages, checkUsages, readMessageFiles, type MessageFiles} from './messages';
import {judge, postpone, readPending, writePending} from './pending';
import {
  englishFileOf,
  findStale,
  hashMessages,
  sortKeys,
  updateSources,
  type Texts,
} from './sources';

const USAGE = `npm run translations
  extracts the English texts into i18n/en and lists what translations lack
npm run translations -- --accept <page or key> …
  after bringing a translation up to date: a page such as docs/index.mdx,
  or the key of a text such as home.hero.title
npm run translations -- --later <page> …
  to let the English of a page land before its translation`;

const fileOf = (name: string): string => path.join(projectRoot, name);

const record = fs.existsSync(fileOf(SOURCES_FILE))
  ? (readJson(fileOf(SOURCES_FILE)) as Sources)
  : {};

/** Translations that were recorded and are gone. */
const gone = Object.keys(record).filter((file) => englishOf(file) && !fs.existsSync(fileOf(file)));

/** Texts of src/data and of the API in a language; check:api finds those that an overlay lacks. */
async function readData(language: string): Promise<Texts> {
  const {sources, problems} = loadContent(projectRoot, language, defaultLocale, contentOptions);
  const {document} = await readYaml(fileOf(DESCRIPTION_FILE));
  const api = collectTexts(document.parsed).filter(({isProse}) => isProse);
  const hashes = Object.entries(sources).map(([file, {texts}]) => {
    const sections = Object.entries(texts).map(([name, entry]) => ({
      name,
      text: JSON.stringify(entry),
    }));
    return [file, hashSections(sections)] as const;
  });
  return {
    hashes: {...Object.fromEntries(hashes), [overlayFile(language)]: hashSections(api)},
    problems,
  };
}

/** Texts of the code in a language. */
async function readMessages(language: string, extracted: MessageFiles): Promise<Texts> {
  const {sameText} = readExceptions(fileOf(EXCEPTIONS_FILE));
  const themeTexts = await readThemeTexts(language);
  const files = readMessageFiles(fileOf(`i18n/${language}`));
  return {
    hashes: hashMessages(extracted, language, files),
    problems: checkMessages(language, extracted, files, {sameText, themeTexts}),
  };
}

/**
 * Reads all texts of the site in all languages and checks them.
 * @throws Error with what is wrong with pages by themselves: Docusaurus, which extracts the texts of the
 * code, takes longer, and stops at such a page without its line.
 */
async function readAll(): Promise<{texts: Texts; extracted: MessageFiles}> {
  const {faults, ...pages} = checkPages(projectRoot);
  if (faults.length > 0) {
    throw new Error(`${formatProblems(faults)}\n\npages: ${faults.length} to fix`);
  }
  const extracted = await extractEnglish(projectRoot);
  const others = translatedLocales.flatMap((language) => [
    readData(language),
    readMessages(language, extracted),
  ]);
  const parts = [pages, ...(await Promise.all(others))];
  const moved = findMoved(
    gone.flatMap((file) => englishOf(file) ?? []),
    redirects,
  );
  return {
    extracted,
    texts: {
      hashes: Object.assign({}, ...parts.map(({hashes}) => hashes)) as Sources,
      problems: [
        ...moved,
        ...checkUsages(await extractUsages(projectRoot)),
        ...parts.flatMap(({problems}) => problems),
      ],
    },
  };
}

/** Problems of translations, and texts that are behind their English by the record. */
const findOpen = ({hashes, problems}: Texts, sources = record): Problem[] => [
  ...problems,
  ...findStale(sources, hashes),
];

/** Checks some pages, without the texts of the code. */
function checkSelected(selected: ReadonlySet<string>): Outcome {
  const files = filesOf(projectRoot, selected);
  const isOwn = ({file}: Problem): boolean => files.includes(file);
  const {faults, ...texts} = checkPages(projectRoot);
  const {problems, warnings} = judge(readPending(projectRoot), findOpen(texts));
  return {
    problems: [...faults, ...problems].filter(isOwn),
    warnings: warnings.filter(isOwn),
    summary: files.join(', '),
  };
}

/**
 * Finds the files of i18n/en that are not as the code says, each with the texts that it should have: in the order of
 * their ids, since that of extraction is the file system's and would make diffs noisy.
 */
function findChanged(extracted: MessageFiles): (readonly [file: string, texts?: string])[] {
  const folder = `i18n/${defaultLocale}`;
  const written = readMessageFiles(fileOf(folder));
  const names = [...new Set([...written.keys(), ...extracted.keys()])];
  return names.flatMap((name): [file: string, texts?: string][] => {
    const file = `${folder}/${name}`;
    const english = extracted.get(name);
    if (!english) {
      return [[file]];
    }
    const texts = Object.entries(english).map(
      ([key, {message, description}]) => [key, {message, description}] as const,
    );
    const wanted = `${JSON.stringify(sortKeys(Object.fromEntries(texts)), null, 2)}\n`;
    return written.has(name) && readText(fileOf(file)) === wanted ? [] : [[file, wanted]];
  });
}

/** Open translations are no failure here. */
async function update(names: readonly string[]): Promise<Outcome> {
  const {texts, extracted} = await readAll();
  const {hashes} = texts;
  const accepted = names
    .map((name) => name.replaceAll('\\', '/').replace(/^\.\//, ''))
    .flatMap((name) => {
      const files = Object.keys(hashes).filter((file) => englishFileOf(file) === name);
      return files.length > 0 ? files : [name];
    });
  // The record of a page must outlive a move, until its old address leads somewhere.
  const kept = gone.filter((file) => findMoved([englishOf(file) ?? ''], redirects).length > 0);
  const current = {
    ...Object.fromEntries(kept.map((file) => [file, record[file] ?? {}])),
    ...hashes,
  };
  const sources = updateSources(record, current, accepted);
  for (const [file, wanted] of findChanged(extracted)) {
    fs.rmSync(fileOf(file), {force: true});
    if (wanted !== undefined) {
      fs.mkdirSync(path.dirname(fileOf(file)), {recursive: true});
      fs.writeFileSync(fileOf(file), wanted);
    }
  }
  fs.writeFileSync(fileOf(SOURCES_FILE), `${JSON.stringify(sources, null, 2)}\n`);
  const open = findOpen(texts, sources);
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
  const {texts, extracted} = await readAll();
  const {problems, warnings} = judge(readPending(projectRoot), findOpen(texts));
  const changed = findChanged(extracted).map(([file, wanted = '']) => {
    const lines = wanted.split('\n');
    const written = fs.existsSync(fileOf(file)) ? readText(fileOf(file)).split('\n') : [];
    return {
      file,
      line: written.findIndex((line, index) => line !== lines[index]) + 1,
      text: 'From here on, its texts are not those of the code.',
      fix: 'run npm run translations and commit i18n/en.',
    };
  });
  return {
    problems: [...problems, ...changed],
    warnings,
    summary: `${Object.keys(texts.hashes).length} files are translated into ${translatedLocales.map(languageName).join(', ')}`,
  };
});
