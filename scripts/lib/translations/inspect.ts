import fs from 'node:fs';
import path from 'node:path';
import {DESCRIPTION_FILE, OVERLAY_FILE, readYaml} from '../../../checks/api/description';
import {hashTexts} from '../../../checks/api/texts';
import {projectRoot} from '../paths';
import {checkMessages, type MessageProblem} from './checkMessages';
import {checkPages, type PageCheck} from './checkPages';
import {EXCEPTIONS_FILE, readExceptions, type Exceptions} from './exceptions';
import {extractMessages, extractUsages} from './extraction';
import {lineOfKey, readMessageFiles, type MessageFiles} from './messages';
import type {Problem} from './problem';
import {readJson} from './readJson';
import {
  findStaleMessages,
  findStalePages,
  findUnrecorded,
  hashMessages,
  SOURCES_FILE,
  type Sources,
} from './sources';
import {checkUsages} from './usages';

export interface Inspection {
  /** What the code says, freshly extracted. */
  readonly extracted: MessageFiles;
  /** `i18n/en` as committed. */
  readonly english: MessageFiles;
  readonly french: MessageFiles;
  readonly exceptions: Exceptions;
  readonly recorded: Sources;
  /** Hashes of the English as it is, by translated file. */
  readonly pageHashes: Sources;
  readonly messageHashes: Sources;
  readonly twins: PageCheck['twins'];
  /** Everything but staleness, which depends on what is being accepted. */
  readonly problems: readonly Problem[];
}

function readRecorded(): Sources {
  const file = path.join(projectRoot, SOURCES_FILE);
  return fs.existsSync(file) ? (readJson(file) as Sources) : {};
}

function withLine({key, ...rest}: MessageProblem): Problem {
  const file = path.join(projectRoot, rest.file);
  const line = fs.existsSync(file) ? lineOfKey(fs.readFileSync(file, 'utf8'), key) : undefined;
  return line === undefined ? rest : {...rest, line};
}

/**
 * Everything that a translator has to mend.
 * @param found What inspect() found.
 * @param recorded The record of translated sources, as it is or as it is about to be written.
 */
export function openProblems(found: Inspection, recorded: Sources): Problem[] {
  const englishOf = new Map(found.twins.map(({english, french}) => [french, english]));
  return [
    ...found.problems,
    ...findUnrecorded(recorded, {...found.pageHashes, ...found.messageHashes}),
    ...findStalePages(recorded, found.pageHashes, (file) => englishOf.get(file) ?? file),
    ...findStaleMessages(recorded, found.messageHashes, found.extracted).map((problem) =>
      withLine(problem),
    ),
  ];
}

/** Entries of exceptions.json that let nothing pass any more. */
function checkExceptions(exceptions: Exceptions, extracted: MessageFiles): Problem[] {
  const texts = new Set(
    [...extracted.values()].flatMap((messages) => Object.values(messages).map((m) => m.message)),
  );
  return Object.keys(exceptions.sameText)
    .filter((text) => !texts.has(text))
    .map((text) => ({
      file: EXCEPTIONS_FILE,
      text: `sameText lists “${text}”, which no English text says any more.`,
      fix: 'remove the entry.',
    }));
}

/**
 * Reads all texts of the site in both languages and checks them.
 * @returns What was found, and what the two commands need to go on.
 */
export async function inspect(): Promise<Inspection> {
  const [extracted, frenchDefaults, usages] = await Promise.all([
    extractMessages('en'),
    extractMessages('fr'),
    extractUsages(),
  ]);
  const french = readMessageFiles(path.join(projectRoot, 'i18n', 'fr'));
  const exceptions = readExceptions(path.join(projectRoot, EXCEPTIONS_FILE));
  const pages = checkPages(projectRoot, exceptions);
  const api = await readYaml(path.join(projectRoot, DESCRIPTION_FILE));
  return {
    extracted,
    english: readMessageFiles(path.join(projectRoot, 'i18n', 'en')),
    french,
    exceptions,
    recorded: readRecorded(),
    pageHashes: {...pages.hashes, [OVERLAY_FILE]: hashTexts(api.document.parsed)},
    messageHashes: hashMessages(extracted, french),
    // What French lacks of the API's texts, check:api says; here it can only go stale.
    twins: [
      ...pages.twins,
      {english: DESCRIPTION_FILE, french: OVERLAY_FILE, hasEnglish: true, hasFrench: true},
    ],
    problems: [
      ...checkUsages(usages),
      ...checkMessages({english: extracted, french, frenchDefaults, exceptions}).map((problem) =>
        withLine(problem),
      ),
      ...pages.problems,
      ...checkExceptions(exceptions, extracted),
    ],
  };
}
