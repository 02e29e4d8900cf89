import {
  SOURCES_FILE,
  hashSections,
  type Sources,
  type Hashes,
} from '../../src/plugins/stale-sections/sections';
import type {Problem} from '../shared/problem';
import type {MessageFiles} from './messages';

/** The command that says that the translation of a page comes later. */
export const LATER = 'run npm run translations -- --later';

const isMessageFile = (file: string): boolean => file.endsWith('.json');

/** Texts that are added in all languages at once: a new one is not stale. */
const isKeyed = (file: string): boolean => isMessageFile(file) || file.includes('/content/');

/**
 * Hashes of the English behind every translated message.
 * @param english `i18n/en`.
 * @param language The locale of the translation.
 * @param translated Its folder below i18n/; texts that it lacks cannot go stale.
 * @returns By path such as `i18n/fr/code.json`.
 */
export function hashMessages(
  english: MessageFiles,
  language: string,
  translated: MessageFiles,
): Sources {
  return Object.fromEntries(
    [...translated].map(([file, messages]) => {
      const sources = Object.keys(messages).flatMap((key) => {
        const source = english.get(file)?.[key];
        return source ? [{name: key, text: source.message}] : [];
      });
      return [`i18n/${language}/${file}`, hashSections(sources)];
    }),
  );
}

/** The texts of the site, for the report on stale ones. */
export interface Texts {
  /** English pages by their translation. */
  readonly pages: ReadonlyMap<string, string>;
  /** `i18n/en`. */
  readonly english: MessageFiles;
  /** The other folders below i18n/, by locale. */
  readonly translated: ReadonlyMap<string, MessageFiles>;
}

/**
 * The English that a translation is from, as far as the record knows. A part that a known page has
 * gained is from none yet, whereas a new message is new in both languages.
 */
const recordedHash = (file: string, known: Hashes, name: string, hash: string): string =>
  known[name] ?? (isKeyed(file) ? hash : '');

/**
 * Finds translations that the record does not know, and those whose English has changed since.
 * @param recorded `i18n/sources.json`.
 * @param current Hashes of the English as it is, by translated file.
 * @param texts What the hashes are of.
 */
export function findStale(
  recorded: Sources,
  current: Sources,
  {pages, english, translated}: Texts,
): Problem[] {
  const unrecorded = Object.entries(current).filter(
    ([file, hashes]) =>
      !recorded[file] ||
      (isKeyed(file) && Object.keys(hashes).some((name) => !recorded[file]?.[name])),
  );
  const stale = Object.entries(current).flatMap(([file, hashes]): Problem[] => {
    const known = recorded[file];
    const names = Object.entries(hashes).flatMap(([name, hash]) =>
      known && recordedHash(file, known, name, hash) !== hash ? name : [],
    );
    const fix = (accepted: string): string =>
      `bring the translation up to date, then run npm run translations -- --accept ${accepted}`;
    if (isMessageFile(file)) {
      const [, language = '', ...rest] = file.split('/');
      const own = rest.join('/');
      return names.map((key) => ({
        file,
        line: translated.get(language)?.get(own)?.[key]?.line,
        text: `${key}: the English text changed to “${english.get(own)?.[key]?.message ?? ''}”.`,
        fix: fix(key),
      }));
    }
    const page = pages.get(file) ?? file;
    const text = `The English page moved on (${page}); changed: ${names.join(', ')}.`;
    const later = `; or, to let the English land alone, ${LATER} ${page}`;
    return names.length === 0 ? [] : [{file, text, fix: `${fix(page)}${later}`}];
  });
  const names = unrecorded.map(([file]) => file).slice(0, 5);
  const text = `${unrecorded.length} translations are not recorded yet: ${names.join(', ')}.`;
  const fix = `run npm run translations and commit ${SOURCES_FILE} with the translation.`;
  return unrecorded.length === 0 ? stale : [...stale, {file: SOURCES_FILE, text, fix}];
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
  const sources = Object.entries(current).map(([file, hashes]) => {
    const known = recorded[file];
    const renewed = Object.entries(hashes).map(([name, hash]) => {
      const isAccepted =
        accepted.includes(file) || (isMessageFile(file) && accepted.includes(name));
      return [name, known && !isAccepted ? recordedHash(file, known, name, hash) : hash];
    });
    return [file, sortKeys(Object.fromEntries(renewed) as Hashes)] as const;
  });
  const names = sources.flatMap(([file, hashes]) =>
    isMessageFile(file) ? [file, ...Object.keys(hashes)] : file,
  );
  return {
    sources: sortKeys(Object.fromEntries(sources)),
    unknown: accepted.filter((name) => !names.includes(name)),
  };
}
