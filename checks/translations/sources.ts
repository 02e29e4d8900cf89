import {
  SOURCES_FILE,
  hashSections,
  type Hashes,
  type Sources,
} from '../../src/plugins/stale-sections/sections';
import {englishOf} from '../../src/lib/pageAddress';
import {DESCRIPTION_FILE} from '../api/description';
import type {Problem} from '../shared/problem';
import type {MessageFiles} from './messages';

/** Texts of the site, or of a part of it. */
export interface Texts {
  /** Hashes of the English as it is, by translated file. */
  readonly hashes: Sources;
  /** Everything but staleness, which depends on the record. */
  readonly problems: readonly Problem[];
}

/** The command that says that the translation of a page comes later. */
export const LATER = 'run npm run translations -- --later';

/** @returns The file of the English of a translated one; none for messages, which are known by their keys. */
export function englishFileOf(file: string): string | undefined {
  const data = /\/content\/(.+)$/.exec(file)?.[1];
  const other = file.startsWith('openapi/') ? DESCRIPTION_FILE : undefined;
  return englishOf(file) ?? (data === undefined ? other : `src/data/${data}`);
}

/** Texts that are added in all languages at once: a new one is not stale. */
const isKeyed = (file: string) => file.endsWith('.json') || file.includes('/content/');

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
      const sources = Object.keys(messages).flatMap((name) => {
        const text = english.get(file)?.[name]?.message;
        return text === undefined ? [] : [{name, text}];
      });
      return [`i18n/${language}/${file}`, hashSections(sources)];
    }),
  );
}

/**
 * The English that a translation is from, as far as the record knows. A part that a known page has
 * gained is from none yet, whereas a new message is new in both languages.
 */
const recordedHash = (file: string, known: Hashes, name: string, hash: string) =>
  known[name] ?? (isKeyed(file) ? hash : '');

/**
 * Finds translations that the record does not know, and those whose English has changed since.
 * @param recorded `i18n/sources.json`.
 * @param current Hashes of the English as it is, by translated file.
 */
export function findStale(recorded: Sources, current: Sources): Problem[] {
  const unrecorded = Object.keys(current).filter(
    (file) =>
      !recorded[file] ||
      (isKeyed(file) && Object.keys(current[file] ?? {}).some((name) => !recorded[file]?.[name])),
  );
  const stale = Object.entries(current).flatMap(([file, hashes]): Problem[] => {
    const known = recorded[file];
    const names = Object.entries(hashes).flatMap(([name, hash]) =>
      known && recordedHash(file, known, name, hash) !== hash ? name : [],
    );
    const page = englishFileOf(file);
    const later = page === undefined ? '' : `; or, to let the English land alone, ${LATER} ${page}`;
    const text = `The English moved on (${page ?? file.replace(/^i18n\/\w+/, 'i18n/en')}); changed: ${names.join(', ')}.`;
    const fix = `bring the translation up to date, then run npm run translations -- --accept ${page ?? names.join(' ')}${later}`;
    return names.length === 0 ? [] : [{file, text, fix}];
  });
  const names = unrecorded.slice(0, 5).join(', ');
  const text = `${unrecorded.length} translations are not recorded yet: ${names}.`;
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
 * @throws Error naming what was accepted and does not exist.
 */
export function updateSources(
  recorded: Sources,
  current: Sources,
  accepted: readonly string[],
): Sources {
  const known = Object.entries(current).flatMap(([file, hashes]) => [
    file,
    ...(file.endsWith('.json') ? Object.keys(hashes) : []),
  ]);
  const unknown = accepted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `Nothing is translated under ${unknown.join(', ')}. Name a page as docs/index.mdx, or a text by its key in i18n/fr/code.json.`,
    );
  }
  const sources = Object.entries(current).map(([file, hashes]) => {
    const before = recorded[file];
    const isAccepted = (name: string) =>
      accepted.includes(file) || (file.endsWith('.json') && accepted.includes(name));
    const renewed = Object.entries(hashes).map(([name, hash]) => [
      name,
      before && !isAccepted(name) ? recordedHash(file, before, name, hash) : hash,
    ]);
    return [file, sortKeys(Object.fromEntries(renewed) as Hashes)];
  });
  return sortKeys(Object.fromEntries(sources) as Sources);
}
