import fs from 'node:fs';
import {filesBelow} from '../../scripts/lib/paths';
import {DESCRIPTION_FILE, overlayFile} from '../api/description';
import {findTwins, isDataFile} from '../shared/pages';
import * as prose from './prose';
import type {Scope} from './rules';

/** A file with texts. */
interface ProseFile {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly scope: Scope;
  readonly read: (source: string) => Iterable<prose.Run>;
}

const CODE_FOLDERS = ['checks', 'media', 'sandbox', 'scripts', 'src', 'tests'];

/** Whose messages are for the people who write and build the site. */
const HAS_MESSAGES = /^(?:checks|media|sandbox|scripts|src\/(?:config|plugins))\//;

const GLOSSARY = 'src/data/glossary.yml';

/** Values of the data files that are no texts; French terms are read apart. */
const isTextField = (name: string): boolean =>
  !['id', 'monthly', 'to', 'fr', 'avoidEn', 'avoidFr'].includes(name);

/** Reads each file of a folder whose name ends so. */
const filesIn = (
  root: string,
  folder: string,
  name: RegExp,
  scope: Scope,
  read: ProseFile['read'],
): ProseFile[] => filesBelow(root, folder, name).map((file) => ({file, scope, read}));

/** @returns Every file with texts, in both languages, and the code with its comments. */
export function findProse(root: string): ProseFile[] {
  const pages = findTwins(root, 'fr').flatMap(
    ({english, translated, hasEnglish, isTranslated}): ProseFile[] => {
      const read: ProseFile['read'] = isDataFile(english)
        ? (source) => prose.readYaml(source, prose.PAGE_FIELDS)
        : (source) => prose.readPage(source);
      return [
        ...(hasEnglish ? [{file: english, scope: 'english' as const, read}] : []),
        ...(isTranslated ? [{file: translated, scope: 'french' as const, read}] : []),
      ];
    },
  );
  const readData: ProseFile['read'] = (source) => prose.readYaml(source, {has: isTextField});
  const readEnglish: ProseFile['read'] = (source) =>
    prose.readMessages(source, ['message', 'description']);
  const sources = [
    ...fs.readdirSync(root),
    ...CODE_FOLDERS.flatMap((folder) => filesBelow(root, folder, /./)),
  ];
  const readmes = sources.filter((file) => /(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(file));
  const code = sources.filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file));
  return [
    ...pages,
    {file: DESCRIPTION_FILE, scope: 'english', read: (source) => prose.readYaml(source)},
    {file: overlayFile('fr'), scope: 'french', read: (source) => prose.readYaml(source)},
    ...filesIn(root, 'i18n/en', /\.json$/, 'english', readEnglish),
    ...filesIn(root, 'i18n/fr', /\.json$/, 'french', (source) => prose.readMessages(source)),
    ...filesIn(root, 'src/data', /\.yml$/, 'english', readData),
    {file: GLOSSARY, scope: 'french', read: (source) => prose.readYaml(source, new Set(['fr']))},
    ...filesIn(root, 'i18n/fr/content', /\.yml$/, 'french', readData),
    ...filesIn(root, 'static', /\.en\..+\.vtt$/, 'english', prose.readCaptions),
    ...filesIn(root, 'static', /\.fr\..+\.vtt$/, 'french', prose.readCaptions),
    ...readmes.map((file): ProseFile => ({
      file,
      scope: 'english',
      read: (source) => prose.readPage(source, false),
    })),
    ...code.map((file): ProseFile => {
      const hasMessages = HAS_MESSAGES.test(file) && !/__tests__|\.test\./.test(file);
      return {file, scope: 'comments', read: (source) => prose.readCode(source, hasMessages)};
    }),
  ];
}
