import {createHash} from 'node:crypto';
import type {Problem} from '../shared/problem';
import {listNames, type MessageFiles} from './messages';

/** Hashes of English texts by name: sections of a page, or keys of a message file. */
export type Hashes = Readonly<Record<string, string>>;

/** By translated file: its English when someone last translated or confirmed it. */
export type Sources = Readonly<Record<string, Hashes>>;

export const SOURCES_FILE = 'i18n/sources.json';

const isMessageFile = (file: string): boolean => file.endsWith('.json');

/**
 * A short name for a text, the same for every line ending and indentation.
 * @returns Eight hexadecimal digits: two texts share them once in four billion.
 */
export function hashText(text: string): string {
  const normal = text.trim().replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(normal).digest('hex').slice(0, 8);
}

/** @returns A hash per section, by its name. */
export function hashSections(
  sections: readonly {readonly name: string; readonly text: string}[],
): Hashes {
  return Object.fromEntries(sections.map(({name, text}) => [name, hashText(text)]));
}

/**
 * Hashes of the English behind every French message.
 * @param english `i18n/en`.
 * @param french `i18n/fr`; texts that it lacks cannot go stale.
 * @returns By path such as `i18n/fr/code.json`.
 */
export function hashMessages(english: MessageFiles, french: MessageFiles): Sources {
  return Object.fromEntries(
    [...french].map(([file, messages]) => {
      const sources = Object.keys(messages).flatMap((key) => {
        const source = english.get(file)?.[key];
        return source ? [{name: key, text: source.message}] : [];
      });
      return [`i18n/fr/${file}`, hashSections(sources)];
    }),
  );
}

/** What the report says of a stale translation besides its name. */
export interface Origin {
  /** Path of the English page of a translated file. */
  readonly englishOf: (file: string) => string;
  /** The English text of a message and the line of its French one. */
  readonly messageOf: (
    file: string,
    key: string,
  ) => {readonly message: string; readonly line?: number};
}

/**
 * Finds translations that the record does not know, and those whose English has changed since.
 * @param recorded `i18n/sources.json`.
 * @param current Hashes of the English as it is, by translated file.
 * @param origin Where the English of each comes from.
 */
export function findStale(recorded: Sources, current: Sources, origin: Origin): Problem[] {
  const unrecorded: string[] = [];
  const stale = Object.entries(current).flatMap(([file, hashes]): Problem[] => {
    const known = recorded[file];
    const names = Object.keys(hashes);
    const added = names.filter((name) => !(known && name in known));
    const changed = names.filter((name) => known && name in known && known[name] !== hashes[name]);
    if (!known || (isMessageFile(file) && added.length > 0)) {
      unrecorded.push(file);
    }
    if (isMessageFile(file)) {
      return changed.map((key) => {
        const {message, line} = origin.messageOf(file, key);
        return {
          file,
          ...(line === undefined ? {} : {line}),
          text: `${key}: the English text changed to “${message}”.`,
          fix: `bring the French up to date, then run npm run translations -- --accept ${key}`,
        };
      });
    }
    const removed = Object.keys(known ?? {}).filter((name) => !(name in hashes));
    const changes = Object.entries({changed, added: known ? added : [], removed})
      .filter(([, sections]) => sections.length > 0)
      .map(([what, sections]) => `${what}: ${sections.join(', ')}`);
    return changes.length === 0
      ? []
      : [
          {
            file,
            text: `The English page moved on (${origin.englishOf(file)}); ${changes.join('; ')}.`,
            fix: `bring these parts up to date, then run npm run translations -- --accept ${origin.englishOf(file)}`,
          },
        ];
  });
  return unrecorded.length === 0
    ? stale
    : [
        ...stale,
        {
          file: SOURCES_FILE,
          text: `Translations that are not recorded yet: ${listNames(unrecorded)}.`,
          fix: 'run npm run translations and commit i18n/sources.json with the translation.',
        },
      ];
}

/** @returns The same entries in the order of their keys, so that files written twice are equal. */
export function sortKeys<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Brings the record up to date: new translations are recorded, accepted ones renewed, vanished ones
 * dropped. Others keep the hash they had, so that the check goes on naming them.
 * @param recorded The record so far.
 * @param current Hashes of the English as it is, pages and messages.
 * @param accepted Translated files, or keys of messages, that someone has looked at.
 * @returns The record to write, and what was accepted but does not exist.
 */
export function updateSources(
  recorded: Sources,
  current: Sources,
  accepted: readonly string[],
): {readonly sources: Sources; readonly unknown: readonly string[]} {
  const files = Object.entries(current).map(([file, hashes]): [string, Hashes] => {
    const known = recorded[file];
    if (!known || accepted.includes(file)) {
      return [file, hashes];
    }
    const keep = ([key, hash]: [string, string]): [string, string] =>
      accepted.includes(key) ? [key, hash] : [key, known[key] ?? hash];
    return [
      file,
      isMessageFile(file) ? Object.fromEntries(Object.entries(hashes).map(keep)) : known,
    ];
  });
  const names = new Set(
    Object.entries(current).flatMap(([file, hashes]) =>
      isMessageFile(file) ? [file, ...Object.keys(hashes)] : [file],
    ),
  );
  return {
    // Sections stay in the order of their page; the order of messages means nothing.
    sources: sortKeys(
      Object.fromEntries(
        files.map(([file, hashes]) => [file, isMessageFile(file) ? sortKeys(hashes) : hashes]),
      ),
    ),
    unknown: accepted.filter((name) => !names.has(name)),
  };
}
