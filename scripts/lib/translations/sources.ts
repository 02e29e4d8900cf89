import {createHash} from 'node:crypto';
import type {MessageProblem} from './checkMessages';
import type {MessageFiles} from './messages';
import type {Section} from './outline';
import {listNames, type Problem} from './problem';
import {sortKeys} from './sortKeys';

/** Hashes of English texts by name: sections of a page, or keys of a message file. */
export type Hashes = Readonly<Record<string, string>>;

/** By translated file: what its English was when someone last translated or confirmed it. */
export type Sources = Readonly<Record<string, Hashes>>;

export const SOURCES_FILE = 'i18n/sources.json';

const isMessageFile = (file: string): boolean => file.endsWith('.json');

/**
 * A short name for a text, the same for every line ending and indentation.
 * @returns Eight hexadecimal digits: chance meets at one in four billion, and only staleness hangs
 *   on it.
 */
export function hashText(text: string): string {
  const normal = text.trim().replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(normal).digest('hex').slice(0, 8);
}

/** @returns A hash per section, by its name. */
export function hashSections(sections: readonly Section[]): Hashes {
  return Object.fromEntries(sections.map(({name, text}) => [name, hashText(text)]));
}

/**
 * Hashes of the English behind every French message.
 * @param english `i18n/en`.
 * @param french `i18n/fr`; texts that it lacks have nothing to go stale.
 * @returns By path such as `i18n/fr/code.json`.
 */
export function hashMessages(english: MessageFiles, french: MessageFiles): Sources {
  return Object.fromEntries(
    [...french].map(([file, messages]) => [
      `i18n/fr/${file}`,
      Object.fromEntries(
        Object.keys(messages).flatMap((key) => {
          const source = english.get(file)?.[key];
          return source ? [[key, hashText(source.message)]] : [];
        }),
      ),
    ]),
  );
}

function describeChanges(recorded: Hashes, current: Hashes): string[] {
  const changed = Object.keys(current).filter(
    (name) => name in recorded && recorded[name] !== current[name],
  );
  const added = Object.keys(current).filter((name) => !(name in recorded));
  const removed = Object.keys(recorded).filter((name) => !(name in current));
  const describe = (what: string, names: readonly string[]): string[] =>
    names.length > 0 ? [`${what}: ${names.join(', ')}`] : [];
  return [
    ...describe('changed', changed),
    ...describe('added', added),
    ...describe('removed', removed),
  ];
}

/**
 * Finds translations that the record does not know.
 * @param recorded `i18n/sources.json`.
 * @param current Hashes of the English as it is, pages and messages.
 */
export function findUnrecorded(recorded: Sources, current: Sources): Problem[] {
  const files = Object.entries(current)
    .filter(([file, hashes]) => {
      const known = recorded[file];
      return !known || (isMessageFile(file) && Object.keys(hashes).some((key) => !(key in known)));
    })
    .map(([file]) => file);
  return files.length === 0
    ? []
    : [
        {
          file: SOURCES_FILE,
          text: `Translations that are not recorded yet: ${listNames(files)}.`,
          fix: 'run npm run translations and commit i18n/sources.json with the translation.',
        },
      ];
}

/**
 * Finds translated pages whose English moved on.
 * @param recorded `i18n/sources.json`.
 * @param current Hashes of the English as it is, by translated file.
 * @param englishOf Path of the English page of a translated file.
 */
export function findStalePages(
  recorded: Sources,
  current: Sources,
  englishOf: (file: string) => string,
): Problem[] {
  return Object.entries(current).flatMap(([file, hashes]) => {
    const known = recorded[file];
    const changes = known ? describeChanges(known, hashes) : [];
    return changes.length === 0
      ? []
      : [
          {
            file,
            text: `The English page moved on (${englishOf(file)}); ${changes.join('; ')}.`,
            fix: `bring these parts up to date, then run npm run translations -- --accept ${englishOf(file)}`,
          },
        ];
  });
}

/**
 * Finds French messages whose English moved on.
 * @param recorded `i18n/sources.json`.
 * @param current From hashMessages.
 * @param english `i18n/en`, to show the new text.
 */
export function findStaleMessages(
  recorded: Sources,
  current: Sources,
  english: MessageFiles,
): MessageProblem[] {
  return Object.entries(current).flatMap(([file, hashes]) => {
    const known = recorded[file] ?? {};
    const stale = Object.keys(hashes).filter((key) => key in known && known[key] !== hashes[key]);
    const messages = english.get(file.replace('i18n/fr/', '')) ?? {};
    return stale.map((key) => ({
      file,
      key,
      text: `${key}: the English text changed to “${messages[key]?.message ?? ''}”.`,
      fix: `bring the French up to date, then run npm run translations -- --accept ${key}`,
    }));
  });
}

export interface Acceptance {
  /** The record to write. */
  readonly sources: Sources;
  /** What was asked for and fits nothing. */
  readonly unknown: readonly string[];
}

/**
 * Brings the record up to date: new translations are recorded, accepted ones renewed, vanished ones
 * dropped. Others keep the hash they had, so that the gate goes on naming them.
 * @param recorded The record so far.
 * @param current Hashes of the English as it is, pages and messages.
 * @param accepted Translated files, or keys of messages, that someone has looked at.
 */
export function updateSources(
  recorded: Sources,
  current: Sources,
  accepted: readonly string[],
): Acceptance {
  const isAccepted = new Set(accepted);
  const update = (file: string, hashes: Hashes): Hashes => {
    const known = recorded[file];
    if (!known || isAccepted.has(file)) {
      return hashes;
    }
    if (!isMessageFile(file)) {
      return known;
    }
    const entries = Object.entries(hashes).map(([key, hash]) => {
      return [key, isAccepted.has(key) ? hash : (known[key] ?? hash)] as const;
    });
    return Object.fromEntries(entries);
  };
  const sources = Object.fromEntries(
    Object.entries(current).map(([file, hashes]) => {
      const updated = update(file, hashes);
      // Sections stay in the order of their page; the order of messages means nothing.
      return [file, isMessageFile(file) ? sortKeys(updated) : updated];
    }),
  );
  const names = new Set(
    Object.entries(current).flatMap(([file, hashes]) =>
      isMessageFile(file) ? [file, ...Object.keys(hashes)] : [file],
    ),
  );
  return {sources: sortKeys(sources), unknown: accepted.filter((name) => !names.has(name))};
}
