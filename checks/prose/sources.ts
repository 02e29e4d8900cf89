import fs from 'node:fs';
import path from 'node:path';
import {DESCRIPTION_FILE, overlayFile} from '../api/description';
import {findTwins, isDataFile} from '../shared/pages';
import {BYTE_ORDER_MARK, type Problem} from '../shared/problem';
import {
  PAGE_FIELDS,
  readCaptions,
  readCode,
  readMessages,
  readPage,
  readYaml,
  type Run,
} from './prose';
import type {Scope} from './rules';

/** A file with texts. */
export interface ProseFile {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly scope: Scope;
  readonly read: (source: string) => Iterable<Run>;
}

const CODE_FOLDERS = ['checks', 'media', 'sandbox', 'scripts', 'src', 'tests'];

/** Whose messages are for the people who write and build the site. */
const HAS_MESSAGES = /^(?:checks|media|sandbox|scripts|src\/(?:config|plugins))\//;

const isCode = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !file.includes('node_modules/');

function below(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => !file.includes('/node_modules/'));
}

const filesOf = (root: string, folder: string, end: string): string[] =>
  below(root, folder).filter((file) => file.endsWith(end));

/** Values of the data files that are no texts. */
const isTextField = (name: string): boolean => !['id', 'monthly', 'to'].includes(name);

/** @returns Every file with texts, in both languages, and the code with its comments. */
export function findProse(root: string): ProseFile[] {
  const pages = findTwins(root, 'fr').flatMap(
    ({english, translated, hasEnglish, isTranslated}): ProseFile[] => {
      const read = isDataFile(english)
        ? (source: string) => readYaml(source, PAGE_FIELDS)
        : (source: string) => readPage(source);
      return [
        ...(hasEnglish ? [{file: english, scope: 'english' as const, read}] : []),
        ...(isTranslated ? [{file: translated, scope: 'french' as const, read}] : []),
      ];
    },
  );
  const api = [
    {file: DESCRIPTION_FILE, scope: 'english' as const, read: readYaml},
    {file: overlayFile('fr'), scope: 'french' as const, read: readYaml},
  ];
  const messages = ['en', 'fr'].flatMap((language) =>
    below(root, `i18n/${language}`)
      .filter((file) => file.endsWith('.json'))
      .map((file): ProseFile => {
        return language === 'en'
          ? {file, scope: 'english', read: (text) => readMessages(text, ['message', 'description'])}
          : {file, scope: 'french', read: (text) => readMessages(text)};
      }),
  );
  const content = [
    ...filesOf(root, 'src/data', '.yml').map((file) => ({file, scope: 'english' as const})),
    ...filesOf(root, 'i18n/fr/content', '.yml').map((file) => ({file, scope: 'french' as const})),
  ].map((own): ProseFile => ({...own, read: (source) => readYaml(source, {has: isTextField})}));
  const captions = below(root, 'static')
    .filter((file) => file.endsWith('.vtt'))
    .map((file): ProseFile => {
      const scope = file.includes('.fr.') ? 'french' : 'english';
      return {file, scope, read: readCaptions};
    });
  const own = [...fs.readdirSync(root), ...CODE_FOLDERS.flatMap((folder) => below(root, folder))];
  const readmes = own
    .filter((file) => /(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(file))
    .map((file): ProseFile => ({
      file,
      scope: 'english',
      read: (source) => readPage(source, false),
    }));
  const code = own.filter(isCode).map((file): ProseFile => {
    const hasMessages = HAS_MESSAGES.test(file) && !/__tests__|\.test\./.test(file);
    return {file, scope: 'comments', read: (source) => readCode(source, hasMessages)};
  });
  return [...pages, ...api, ...messages, ...content, ...captions, ...readmes, ...code];
}

/**
 * Reads a file with texts.
 * @param root The project's root.
 * @param file From the root.
 * @param isFixing Whether a byte order mark is removed from the file, and not reported.
 * @returns Its text without the mark, which would move each place in it by one.
 */
export function readSource(
  root: string,
  file: string,
  isFixing: boolean,
): {readonly source: string; readonly problems: readonly Problem[]} {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  if (!text.startsWith(BYTE_ORDER_MARK)) {
    return {source: text, problems: []};
  }
  const source = text.slice(BYTE_ORDER_MARK.length);
  if (isFixing) {
    fs.writeFileSync(path.join(root, file), source);
    return {source, problems: []};
  }
  const problem = 'The file begins with a byte order mark, which editors do not show.';
  const fix = 'save it as “UTF-8” instead of “UTF-8 with BOM”, or run npm run check:prose -- --fix';
  return {source, problems: [{file, line: 1, text: problem, fix}]};
}
